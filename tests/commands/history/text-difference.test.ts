import { expect, test } from 'vitest'
import { textDifference } from '../../../commands/history/text-difference.ts'

/** A text with the edits in it, as a script takes them. */
function edited(text: string, wanted: string): string {
  const edits = textDifference(text, wanted)
  expect(edits.length).toBeLessThanOrEqual(1)
  return edits.reduce((so, { at, remove, insert }) => so.slice(0, at) + insert + so.slice(at + remove), text)
}

test.each([
  ['🐣', '🐥', 'the same first half'],
  ['🐣', '𐀣', 'the same second half'],
  ['a🐣b', 'a𐀣b', 'the same second half between others'],
  ['🐣🐣', '🐣', 'one of two'],
  ['', 'x', 'nothing'],
  ['ab', 'ab', 'the same'],
])('%s becomes %s by one edit that cuts no sign in two (%s)', (text, wanted) => {
  expect(edited(text, wanted)).toBe(wanted)
  for (const { at, remove, insert } of textDifference(text, wanted)) {
    for (const part of [text.slice(0, at), text.slice(at, at + remove), text.slice(at + remove), insert])
      expect(part.isWellFormed()).toBe(true)
  }
})
