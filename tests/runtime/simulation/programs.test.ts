import { expect, test } from 'vitest'
import { entityId, frameEntity, playerEntity } from '../../support/scripts/frame-entities.ts'
import { runProgram } from '../../support/scripts/run-program.ts'

const dragon = frameEntity('dragon', { name: 'Dragon' })
const coin = frameEntity('coin', { name: 'Coin', position: [0, 0, 3] })
const entities = [dragon, coin, playerEntity({ position: [20, 0, 20] })]

const run = (source: string, more: Partial<Parameters<typeof runProgram>[0]> = {}) =>
  runProgram({ entities, tabs: { Tab1: source }, seconds: 2, ...more })

test('moves follow the own directions of a thing and end exactly', async () => {
  const { simulation, errors, logs } = await run(`
    const dragon = scene.get('Dragon')
    onStart(async () => {
      await dragon.moveForward(2, {seconds: 0.5})
      await dragon.turnRight(90, {seconds: 0.25})
      await dragon.moveForward(1.5, {seconds: 0.25})
      await dragon.moveRight(1)
      await dragon.moveUp(0.5)
      console.log(dragon.position, distance(dragon, {x: -1.5, y: 0.5, z: 0}))
    })`)
  expect(errors).toEqual([])
  expect(simulation.entities.get(dragon.id)?.position).toEqual([-1.5, 0.5, 1])
  expect(logs).toEqual(['{"x":-1.5,"y":0.5,"z":1} 1'])
})

test('seconds may also stand as a plain number', async () => {
  const { logs } = await run(`
    const dragon = scene.get('Dragon')
    dragon.moveForward(2, 1)
    await wait(0.5)
    console.log(dragon.position.z)
    const before = timer()
    await dragon.say('Hi', 0.25)
    console.log(timer() - before)`)
  expect(Number(logs[0])).toBeCloseTo(1, 1)
  expect(Number(logs[1])).toBeCloseTo(0.25, 1)
})

test('places are those of the world, also inside a turned and scaled parent', async () => {
  const parent = frameEntity('car', { position: [10, 0, 0], rotation: [0, 90, 0], scale: [2, 2, 2] })
  const seat = frameEntity('seat', { parentId: 'car', position: [0, 0, 1] })
  const { simulation, logs } = await run(
    `const seat = scene.get('seat')
     console.log(seat.position.x, seat.position.z)
     seat.position.x += 1
     await seat.glideTo({x: 10, y: 3, z: 4}, {seconds: 1})
     console.log(seat.position.x, seat.position.y, seat.position.z)`,
    { entities: [parent, seat] },
  )
  expect(logs[0]).toBe('12 0')
  const [x, y, z] = logs[1]!.split(' ').map(Number)
  expect(x).toBeCloseTo(10, 9)
  expect(y).toBeCloseTo(3, 9)
  expect(z).toBeCloseTo(4, 9)
  expect(simulation.entities.get(seat.id)?.position[1]).toBeCloseTo(1.5, 9)
})

test('two motions of one thing add up', async () => {
  const { simulation } = await run(`
    const dragon = scene.get('Dragon')
    dragon.moveUp(2, {seconds: 1})
    dragon.moveForward(3, {seconds: 0.5})`)
  const [x, y, z] = simulation.entities.get(dragon.id)!.position
  expect([x, y, z].map((part) => Math.round(part * 1e9) / 1e9)).toEqual([0, 2, 3])
})

test('pointTowards looks at the place, spin goes on until stop', async () => {
  const { simulation, logs } = await run(`
    const dragon = scene.get('Dragon')
    dragon.pointTowards({x: 5, y: 0, z: 5})
    console.log(Math.round(dragon.rotation.y))
    dragon.goTo({x: 1})
    scene.get('Coin').spin('y', 0.5)
    await wait(1)
    scene.get('Coin').stop()`)
  expect(logs).toEqual(['45'])
  expect(simulation.entities.get(coin.id)?.rotation[1]).toBeCloseTo(180, 9)
  expect(simulation.entities.get(dragon.id)?.position).toEqual([1, 0, 0])
})

