import { expect, test } from 'vitest'
import { SourceEdits } from '../../../language/compile/source-edits.ts'

test('what is put to the left of a place comes before what is put to its right, each in its order', () => {
  const edits = new SourceEdits('ab')
  edits.appendRight(1, '3')
  edits.appendLeft(1, '1')
  edits.appendRight(1, '4')
  edits.prependRight(1, '2')
  edits.appendLeft(0, '<')
  edits.appendRight(2, '>')
  expect([edits.toString(), edits.original]).toEqual(['<a1234b>', 'ab'])
})

test('a part is replaced, and what stands before and behind it stays', () => {
  const edits = new SourceEdits('one two three')
  edits.update(4, 7, '2')
  edits.appendRight(4, '(')
  edits.appendLeft(7, ')')
  edits.update(0, 3, '')
  expect(edits.toString()).toBe(' (2) three')
})

test('a text without edits is what it was', () => {
  expect([new SourceEdits('').toString(), new SourceEdits('a\nb').toString()]).toEqual(['', 'a\nb'])
})
