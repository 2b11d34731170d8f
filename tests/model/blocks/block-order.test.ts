import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BlockOrder } from '../../../model/blocks/block-order.ts'
import type { BlockPlace } from '../../../model/blocks/block-record.ts'
import type { PlacedBlock } from '../../../model/blocks/blocks-file.ts'
import { assertProperty } from '../../commands/support/assert-property.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']

/** Each block hangs on an earlier one or on none, so that no ring can come about. */
const step = fc.nat(ids.length - 1).chain((index) =>
  fc.record({
    id: fc.constant(ids[index] ?? ''),
    place: fc.option(
      fc.oneof(
        fc.record({ parent: fc.constant(null), x: fc.nat(2), y: fc.nat(2) }),
        fc.record({
          parent: fc.constantFrom(...ids.slice(0, Math.max(1, index))),
          input: fc.constant('DO'),
          kind: fc.constant('value' as const),
        }),
      ),
    ),
  }),
)

const blockAt = (id: string, place: BlockPlace): PlacedBlock => ({
  id,
  type: 'w',
  place,
  fields: {},
  extra: {},
  shadows: {},
})

/** What is to come out, read off the blocks as they are. */
function expected(blocks: ReadonlyMap<string, PlacedBlock>): string[] {
  const at = ({ place }: PlacedBlock) => (place.parent === null ? [place.y, place.x] : [])
  const order = [...blocks.values()]
    .filter(({ place }) => place.parent === null)
    .sort((a, b) => {
      const [[y = 0, x = 0], [otherY = 0, otherX = 0]] = [at(a), at(b)]
      return y - otherY || x - otherX || (a.id < b.id ? -1 : 1)
    })
    .map(({ id }) => id)
  for (const parent of order)
    order.push(...ids.filter((id) => blocks.get(id)?.place.parent === parent).sort())
  return order
}

test('after any changes the list is that of the blocks that are there: from top to bottom, each with what hangs on it', () => {
  assertProperty(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const order = new BlockOrder()
      const blocks = new Map<string, PlacedBlock>()
      for (const { id, place } of steps) {
        if (place?.parent === id) continue
        const after = place ? blockAt(id, place) : undefined
        order.replace(blocks.get(id), after)
        if (after) blocks.set(id, after)
        else blocks.delete(id)
        const list = order.list()
        expect(list.map((block) => block.id)).toEqual(expected(blocks))
        for (const block of list) expect(block).toBe(blocks.get(block.id))
      }
    }),
    300,
  )
})

test('100,000 blocks in one are listed, and one that goes does not look through the others', () => {
  const order = new BlockOrder()
  order.replace(undefined, blockAt('root', { parent: null, x: 0, y: 0 }))
  const inside = Array.from({ length: 100_000 }, (_, at) =>
    blockAt(`n${at}`, { parent: 'root', input: `I${at}`, kind: 'value' }),
  )
  for (const block of inside) order.replace(undefined, block)
  expect(order.list()).toHaveLength(100_001)
  for (const block of inside) order.replace(block, undefined)
  expect(order.list().map(({ id }) => id)).toEqual(['root'])
})