test('clicks, keys, the pointer and messages call their functions, each in its tab', async () => {
  const { logs } = await run('', {
    tabs: {
      Tab1: `scene.get('Dragon').onClick((it) => { console.log('click', it.name); broadcast('go', 7) })
             onKey('ArrowUp', () => console.log('up'))
             onKey('a', () => console.log('a'))
             scene.get('Coin').onPointerEnter(() => console.log('enter'))
             scene.get('Coin').onPointerLeave(() => console.log('leave'))`,
      Tab2: `onMessage('go', (n) => console.log('go', n))`,
    },
    inputs: {
      1: [{ kind: 'click', entityId: entityId('dragon') }],
      3: [
        { kind: 'key', phase: 'down', key: 'ArrowUp' },
        { kind: 'key', phase: 'down', key: 'ArrowUp' },
        { kind: 'key', phase: 'down', key: 'A' },
      ],
      4: [{ kind: 'pointer', entityId: entityId('coin') }],
      5: [{ kind: 'pointer', entityId: null }],
    },
  })
  expect(logs).toEqual(['click Dragon', 'go 7', 'up', 'a', 'enter', 'leave'])
})

test('touching is told once per touch, with the thing, also of copies', async () => {
  const { logs, simulation } = await run(
    `const dragon = scene.get('Dragon')
     const copy = scene.get('Coin').clone({at: {x: 0, y: 0, z: 6}})
     dragon.onTouch('Coin', (other) => {
       console.log('touched', other === copy)
       other.remove()
     })
     await dragon.moveForward(8, {seconds: 1})`,
  )
  expect(logs).toEqual(['touched false', 'touched true'])
  expect([...simulation.entities.keys()]).toEqual(['dragon', 'player'])
})

test('looks are told to the frame as changes, and only once', async () => {
  const { changes } = await run(`
    const dragon = scene.get('Dragon')
    dragon.color = 'red'; dragon.opacity = 2; dragon.visible = false; dragon.size = 3
    await dragon.say('Hi', {seconds: 0.5})
    const copy = dragon.clone()
    await wait(0.1)
    copy.remove()`)
  expect(changes).toEqual([
    {
      entityId: 'dragon',
      color: '#ff0000',
      opacity: 1,
      visible: false,
      scale: [3, 3, 3],
      text: 'Hi',
      isThought: false,
    },
    { entityId: 'dragon', text: null },
    expect.objectContaining({
      entityId: 'copy-1',
      color: '#ff0000',
      created: expect.objectContaining({ id: 'copy-1', scale: [3, 3, 3], isHidden: true }),
    }),
    { entityId: 'copy-1', removed: true },
  ])
})

test('random and the clock come from the seed and the steps', async () => {
  const source = `console.log(random(1, 6), Math.random() === Math.random())
    const start = Date.now()
    await wait(0.5)
    console.log(Date.now() - start, new Date().getTime() - start)`
  const [a, b, c] = [await run(source), await run(source), await run(source, { seed: 99 })]
  expect(a.logs).toEqual(b.logs)
  expect(a.logs[1]).toBe('500 500')
  expect(a.logs[0]).toMatch(/^[1-6] false$/)
  expect([a.logs[0], c.logs[0]]).toHaveLength(2)
})

test('repeatEvery waits for its function, and stop ends what waits without an error', async () => {
  const { logs, errors } = await run(
    `repeatEvery(0.5, async () => { console.log('tick'); await wait(0.2) })
     try { await wait(100) } catch { console.log('never shown') } finally { console.log('end') }`,
  )
  expect(logs.filter((line) => line === 'tick')).toHaveLength(3)
  expect(logs.at(-1)).toBe('end')
  expect(logs).not.toContain('never shown')
  expect(errors).toEqual([])
})

test('protected things stay, too many copies are refused with a sentence', async () => {
  const { errors } = await run(`
    onStart(() => player.remove())
    onStart(() => { for (;;) scene.get('Dragon').clone() })`)
  expect(errors.map(({ code, line }) => [code, line])).toEqual([
    ['item-protected', 2],
    ['too-many-items', 3],
  ])
})
