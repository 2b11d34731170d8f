import { expect, it } from 'vitest'
import { groundDirections } from '../../../runtime/edit/ground-directions.ts'

const quarter = Math.PI / 2

it.each([
  ['along -z', 0, [1, 0], [0, -1]],
  ['a little to the left of it', 0.6, [1, 0], [0, -1]],
  ['along -x', quarter, [0, -1], [-1, 0]],
  ['along z', 2 * quarter, [-1, 0], [0, 1]],
  ['along x', -quarter, [0, 1], [1, 0]],
  ['along x after many turns', -quarter - 8 * Math.PI, [0, 1], [1, 0]],
])('looking %s, right and ahead are the nearest axes', (_, yaw, right, ahead) => {
  expect(groundDirections(yaw)).toEqual({ right, ahead })
})
