import { expect, test } from 'vitest'
import { numberEdit } from '../../../language/compile/number-edit.ts'

const began = "const a = scene.get('Ball')\nwhile (true) { a.moveUp(2); await wait(-0.5) }"

test('other numbers, and nothing else, are the numbers of the text now', () => {
  expect(numberEdit(began, began)).toEqual([2, -0.5])
  expect(numberEdit(began, began.replace('2', '31').replace('-0.5', '4'))).toEqual([31, 4])
  expect(numberEdit(began, began.replace('2', '-2e3'))).toEqual([-2000, -0.5])
})

test.each([
  ['another word', began.replace('Ball', 'Cube')],
  ['a line more', `${began}\n`],
  ['a sum where a number was', began.replace('2', '1 + 1')],
  ['a name where a number was', began.replace('2', 'a')],
  ['nothing where a number was', began.replace('2', '')],
  ['a text that cannot be read just now', began.replace('2', '3(')],
])('%s is more than a number', (_, now) => {
  expect(numberEdit(began, now)).toBeNull()
})

test('a text that could not be read as the run began has no numbers', () => {
  expect(numberEdit('if (', 'if (')).toBeNull()
})

test('a program of very many numbers has none that can change', () => {
  const many = `const list = [${Array.from({ length: 5001 }, (__, index) => index).join()}]`
  expect(numberEdit(many, many)).toEqual([])
  expect(numberEdit(many, many.replace('[0,', '[7,'))).toBeNull()
})
