import { expect, test } from 'vitest'
import { invariantTests } from '../../scripts/reference/invariant-tests.ts'
import { invariants } from '../../scripts/reference/invariants.ts'

test('every invariant from 1 to 56 has a test that proves it, and no test names another', () => {
  const numbers = invariants.flatMap(({ statements }) => [...statements.keys()])
  expect(numbers).toEqual(Array.from({ length: 56 }, (_, index) => index + 1))
  const proven = [...invariantTests().keys()].sort((a, b) => a - b)
  expect(proven).toEqual(numbers)
})
