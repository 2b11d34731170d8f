import { expect, test } from 'vitest'
import { templatePlayer } from '../../../../content/templates/template-player.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import { endOf, keyFrom, type RideStep, rideRun } from './ride-run.ts'

const walls = (...boxes: readonly (readonly [id: string, position: number[], scale: number[]])[]) =>
  boxes.map(([id, position, scale]) =>
    frameEntity(id, {
      position: [position[0] ?? 0, position[1] ?? 0, position[2] ?? 0],
      scale: [scale[0] ?? 1, scale[1] ?? 1, scale[2] ?? 1],
    }),
  )
/** How far the feet are above the upper side of the lift, at most in any step from one on. */
const farthestOff = (steps: readonly RideStep[], half = 0.5, from = 0): number =>
  Math.max(...steps.slice(from).map(({ feet, lift }) => Math.abs(feet[1] - lift[1] - half)))

for (const hasPhysics of [false, true])
  for (const speed of [0.5, 1, 3, 12])
    test(`a lift takes up who stands on it at ${speed} m/s, ${hasPhysics ? 'with' : 'without'} the engine`, async () => {
      const steps = await rideRun({
        source: `await lift.glideTo({x: 0, y: ${0.5 + speed * 2}, z: 0}, 2)`,
        seconds: 2.5,
        hasPhysics,
      })
      expect(endOf(steps).feet).toEqual([0, 1 + speed * 2, 0])
      // It is a step behind, as whatever moves is after the player.
      expect(farthestOff(steps)).toBeLessThanOrEqual(speed / 60 + 1e-9)
    })

test('a lift takes down who stands on it, without a hop', async () => {
  const steps = await rideRun({
    source: 'await lift.glideTo({x: 0, y: 0.5, z: 0}, 2)',
    seconds: 2.5,
    from: [0, 7, 0],
    lift: { position: [0, 6.5, 0] },
  })
  expect(endOf(steps).feet).toEqual([0, 1, 0])
  expect(farthestOff(steps)).toBeLessThanOrEqual(0.05 + 1e-9)
  expect(steps.every(({ gait }) => gait === 'grounded')).toBe(true)
})

for (const hasPhysics of [false, true])
  test(`a ferry takes along who stands on it, ${hasPhysics ? 'with' : 'without'} the engine`, async () => {
    const steps = await rideRun({
      source: 'await lift.glideTo({x: 4, y: 0.5, z: 6}, 3)\nawait lift.glideTo({x: 0, y: 1.5, z: 6}, 1)',
      seconds: 4.5,
      from: [0.5, 1, -0.25],
      hasPhysics,
    })
    const { feet } = endOf(steps)
    expect(feet[0]).toBeCloseTo(0.5, 9)
    expect(feet[1]).toBe(2)
    expect(feet[2]).toBeCloseTo(5.75, 9)
    expect(steps.every(({ gait }) => gait === 'grounded')).toBe(true)
  })

test('a program that moves a ferry frame by frame takes the player along as well', async () => {
  const { feet } = endOf(
    await rideRun({ source: 'while (true) { lift.position.x += 0.05; await nextFrame() }', seconds: 2 }),
  )
  expect(feet[0]).toBeGreaterThan(5.8)
  expect(feet[1]).toBe(1)
})

test('on a ferry one walks as on the ground', async () => {
  const ride = (distance: number) =>
    rideRun({
      source: `await lift.glideTo({x: ${distance}, y: 0.5, z: 0}, 2)`,
      seconds: 2.2,
      lift: { scale: [12, 1, 12] },
      inputs: keyFrom('d', 30, 51),
    })
  const [still, moving] = [endOf(await ride(0)).feet, endOf(await ride(4)).feet]
  expect(still[0]).toBeGreaterThan(3)
  expect(moving[0]).toBeCloseTo(still[0] + 4, 9)
  expect(moving[1]).toBe(1)
})

test('a turning platform takes along who stands on it, around its middle', async () => {
  const steps = await rideRun({
    source: 'await lift.turnLeft(180, {seconds: 2})',
    seconds: 2.5,
    from: [1, 1, 0],
    lift: { scale: [4, 1, 4] },
  })
  const { feet } = endOf(steps)
  expect(feet[0]).toBeCloseTo(-1, 6)
  expect(feet[1]).toBe(1)
  expect(feet[2]).toBeCloseTo(0, 6)
})

