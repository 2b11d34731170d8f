import { expect, test } from 'vitest'
import { nextId } from '../../../commands/core/line-context.ts'

test.each([
  ['c1', 'c2'],
  ['c9', 'c10'],
  ['c', undefined],
  ['', undefined],
  ['7', '8'],
  ['a1b2', 'a1b3'],
  ['c0', undefined],
  ['c01', 'c02'],
  ['c10', 'c11'],
  ['1c', undefined],
  ['c1 ', undefined],
  ['c1234567890', 'c1234567891'],
  ['c11234567890', 'c11234567891'],
])('after the id «%s» one counts on to «%s»', (id, next) => {
  expect(nextId(id)).toBe(next)
})
