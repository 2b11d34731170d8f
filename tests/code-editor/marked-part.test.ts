import { expect, test } from 'vitest'
import { markedPart } from '../../src/code-editor/marked-part.ts'

const marked = (line: string, at: number) => line.slice(...markedPart(line, at))

test('a text in quotes is underlined up to its end, and no further', () => {
  expect(marked('scene.get("Dragn").moveUp(1)', 10)).toBe('"Dragn"')
  expect(marked("scene.get('Mia\\'s').moveUp('x')", 10)).toBe("'Mia\\'s'")
  expect(marked('case"a": b()', 4)).toBe('"a"')
})

test('of a text that never ends the rest of the line is', () => {
  expect(marked('say("Hello)', 4)).toBe('"Hello)')
})

test('a word is underlined whole, wherever in it the mistake is told', () => {
  expect(marked('dragon.moveUpp(1)', 7)).toBe('moveUpp')
  expect(marked('Käse$1 = 2', 3)).toBe('Käse$1')
  expect(marked('if (a', 5)).toBe('a')
})

test('where no word is the rest of the line is, and at the end of a line all of it', () => {
  expect(marked('a  = (', 5)).toBe('(')
  expect(marked('f(1', 3)).toBe('1')
  expect(marked('f(', 2)).toBe('f(')
  expect(marked('', 0)).toBe('')
})