test('a platform that leans takes along, upward and aside', async () => {
  const steps = await rideRun({
    source: 'await wait(0.5)\nawait lift.glideTo({x: 3, y: 3, z: 0}, 2)',
    seconds: 3,
    from: [0, 1.1, 0],
    lift: { scale: [4, 1, 4], rotation: [0, 0, 15] },
  })
  const { feet } = endOf(steps)
  expect(feet[0]).toBeCloseTo(3, 6)
  expect(feet[1]).toBeCloseTo(3 + 0.5 / Math.cos((15 * Math.PI) / 180), 6)
})

test('a thing in a group that moves takes along, and a player in that group is not moved twice', async () => {
  const group = frameEntity('group', { kind: 'group', components: {} })
  const source = "await scene.get('group').glideTo({x: 4, y: 2, z: 0}, 2)"
  const ride = (isIn: boolean) =>
    rideRun({
      source,
      seconds: 2.5,
      more: [group],
      lift: { parentId: 'group' },
      ...(isIn && { player: { parentId: 'group' } }),
    })
  const outside = endOf(await ride(false)).feet
  expect(outside[0]).toBeCloseTo(4, 9)
  expect(outside[1]).toBeCloseTo(3, 9)
  // Its place in the group.
  const inside = endOf(await ride(true)).feet
  expect(inside[0]).toBeCloseTo(0, 9)
  expect(inside[1]).toBeCloseTo(1, 9)
})

test('who jumps on a moving ferry comes down on the same place of it', async () => {
  const steps = await rideRun({
    source: 'await lift.glideTo({x: 12, y: 0.5, z: 0}, 3)',
    seconds: 3.2,
    inputs: keyFrom(' ', 40, 42),
  })
  expect(Math.max(...steps.map(({ feet }) => feet[1]))).toBeGreaterThan(2)
  const { feet } = endOf(steps)
  expect(feet[1]).toBe(1)
  expect(feet[0]).toBeCloseTo(12, 1)
})

for (const speed of [1, 3, 6])
  test(`who jumps on a lift that rises at ${speed} m/s comes off it and down on it again`, async () => {
    for (const step of [40, 41, 42, 43, 44]) {
      const steps = await rideRun({
        source: `await lift.glideTo({x: 0, y: ${0.5 + 4 * speed}, z: 0}, 4)`,
        seconds: 4.3,
        inputs: keyFrom(' ', step, step + 2),
      })
      expect(Math.max(...steps.map(({ feet, lift }) => feet[1] - lift[1] - 0.5))).toBeGreaterThan(1)
      expect(endOf(steps).feet).toEqual([0, 1 + 4 * speed, 0])
    }
  })

test('a lift takes up who stands on the ground above it', async () => {
  const steps = await rideRun({
    source: 'await lift.glideTo({x: 0, y: 2.5, z: 0}, 2)',
    seconds: 2.3,
    from: [0, 0, 0],
    lift: { position: [0, -0.8, 0] },
  })
  expect(endOf(steps).feet).toEqual([0, 3, 0])
})

test('a lift that presses somebody against a ceiling holds them there, and takes them down again', async () => {
  for (const leaning of [0, 10]) {
    const steps = await rideRun({
      source:
        'await lift.glideTo({x: 0, y: 2.2, z: 0}, 2)\nawait wait(1)\nawait lift.glideTo({x: 0, y: 0.5, z: 0}, 2)',
      seconds: 5.3,
      lift: { rotation: [0, 0, leaning] },
      more: walls(['ceiling', [0, 4.7, 0], [8, 1, 8]]),
      // Jumping there is in vain.
      inputs: keyFrom(' ', 150, 152),
    })
    const pressed = steps.slice(90, 200).map(({ feet }) => feet[1])
    expect(Math.max(...pressed)).toBeLessThanOrEqual(2)
    expect(Math.min(...pressed)).toBeGreaterThan(1.98)
    expect(new Set(pressed).size).toBe(1)
    const { feet } = endOf(steps)
    expect(feet[0]).toBe(0)
    expect(feet[1]).toBeCloseTo(0.5 + 0.5 / Math.cos((leaning * Math.PI) / 180), 6)
  }
})

