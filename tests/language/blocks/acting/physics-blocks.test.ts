import { expect, test } from 'vitest'
import { blockCatalogue } from '../../../../language/blocks/block-catalogue.ts'
import type { physicsBlocks } from '../../../../language/blocks/definitions/physics-blocks.ts'
import { entityId, frameEntity } from '../../../support/scripts/frame-entities.ts'
import {
  type BlocksRan,
  chain,
  mark,
  one,
  runBlocks,
  say,
  start,
  wait,
} from '../../../support/scripts/offered-block.ts'

const falling = { body: 'falling' }
const entities = [
  frameEntity('box', { position: [0, 3, 0] }),
  frameEntity('tower', { position: [4, 0.5, 0] }),
  frameEntity('drop', {
    position: [-4, 3, 0],
    components: { geometry: { primitive: 'sphere' }, physics: falling },
  }),
  frameEntity('reader', { position: [0, 0, 20] }),
]
type Block = keyof typeof physicsBlocks
const own = { ITEM: 'box' }
const placeOf = ({ simulation }: BlocksRan, id: string) =>
  simulation.entities.get(entityId(id))?.position ?? [0, 0, 0]
const heightOf = (ran: BlocksRan, id: string) => placeOf(ran, id)[1]

interface Row {
  readonly fields?: Readonly<Record<string, string>>
  readonly seconds?: number
  /** In place of a stack that starts with the block, or lets the reader say it. */
  readonly stacks?: Parameters<typeof runBlocks>[0]
  readonly is: (ran: BlocksRan) => void
}

/** What each block does as it comes out of the toolbox. */
const rows: Readonly<Record<Block, Row>> = {
  physics_make: { seconds: 2, is: (ran) => expect(heightOf(ran, 'box')).toBeCloseTo(0.5, 1) },
  physics_set: {
    fields: { ITEM: 'drop' },
    seconds: 1.15,
    // It has come back from the ground: 2.5 m down, 0.64 of that up again.
    is: (ran) => expect(heightOf(ran, 'drop')).toBeGreaterThan(1.5),
  },
  physics_gravity: {
    seconds: 0.5,
    // On Earth it would be at 1.8 by now.
    is: (ran) => expect(heightOf(ran, 'drop')).toBeGreaterThan(2.6),
  },
  physics_push: { seconds: 0.25, is: (ran) => expect(heightOf(ran, 'box')).toBeGreaterThan(3.7) },
  physics_throw: {
    fields: { ITEM: 'box', TO: 'tower' },
    is: (ran) => expect(placeOf(ran, 'box')[0]).toBeGreaterThan(2.8),
  },
  physics_velocity: { seconds: 0.25, is: (ran) => expect(heightOf(ran, 'box')).toBeGreaterThan(3.7) },
  physics_bump: {
    stacks: [chain(one('physics_bump', { fields: { ITEM: 'drop' } }), mark('a'))],
    is: ({ marks }) => expect(marks).toBe('a'),
  },
  physics_speed: {
    stacks: [start(wait(0.5), say(one('physics_speed', { fields: { ITEM: 'drop', AXIS: 'y' } })))],
    is: ({ said }) => expect(Number(said[0])).toBeCloseTo(-4.9, 0),
  },
  physics_value: { fields: { ITEM: 'drop', WHAT: 'mass' }, is: ({ said }) => expect(said).toEqual(['1']) },
}

const isBlock = (type: string): type is Block => Object.hasOwn(rows, type)

test.each(Object.keys(rows).filter(isBlock))('%s does what it says', async (type) => {
  const { fields = own, seconds = 1, stacks, is } = rows[type]
  const block = one(type, { fields })
  const isValue = blockCatalogue[type].shape === 'Number'
  const ran = await runBlocks(stacks ?? [start(isValue ? say(block) : block)], { entities, seconds })
  expect(ran.errors).toEqual([])
  is(ran)
})
