import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Vec3 } from '../../../model/project/project.ts'
import {
  affineOf,
  compose,
  identity,
  place,
  placeBack,
  turnBack,
  turnBy,
} from '../../../model/space/affine.ts'
import { assertProperty } from '../../commands/support/assert-property.ts'

const number = fc.double({ min: -50, max: 50, noNaN: true })
const degrees = fc.double({ min: -360, max: 360, noNaN: true })
const factor = fc.double({ min: 0.2, max: 5, noNaN: true })
const vector = (part: fc.Arbitrary<number>): fc.Arbitrary<Vec3> => fc.tuple(part, part, part)
const frame = fc
  .tuple(vector(number), vector(degrees), vector(factor))
  .map(([position, rotation, scale]) => affineOf(position, rotation, scale))

function expectNear(found: Vec3, expected: Vec3): void {
  for (const index of [0, 1, 2] as const) expect(found[index]).toBeCloseTo(expected[index], 6)
}

test('a point or direction that went into a frame comes out of it again, also through sheared ones', () => {
  const property = fc.property(frame, frame, vector(number), (outer, inner, point) => {
    for (const one of [outer, compose(outer, inner)]) {
      expectNear(placeBack(one, place(one, point)), point)
      expectNear(turnBack(one, turnBy(one, point)), point)
    }
    expectNear(place(compose(outer, inner), point), place(outer, place(inner, point)))
  })
  assertProperty(property, 300, undefined, 30)
})

test('a place counts for points and not for directions', () => {
  const moved = affineOf([1, 2, 3], [0, 0, 0], [2, 3, 4])
  expect(place(moved, [1, 1, 1])).toEqual([3, 5, 7])
  expect(turnBy(moved, [1, 1, 1])).toEqual([2, 3, 4])
  expect(placeBack(moved, [3, 5, 7])).toEqual([1, 1, 1])
  expect(turnBack(moved, [2, 3, 4])).toEqual([1, 1, 1])
})

test('the frame of nothing leaves all as it is, and a flat one has no way back', () => {
  expect(place(identity, [1, 2, 3])).toEqual([1, 2, 3])
  expect(placeBack(identity, [1, 2, 3])).toEqual([1, 2, 3])
  const flat = affineOf([1, 0, 0], [0, 0, 0], [1, 0, 1])
  expect(turnBack(flat, [1, 2, 3])).toEqual([1, 2, 3])
  expect(placeBack(flat, [1, 2, 3])).toEqual([0, 2, 3])
})