test('a lift that goes through a ceiling lets go of somebody, who falls to the ground and no further', async () => {
  const steps = await rideRun({
    source: 'await lift.glideTo({x: 0, y: 12, z: 0}, 3)',
    seconds: 5,
    more: walls(['ceiling', [0, 4.7, 0], [8, 1, 8]]),
  })
  expect(Math.max(...steps.map(({ feet }) => feet[1]))).toBeLessThanOrEqual(2)
  expect(endOf(steps).feet).toEqual([0, 0, 0])
})

test('a ferry takes nobody into a wall', async () => {
  const steps = await rideRun({
    source: 'await lift.glideTo({x: 6, y: 0.5, z: 0}, 3)',
    seconds: 1.3,
    lift: { scale: [6, 1, 3] },
    more: walls(['wall', [2, 3, 0], [1, 4, 9]]),
  })
  const { feet } = endOf(steps)
  expect(feet[0]).toBeGreaterThan(0.7)
  expect(feet[0]).toBeLessThanOrEqual(0.8)
  expect(feet[1]).toBe(1)
})

test('what goes where the player goes does not drive it', async () => {
  const steps = await rideRun({
    source:
      'while (true) { lift.position.x = player.position.x; lift.position.z = player.position.z; await nextFrame() }',
    seconds: 2,
    inputs: { ...keyFrom('d', 20, 50) },
  })
  const still = await rideRun({
    source: '',
    seconds: 2,
    lift: { scale: [90, 1, 90] },
    inputs: { ...keyFrom('d', 20, 50) },
  })
  expect(endOf(still).feet[0]).toBeGreaterThan(4)
  expect(endOf(steps).feet[0]).toBeCloseTo(endOf(still).feet[0], 6)
})

test('a program that moves the player along with a ferry itself does not move it twice', async () => {
  const { feet } = endOf(
    await rideRun({
      source: 'while (true) { lift.position.x += 0.05; player.position.x += 0.05; await nextFrame() }',
      seconds: 2,
    }),
  )
  expect(feet[0]).toBeGreaterThan(5.8)
  expect(feet[0]).toBeLessThan(6.2)
})

test('what is put elsewhere at one bound, or is hidden, takes nobody along', async () => {
  for (const source of [
    'lift.goTo({x: 9, y: 4, z: 0})',
    'lift.visible = false\nlift.moveRight(3, {seconds: 1})',
  ]) {
    const steps = await rideRun({ source: `await wait(0.5)\n${source}`, seconds: 2 })
    expect(endOf(steps).feet).toEqual([0, 0, 0])
  }
})

test('what the player has on itself does not carry it away', async () => {
  const steps = await rideRun({
    source: '',
    seconds: 2,
    from: [0, 0.2, 0],
    lift: { parentId: 'player', position: [0, -0.1, 0], scale: [2, 0.2, 2] },
    inputs: keyFrom('d', 20, 30),
  })
  const stopped = steps[40]?.feet[0]
  expect(stopped).toBeGreaterThan(1)
  expect(endOf(steps).feet[0]).toBe(stopped)
})

test('a heavy thing that falls and is pushed takes along who stands on it, and comes to rest', async () => {
  const physics = { body: 'falling', mass: 500, friction: 0.5 }
  const steps = await rideRun({
    source: 'await wait(0.5)\nlift.velocity = {x: 4}',
    seconds: 5,
    lift: { components: { geometry: { primitive: 'box' }, physics } },
  })
  const [{ lift, feet }, before] = [endOf(steps), steps.at(-30)]
  expect(lift[0]).toBeGreaterThan(0.5)
  expect(feet[0]).toBeCloseTo(lift[0], 0)
  expect(feet[1]).toBeCloseTo(1, 1)
  expect(lift[0]).toBeCloseTo(before?.lift[0] ?? 0, 3)
})

