import { expect, test } from 'vitest'
import { Arrivals } from '../../../runtime/play/arrivals.ts'
import { entityId, frameEntity } from '../../support/scripts/frame-entities.ts'

const born = (id: string) => ({ entityId: entityId(id), created: frameEntity(id) })
const ids = (changes: readonly { readonly entityId: string }[]) => changes.map(({ entityId }) => entityId)

test('things come into the picture a few at a time, in the order in which they were made', () => {
  const arrivals = new Arrivals()
  expect(ids(arrivals.take([born('a'), born('b'), born('c')], 2))).toEqual(['a', 'b'])
  expect(ids(arrivals.take([born('d')], 2))).toEqual(['c', 'd'])
  expect(arrivals.take([], 2)).toEqual([])
})

test('what happens to others is shown at once, and what happens to a thing that waits is shown with it', () => {
  const arrivals = new Arrivals()
  const red = { entityId: entityId('b'), color: '#ff0000' }
  const moved = { entityId: entityId('old'), position: [1, 2, 3] as const }
  expect(ids(arrivals.take([born('a'), born('b')], 1))).toEqual(['a'])
  expect(arrivals.take([red, moved], 0)).toEqual([moved])
  expect(arrivals.take([], 1)).toEqual([{ ...born('b'), ...red }])
})

test('a thing that is gone before it came is never shown', () => {
  const arrivals = new Arrivals()
  arrivals.take([born('a'), born('b')], 1)
  expect(arrivals.take([{ entityId: entityId('b'), removed: true as const }], 9)).toEqual([])
  expect(ids(arrivals.take([{ entityId: entityId('a'), removed: true as const }], 9))).toEqual(['a'])
})
