import { expect, it } from 'vitest'
import { pivotOf } from '../../../runtime/components/pivot-of.ts'

it('reads a pivot as A-Frame does: three numbers or by name, what is missing is 0', () => {
  expect(pivotOf({ pivot: ' 1  -2.5 0 ' })).toEqual([1, -2.5, 0])
  expect(pivotOf({ pivot: '1' })).toEqual([1, 0, 0])
  expect(pivotOf({ pivot: { y: '2' } })).toEqual([0, 2, 0])
  expect(pivotOf({ pivot: 'left' })).toEqual([0, 0, 0])
})

it('there is none where nothing says so, and none too far away for a world', () => {
  expect(pivotOf({ geometry: { primitive: 'box' } })).toBeNull()
  expect(pivotOf({ pivot: '1e300 0 0' })).toBeNull()
  expect(pivotOf({ pivot: 'Infinity 0 0' })).toBeNull()
})
