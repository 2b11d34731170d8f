import { expect, test } from 'vitest'
import { Dwell } from '../../../../runtime/play/xr/dwell.ts'

test('looking at a thing for a second and a half clicks it, once', () => {
  const dwell = new Dwell<string>()
  const clicks = Array.from({ length: 40 }, () => dwell.look('bell', 100)).filter(
    (clicked) => clicked !== null,
  )
  expect(clicks).toEqual(['bell'])
  expect(dwell.share).toBe(1)
})

test('looking away begins anew, and nothing is never clicked', () => {
  const dwell = new Dwell<string>()
  dwell.look('bell', 0)
  dwell.look('bell', 1_400)
  expect(dwell.share).toBeCloseTo(1_400 / 1_500, 9)
  dwell.look(null, 100)
  expect(dwell.look(null, 5_000)).toBeNull()
  dwell.look('bell', 0)
  expect(dwell.look('bell', 1_400)).toBeNull()
  expect(dwell.look('bell', 200)).toBe('bell')
})
