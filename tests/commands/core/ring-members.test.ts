import { expect, test } from 'vitest'
import { ringMembers } from '../../../commands/core/ring-members.ts'

const members = (holders: Record<string, string>, through: readonly string[]) =>
  [...ringMembers(new Map(Object.entries(holders)), new Set(through))].sort()

test('names all that lie in a ring which goes through one of those asked for, and nothing that only hangs on it', () => {
  const ring = { a: 'b', b: 'c', c: 'a', tail: 'a', beside: 'other', x: 'y', y: 'x' }
  expect(members(ring, ['b'])).toEqual(['a', 'b', 'c'])
  expect(members(ring, ['tail', 'beside'])).toEqual([])
  expect(members(ring, ['b', 'y'])).toEqual(['a', 'b', 'c', 'x', 'y'])
  expect(members({ alone: 'alone' }, ['alone'])).toEqual(['alone'])
  expect(members({}, ['a'])).toEqual([])
})

test('a chain of a hundred thousand takes its one look at each', () => {
  let looks = 0
  class Counted extends Map<string, string> {
    override get(id: string) {
      looks++
      return super.get(id)
    }
  }
  const chain = new Counted()
  for (let at = 0; at < 100_000; at++) chain.set(`${at}`, `${at + 1}`)
  expect(ringMembers(chain, new Set(['5'])).size).toBe(0)
  expect(looks).toBeLessThan(200_001)
})
