import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from '../../../commands/core/base64.ts'
import { assertProperty } from '../support/assert-property.ts'

test('bytes survive', () => {
  const property = fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
    expect(fromBase64(toBase64(bytes))).toEqual(bytes)
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
  })
  assertProperty(property, 200)
  expect(fromBase64('')).toEqual(new Uint8Array())
})

test.each([
  'a',
  'abc',
  'abcde',
  'ab=c',
  '=abc',
  'ab c',
  'ab-_',
  ' abcd',
  'abcd\n',
  'a===',
  'äbcd',
  'äbcdabcd',
  'ab=cabcd',
  'abcd====',
  'ab==abcd',
])('«%s» is none', (text) => {
  expect(fromBase64(text)).toBeUndefined()
})
