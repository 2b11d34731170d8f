import { describe, expect, it } from 'vitest'
import { readNumberChange } from '../../src/ui/read-number-change.ts'

describe('readNumberChange', () => {
  it.each([
    ['2*3', 6],
    ['1/4', 0.25],
    ['1,5', 1.5],
    ['-1', -1],
    ['90°', 90],
    ['9,81 m/s²', 9.81],
    ['3 m', 3],
    ['50 %', 50],
  ])('[W09] takes %s as the number itself', (text, value) => {
    expect(readNumberChange(text)?.(4)).toBe(value)
  })

  it.each([
    ['+1', 5],
    ['+0,5', 4.5],
    ['+-1', 3],
    ['+2*3', 10],
    ['*2', 8],
    ['×2', 8],
    ['/2', 2],
    ['-=1', 3],
    ['−=1', 3],
    ['*=1/2', 2],
    ['+= 1 m', 5],
  ])('[W09] takes %s as a change of what is there', (text, value) => {
    expect(readNumberChange(text)?.(4)).toBe(value)
  })

  it('leaves no dust behind', () => {
    expect(readNumberChange('+0.2')?.(0.1)).toBe(0.3)
  })

  it.each(['', 'NaN', 'Infinity', '+', '+x', '/0', '1/0', '*', '==1', 'x'.repeat(10_000)])(
    'refuses “%s”',
    (text) => {
      expect(readNumberChange(text)).toBeUndefined()
    },
  )
})
