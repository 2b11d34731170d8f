import { expect, test } from 'vitest'
import { ringsAmong } from '../../../model/document/rings-among.ts'

const rings = (holders: Record<string, string | undefined>, starts = Object.keys(holders)) =>
  [...ringsAmong(starts, (id) => holders[id])].map((ring) => [...ring].sort()).sort()

test('names each ring once, by its members, and nothing that only hangs on it', () => {
  const holders = { a: 'b', b: 'c', c: 'a', tail: 'a', beside: 'other', x: 'y', y: 'x', loose: undefined }
  expect(rings(holders)).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
  ])
  expect(rings({ tail: 'a', a: 'b', b: 'a' })).toEqual([['a', 'b']])
  expect(rings({ alone: 'alone' })).toEqual([['alone']])
  expect(rings({})).toEqual([])
  expect(rings(holders, ['tail', 'beside', 'nobody'])).toEqual([['a', 'b', 'c']])
})

test('a chain of a hundred thousand takes its one look at each', () => {
  let looks = 0
  const chain = new Map<string, string>()
  for (let at = 0; at < 100_000; at++) chain.set(`${at}`, `${at + 1}`)
  const holderOf = (id: string) => {
    looks++
    return chain.get(id)
  }
  expect([...ringsAmong(chain.keys(), holderOf)]).toEqual([])
  expect(looks).toBeLessThan(200_001)
})
