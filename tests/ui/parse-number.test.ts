import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNumber } from '../../src/ui/parse-number.ts'

describe('parseNumber', () => {
  it.each([
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['-3', -3],
    ['−3', -3],
    ['.5', 0.5],
    ['90°', 90],
    ['2 m', 2],
    ['2+3', 5],
    ['2 + 3 * 4', 14],
    ['(1+2)*4', 12],
    ['10/4', 2.5],
    ['2--1', 3],
  ])('reads %s', (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })

  it.each(['', 'abc', '1+', '1 2 x', '(1', '1/0', '1e5', '--'])('refuses “%s”', (text) => {
    expect(parseNumber(text)).toBeUndefined()
  })

  it('reads back every number as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.boolean(), (thousandths, comma) => {
        const value = thousandths / 1000
        const text = String(value)
        expect(parseNumber(comma ? text.replace('.', ',') : text)).toBe(value)
      }),
    )
  })
})
