import { expect, test } from 'vitest'
import { isStill, renewClaim } from '../../../commands/core/claims.ts'

const place = { p: 'tree', o: 'a0', t: 3, c: 'ana', prev: '' }

test('a value is still the one that was written when it is equal, or the same person’s claim of the same place', () => {
  expect(isStill(undefined, undefined)).toBe(true)
  expect(isStill({ x: [1] }, { x: [1] })).toBe(true)
  expect(isStill(place, { ...place, t: 9, prev: 'bush' })).toBe(true)
})

test.each([
  ['another parent', { ...place, p: 'bush' }],
  ['another order', { ...place, o: 'a1' }],
  ['another person', { ...place, c: 'ben' }],
  ['nothing', undefined],
  ['null', null],
  ['no claim', { p: 'tree', o: 'a0' }],
])('%s is not', (_what, found) => {
  expect(isStill(place, found)).toBe(false)
  expect(isStill(found, place)).toBe(false)
})

test('what is no claim is not still there under another time', () => {
  expect(isStill({ t: 1, c: 'ana' }, { t: 2, c: 'ana' })).toBe(false)
  expect(isStill({ p: '', c: 'ana' }, { p: '', c: 'ana', t: 0 })).toBe(false)
})

test('a claim under a new time stays its maker’s and is frozen; other values stay', () => {
  const renewed = renewClaim(place, 9)
  expect(renewed).toEqual({ ...place, t: 9 })
  expect(Object.isFrozen(renewed)).toBe(true)
  for (const value of [undefined, null, 'text', 7, { t: 1, c: 'ana' }])
    expect(renewClaim(value, 9)).toBe(value)
})
