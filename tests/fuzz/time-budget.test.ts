import { expect, test } from 'vitest'
import { isUsedUp } from './time-budget.ts'

test('a share of a fuzz ends with its time, but on a slow machine not before the least that it has to do', () => {
  const budget = { ms: 1_000, atLeast: 10 }
  const [early, late] = [performance.now(), performance.now() - 2_000]
  expect([isUsedUp(budget, early, 100), isUsedUp(budget, late, 9), isUsedUp(budget, late, 10)]).toEqual([
    false,
    false,
    true,
  ])
  expect(isUsedUp(undefined, late, 100)).toBe(false)
})
