import { expect, test } from 'vitest'
import type { motionBlocks } from '../../../../language/blocks/definitions/motion-blocks.ts'
import type { SimEntity } from '../../../../runtime/simulation/sim-entity.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import { runBlock } from '../../../support/scripts/run-block.ts'

const entities = [
  frameEntity('dragon', { position: [1, 0, 0] }),
  frameEntity('tower', { position: [4, 0, 4] }),
  frameEntity('tree', { position: [4, 0, -4] }),
  frameEntity('reader'),
]
const flags = [0, 4].map((z, index) =>
  frameEntity(`flag-${index}`, {
    kind: 'model',
    position: [9, 0, z],
    components: { model: { name: 'flag' } },
  }),
)
const toTower = { ITEM: 'dragon', TO: 'tower' }
const own = { ITEM: 'dragon' }

interface Row {
  readonly fields?: Readonly<Record<string, string>>
  readonly before?: string
  readonly seconds?: number
  readonly is: (dragon: SimEntity, said: string | null) => void
}

const at =
  (...place: readonly number[]) =>
  ({ position }: SimEntity) => {
    for (const [axis, metres] of place.entries()) expect(position[axis]).toBeCloseTo(metres, 6)
  }
const turned =
  (...turn: readonly number[]) =>
  ({ rotation }: SimEntity) => {
    for (const [axis, degrees] of turn.entries()) expect(rotation[axis]).toBeCloseTo(degrees, 6)
  }
const away = (from: readonly number[], { position }: SimEntity) =>
  Math.hypot(...position.map((part, axis) => part - (from[axis] ?? 0)))
const says = (text: string) => (_: SimEntity, said: string | null) => expect(said).toBe(text)
const tower = [4, 0, 4] as const

/** What each block does to the dragon in two seconds, as it comes out of the toolbox. */
const rows: Readonly<Record<keyof typeof motionBlocks, Row>> = {
  motion_move: { is: at(1, 0, 1) },
  motion_glide: { is: at(0, 1, 0) },
  motion_glide_to: { fields: toTower, is: at(...tower) },
  motion_put: { is: at(0, 1, 0) },
  motion_put_to: { fields: toTower, is: at(...tower) },
  motion_put_random: {
    is: (dragon) => {
      expect(away([1, 0, 0], dragon)).toBeGreaterThan(0)
      for (const part of dragon.position) expect(Math.abs(part)).toBeLessThanOrEqual(5)
    },
  },
  motion_turn: { is: turned(0, -90, 0) },
  motion_point: { fields: toTower, is: turned(0, 36.86989764584402, 0) },
  motion_spin: { seconds: 0.25, is: ({ rotation }) => expect(rotation[1]).toBeGreaterThan(80) },
  motion_set_turn: { is: turned(0, 45, 0) },
  motion_change_turn: { is: turned(0, 15, 0) },
  motion_move_on: { is: ({ position }) => expect(position[2]).toBeCloseTo(4, 1) },
  motion_stop: {
    before: "scene.get('dragon').moveOn(9); scene.get('dragon').spin(); await wait(0.1)",
    is: ({ position, rotation }) => {
      expect(position[2]).toBeLessThan(0.5)
      expect(rotation[1]).toBeLessThan(40)
    },
  },
  motion_follow: { fields: toTower, is: (dragon) => expect(away(tower, dragon)).toBeCloseTo(2, 6) },
  motion_circle: {
    fields: toTower,
    is: (dragon) => {
      expect(away(tower, dragon)).toBeCloseTo(2, 6)
      // Half of the way: on the other side.
      expect(dragon.position[0]).toBeCloseTo(4 + 2 * 0.6, 1)
      expect(dragon.position[2]).toBeCloseTo(4 + 2 * 0.8, 1)
    },
  },
  motion_path: {
    fields: { ITEM: 'dragon', ITEM1: 'tower', ITEM2: 'tree', ITEM3: 'tower' },
    seconds: 7,
    is: at(...tower),
  },
  motion_path_named: { seconds: 7, is: at(9, 0, 4) },
  motion_edge: {
    before: "scene.get('dragon').position = {x: 20, y: 0, z: 0}; scene.get('dragon').rotation.y = 90",
    is: (dragon) => {
      at(10, 0, 0)(dragon)
      turned(0, -90, 0)(dragon)
    },
  },
  motion_set_place: { is: at(2, 0, 0) },
  motion_change_place: { is: at(2, 0, 0) },
  motion_place_of: { is: says('1') },
  motion_turn_of: { before: "scene.get('dragon').rotation.y = 30", is: says('30') },
}

test.each(Object.entries(rows))('%s does what it says, as it comes out of the toolbox', async (type, row) => {
  const { fields = own, seconds = 2, before = '', is } = row
  const { simulation, errors } = await runBlock(type, {
    entities: [...entities, ...flags],
    fields,
    seconds,
    before,
  })
  expect(errors).toEqual([])
  const [dragon, reader] = ['dragon', 'reader'].map((id) =>
    [...simulation.entities.values()].find((one) => one.id === id),
  )
  if (!dragon || !reader) throw new Error('somebody is gone')
  is(dragon, reader.text)
})
