import { expect, test } from 'vitest'
import { numberEdit } from '../../../language/compile/number-edit.ts'

const began = "const a = scene.get('Ball')\nwhile (true) { a.moveUp(2); await wait(-0.5) }"

test('other numbers, and nothing else, are the numbers of the text now', () => {
  expect(numberEdit(began, began)).toEqual({ numbers: [2, -0.5], isTooLate: false })
  expect(numberEdit(began, began.replace('2', '31').replace('-0.5', '4'))?.numbers).toEqual([31, 4])
  expect(numberEdit(began, began.replace('2', '-2e3'))?.numbers).toEqual([-2000, -0.5])
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
  expect(numberEdit(many, many)?.numbers).toEqual([])
  expect(numberEdit(many, many.replace('[0,', '[7,'))).toBeNull()
})

test.each([
  ['a setting at the top', 'let speed = 2\nonKey("a", () => b.moveUp(speed))', true],
  [
    'a setting of the start',
    'onStart(async () => { let speed = 2; while (true) { b.moveUp(speed); await wait(1) } })',
    true,
  ],
  ['what is done in a loop that does not wait', 'for (let i = 0; i < 9; i += 1) b.moveUp(2)', true],
  ['what a loop does that waits', 'while (true) { b.moveUp(2); await wait(1) }', false],
  [
    'what a loop of the start does that waits',
    'onStart(async () => { while (true) { b.moveUp(2); await wait(1) } })',
    false,
  ],
  ['what an event does', 'onKey("a", () => b.moveUp(2))', false],
  ['what a function does', 'function up() { b.moveUp(2) }\nonStart(up)', false],
  ['a start in a loop', 'while (true) { onStart(() => b.moveUp(2)); await wait(1) }', false],
])('a number in %s: a run that goes on comes too late for it is %s', (_, text, isTooLate) => {
  expect(numberEdit(text, text)?.isTooLate).toBe(false)
  expect(numberEdit(text, text.replace('2', '5'))?.isTooLate).toBe(isTooLate)
})