test('the same ride again goes the same way, to the last digit', async () => {
  const ride = () =>
    rideRun({
      source:
        'lift.turnLeft(300, {seconds: 3})\nwhile (true) { await lift.glideTo({x: random(-3, 3), y: random(0.2, 3), z: 2}, 0.7) }',
      seconds: 4,
      inputs: { ...keyFrom(' ', 70, 72), ...keyFrom('w', 100, 110) },
    })
  const [once, again] = [await ride(), await ride()]
  expect(again).toEqual(once)
  expect(new Set(once.map(({ feet }) => feet[1])).size).toBeGreaterThan(100)
})

test('what goes where the player goes now and then does not drive it, and what comes to it at one bound does not lift it', async () => {
  const inputs = { ...keyFrom(' ', 10, 12), ...keyFrom('d', 80, 110) }
  const runs = async (source: string) => {
    const steps = await rideRun({
      source,
      seconds: 4,
      from: [0, 0, 0],
      lift: { scale: [3, 0.04, 3], position: [0, 0, 0] },
      inputs,
    })
    return { feet: endOf(steps).feet, highest: Math.max(...steps.map(({ feet }) => feet[1])) }
  }
  const alone = await runs('lift.goTo({x: 60, y: 0, z: 0})')
  expect(alone.feet[0]).toBeGreaterThan(4)
  const now = await runs('repeatEvery(0.1, () => { lift.position.x = player.position.x })')
  expect(now.feet[0]).toBeCloseTo(alone.feet[0], 6)
  // A pet that is where the player is, from when the player jumps.
  const pet = await runs('await wait(0.4)\nwhile (true) { lift.goTo(player); await nextFrame() }')
  expect(pet.highest).toBeLessThan(alone.highest + 0.1)
  expect(pet.feet[0]).toBeCloseTo(alone.feet[0], 6)
})

test('a big thing that comes to a player who has jumped does not lift it', async () => {
  const steps = await rideRun({
    source: 'await wait(0.45)\nwhile (true) { lift.goTo(player); await nextFrame() }',
    seconds: 2,
    from: [0, 0, 0],
    lift: { position: [6, 0.5, 0], scale: [1, 1, 1] },
    inputs: keyFrom(' ', 5, 7),
  })
  expect(Math.max(...steps.map(({ feet }) => feet[1]))).toBeLessThan(1.3)
  expect(endOf(steps).feet).toEqual([0, 0, 0])
})

test('on a ferry that is as fast as one walks one walks on ahead', async () => {
  const { feet, lift } = endOf(
    await rideRun({
      source: 'await lift.glideTo({x: 20, y: 0.5, z: 0}, 2)',
      seconds: 2.2,
      lift: { scale: [14, 1, 14] },
      inputs: keyFrom('d', 30, 60),
    }),
  )
  expect(feet[0] - lift[0]).toBeGreaterThan(4.5)
})

test('a player that a program moves is not taken along, nor is one that goes through everything', async () => {
  const glides = await rideRun({
    source:
      'await wait(0.2)\nlift.glideTo({x: 4, y: 0.5, z: 0}, 1)\nawait player.glideTo({x: 0, y: 3, z: 2}, 1)\nawait player.glideTo({x: 0, y: 9, z: 2}, 1)',
    seconds: 2,
  })
  expect(endOf(glides).feet[0]).toBe(0)
  const ghost = await rideRun({
    source: 'lift.glideTo({x: 4, y: 3, z: 0}, 1)',
    seconds: 1,
    player: { components: { player: { ...templatePlayer, collideWithSurfaces: false } } },
  })
  expect(endOf(ghost).feet[0]).toBe(0)
  expect(endOf(ghost).feet[1]).toBeLessThan(0)
})

test('two things side by side that rise together take up who stands on both', async () => {
  const steps = await rideRun({
    source:
      "scene.get('other').glideTo({x: 1.5, y: 6.5, z: 0}, 2)\nawait lift.glideTo({x: -1.5, y: 6.5, z: 0}, 2)",
    seconds: 2.3,
    lift: { position: [-1.5, 0.5, 0] },
    more: walls(['other', [1.5, 0.5, 0], [3, 1, 3]]),
  })
  expect(endOf(steps).feet).toEqual([0, 7, 0])
})
