import { expect, test } from 'vitest'
import { foreignLabel } from '../../../commands/history/births-and-ends.ts'
import type { HistoryTarget } from '../../../commands/history/history-line.ts'

const things = (count: number): HistoryTarget[] =>
  Array.from({ length: count }, (_, at) => `entity:e${at}` as const)
const name = (targets: readonly HistoryTarget[]) => targets[0] ?? ''

test('things are added or deleted when all that are touched are', () => {
  const targets: HistoryTarget[] = [...things(2), 'scene:s']
  const created = { key: 'command.entity.create', params: { name: 'entity:e0', count: 2 } }
  expect(foreignLabel({ born: things(3), gone: [] }, targets, name)).toEqual(created)
  expect(foreignLabel({ born: [], gone: things(2) }, targets, name)?.key).toBe('command.entity.delete')
  expect(foreignLabel({ born: things(1), gone: [] }, targets, name)).toBeUndefined()
  expect(foreignLabel({ born: things(2), gone: [] }, ['scene:s'], name)).toBeUndefined()
})

/** How often a list of newborn things is read while it is told what was done to all of them. */
function readsOf(count: number): number {
  let reads = 0
  const born = new Proxy(things(count), {
    get(list, key) {
      reads++
      return Reflect.get(list, key)
    },
  })
  expect(foreignLabel({ born, gone: [] }, things(count), name)).toBeDefined()
  return reads
}

test('of many things that were added each is looked at a few times, however many they are', () => {
  expect(readsOf(1_000)).toBeLessThan(1_000 * 10)
})
