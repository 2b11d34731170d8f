import { expect, it } from 'vitest'
import { TypedNumber } from '../../../runtime/edit/typed-number.ts'

const typed = (...keys: readonly string[]) => {
  const number = new TypedNumber()
  return { taken: keys.map((key) => number.press(key)), value: number.value, text: number.text }
}

it('reads what is typed as a number, with a point or a comma', () => {
  expect(typed('1', ',', '5').value).toBe(1.5)
  expect(typed('.', '2').value).toBe(0.2)
  expect(typed('2', '.', '5', '.', '1')).toEqual({
    taken: [true, true, true, false, true],
    value: 2.51,
    text: '2.51',
  })
})

it('takes a sign at any time, and takes it back', () => {
  expect(typed('3', '-').value).toBe(-3)
  expect(typed('3', '-', '-').value).toBe(3)
  expect(typed('-').value).toBeNull()
})

it('leaves keys alone that belong to no number', () => {
  expect(typed('w', 'Escape', 'Backspace')).toEqual({ taken: [false, false, false], value: null, text: '' })
  expect(typed('4', '2', 'Backspace').value).toBe(4)
})
