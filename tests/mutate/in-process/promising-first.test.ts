import { expect, test } from 'vitest'
import { PromisingFirst } from './promising-first.ts'

const [own, beside, same, other] = [
  '/p/tests/model/space/pose.test.ts#a',
  '/p/tests/model/space/affine.test.ts#a',
  '/p/tests/model/ids.test.ts#a',
  '/p/tests/commands/core/bus.test.ts#a',
]

test('a fault is tried first against the tests that lie as its file does', () => {
  expect(new PromisingFirst().sort([other, same, beside, own], 'model/space/pose.ts')).toEqual([
    own,
    beside,
    same,
    other,
  ])
})

test('quick tests come before slow ones, and those that found faults of this file before both', () => {
  const order = new PromisingFirst()
  order.took(own, 500)
  order.took(other, 2)
  expect(order.sort([own, other], 'model/space/pose.ts')).toEqual([other, own])
  order.found(own, 'model/space/pose.ts')
  expect(order.sort([own, other], 'model/space/pose.ts')).toEqual([own, other])
  expect(order.sort([own, other], 'model/space/affine.ts')).toEqual([other, own])
  expect(
    order.sort(
      ['/p/tests/commands/core/bus.test.ts', '/p/tests/model/space/pose.test.ts'],
      'model/space/pose.ts',
    )[0],
  ).toBe('/p/tests/model/space/pose.test.ts')
})
