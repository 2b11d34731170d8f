import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atan2Degrees, cosDegrees, sinDegrees } from '../../../model/space/exact-trig.ts'

const degrees = fc.double({ min: -100_000, max: 100_000, noNaN: true })
const coordinate = fc.double({ min: -1000, max: 1000, noNaN: true })

test('sine and cosine agree with the engine to 12 digits', () => {
  fc.assert(
    fc.property(degrees, (angle) => {
      const radians = ((angle % 360) * Math.PI) / 180
      expect(sinDegrees(angle)).toBeCloseTo(Math.sin(radians), 12)
      expect(cosDegrees(angle)).toBeCloseTo(Math.cos(radians), 12)
    }),
  )
})

test('quarter turns are exact', () => {
  expect([0, 90, 180, 270, -90, 450].map(sinDegrees)).toEqual([0, 1, 0, -1, -1, 1])
  expect([0, 90, 180, 270, -90, 450].map(cosDegrees)).toEqual([1, 0, -1, 0, 0, 0])
})

test('the angle of a direction agrees with the engine', () => {
  fc.assert(
    fc.property(coordinate, coordinate, (y, x) => {
      fc.pre(Math.abs(x) + Math.abs(y) > 1e-6)
      const difference = Math.abs(atan2Degrees(y, x) - (Math.atan2(y, x) * 180) / Math.PI)
      expect(Math.min(difference, 360 - difference)).toBeLessThan(1e-9)
    }),
  )
})
