import { expect, test } from 'vitest'
import { completionEnd } from '../../src/code-editor/completion-end.ts'

/** What a completion that was asked for at `|` replaces; its text begins at `«`. */
function replaced(written: string): string {
  const start = written.indexOf('«')
  const asked = written.replace('«', '').indexOf('|')
  const line = written.replaceAll(/[«|]/g, '')
  return line.slice(start, completionEnd(line, start + 1, asked + 1) - 1)
}

test('a completion in quotes replaces what stands in them, and neither quote nor bracket', () => {
  expect(replaced("scene.get('«D|').moveUp(1)")).toBe('D')
  expect(replaced("scene.get('«Dr|agon')")).toBe('Dragon')
  expect(replaced('scene.get("«|")')).toBe('')
  expect(replaced("a('«It\\'s| mine')")).toBe("It\\'s mine")
})

test('elsewhere, and in quotes that do not end, it replaces what stands before the caret', () => {
  expect(replaced('scene.«ge|t(1)')).toBe('ge')
  expect(replaced("scene.get('«Dr|agon")).toBe('Dr')
  expect(replaced("scene.get('«|")).toBe('')
  expect(completionEnd("a('", 4, 4)).toBe(4)
  expect(replaced('«con|sole')).toBe('con')
})
