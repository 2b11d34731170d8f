import fc from 'fast-check'
import { expect, test } from 'vitest'
import { templatePlayer } from '../../../../content/templates/template-player.ts'
import { EntityId } from '../../../../model/ids.ts'
import { levelGround } from '../../../../runtime/simulation/motion/ground.ts'
import { solidBoxes, solidBoxesNear } from '../../../../runtime/simulation/motion/solid-boxes.ts'
import { createWalking } from '../../../../runtime/simulation/motion/walking.ts'
import type { Vec3 } from '../../../../runtime/simulation/space/vec3.ts'
import { createWorld, type World } from '../../../../runtime/simulation/world/world.ts'
import { frameEntity } from '../../support/frame-entity.ts'

const id = (text: string) => EntityId.parse(text)
const reach = createWalking().reach(templatePlayer)

/** Where a player comes to who walks there, with all that is in the world and with what is near. */
function paths(world: World, start: Vec3, yaw: number): readonly [readonly Vec3[], readonly Vec3[]] {
  const pathWith = (near: boolean) => {
    const walking = createWalking()
    let feet = start
    return Array.from({ length: 90 }, (_, step) => {
      const boxes = near ? solidBoxesNear(world, feet, reach) : solidBoxes(world)
      const input = { forward: 1, right: 0.3, yaw, jumps: step % 40 === 5, isCarried: false }
      feet = walking.step(feet, input, templatePlayer, boxes, levelGround)
      return feet
    })
  }
  return [pathWith(false), pathWith(true)]
}

test('among 10,000 solid things a player goes as if all were looked at, and few are', () => {
  const boxes = Array.from({ length: 10_000 }, (_, n) =>
    frameEntity(`box-${n}`, {
      position: [(n % 100) * 3 - 150, 0.5, -Math.floor(n / 100) * 3 - 2],
      rotation: [0, n % 7 === 0 ? 20 : 0, 0],
      components: { geometry: { primitive: n % 3 === 0 ? 'ramp' : 'box' } },
    }),
  )
  const world = createWorld(boxes)
  const [all, near] = paths(world, [0.2, 0, 3], 0)
  expect(near).toEqual(all)
  expect(all.at(-1)).not.toEqual(all[0])
  expect(solidBoxes(world)).toHaveLength(10_000)
  expect(solidBoxesNear(world, [0, 0, -100], reach).length).toBeLessThan(60)
})

test('whatever stands about, what is further away than a player reaches changes nothing of its way', () => {
  const between = (min: number, max: number) =>
    fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100)
  const metres = between(-14, 14)
  const size = between(0.2, 6)
  const thing = fc.record({
    position: fc.tuple(metres, between(-1, 4), metres),
    rotation: fc.tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 0, max: 359 }), fc.constant(0)),
    scale: fc.tuple(size, size, size),
    primitive: fc.constantFrom('box', 'ramp', 'half-sphere', 'cylinder'),
  })
  fc.assert(
    fc.property(
      fc.array(thing, { minLength: 10, maxLength: 30 }),
      fc.integer({ min: 0, max: 359 }),
      (things, yaw) => {
        const world = createWorld(
          things.map(({ position, rotation, scale, primitive }, n) =>
            frameEntity(`thing-${n}`, {
              position,
              rotation,
              scale,
              components: { geometry: { primitive } },
            }),
          ),
        )
        const [all, near] = paths(world, [0, 5, 0], yaw)
        expect(near).toEqual(all)
      },
    ),
    { numRuns: 60 },
  )
})

test('what is solid follows what it is in, is gone while that is hidden or in a hand, and comes back', () => {
  const world = createWorld([
    frameEntity('cart', { kind: 'group', components: {}, position: [5, 0, 0] }),
    frameEntity('bed', { kind: 'group', components: {}, parentId: 'cart' }),
    frameEntity('crate', { parentId: 'bed', components: { geometry: { primitive: 'box' } } }),
  ])
  const xs = () => solidBoxes(world).map(({ min }) => min[0])
  const near = (x: number) => solidBoxesNear(world, [x, 0, 0], 1).length
  expect([xs(), near(5), near(8)]).toEqual([[4.5], 1, 0])
  world.change(id('cart'), { position: [8, 0, 0] })
  expect([xs(), near(5), near(8)]).toEqual([[7.5], 0, 1])
  world.change(id('cart'), { isHeld: true })
  expect(xs()).toEqual([])
  world.change(id('cart'), { isHeld: false })
  world.change(id('crate'), { visible: false })
  expect(xs()).toEqual([])
  world.change(id('crate'), { visible: true })
  expect(xs()).toEqual([7.5])
})
