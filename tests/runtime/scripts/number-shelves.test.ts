import { expect, test } from 'vitest'
import { numberPlace } from '../../../language/compile/guard-name.ts'
import { createNumberShelves } from '../../../runtime/scripts/number-shelves.ts'

test('every number has a place of its own, whatever it is and however many there are', () => {
  const numbers = Array.from({ length: 250 }, (_, index) => index / 4)
  numbers[7] = -0
  numbers[120] = 1e300
  numbers[249] = -5e-324
  const { shelves, set } = createNumberShelves(numbers)
  const read = () =>
    numbers.map((_, index) => {
      const { shelf, place } = numberPlace(index)
      return shelves[shelf]?.[place]
    })
  expect(read()).toEqual(numbers)
  set([
    [7, 3],
    [249, 0.5],
  ])
  expect(read()).toEqual(numbers.with(7, 3).with(249, 0.5))
})

test('what is no number of the script is left out', () => {
  const { shelves, set } = createNumberShelves([1])
  set([
    [1, 5],
    [100, 6],
  ])
  expect(shelves).toEqual({ v0: { n0: 1 } })
})
