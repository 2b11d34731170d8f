import { expect, test } from 'vitest'
import { provenInvariants } from './proven-invariants.ts'

test('an invariant is proven by a passed test that names it, alone or among others, and by no number that there is not', () => {
  const { proven, open } = provenInvariants([
    'convergence [invariant 1] [invariant 4] any order',
    '[invariant 1] again',
    '[invariant 99] unknown',
    'invariant 2 without brackets',
  ])
  expect([...proven.keys()]).toEqual([1, 4])
  expect(proven.size + open.size).toBe(56)
  expect(open.has(2)).toBe(true)
})
