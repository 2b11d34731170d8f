import { expect, test } from 'vitest'
import { ringsAmong } from '../../../model/document/rings-among.ts'

const rings = (holders: Record<string, string | undefined>) =>
  [...ringsAmong(new Map(Object.entries(holders)))].map((ring) => [...ring].sort()).sort()

test('names each ring once, by its members, and nothing that only hangs on it', () => {
  const holders = { a: 'b', b: 'c', c: 'a', tail: 'a', beside: 'other', x: 'y', y: 'x', loose: undefined }
  expect(rings(holders)).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
  ])
  expect(rings({ tail: 'a', a: 'b', b: 'a' })).toEqual([['a', 'b']])
  expect(rings({ alone: 'alone' })).toEqual([['alone']])
  expect(rings({})).toEqual([])
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
  expect([...ringsAmong(chain)]).toEqual([])
  expect(looks).toBeLessThan(200_001)
})
