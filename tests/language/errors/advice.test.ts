import { expect, test } from 'vitest'
import { type AdviceWords, asksToDelete, asksToWrite } from '../../support/mistakes/advice.ts'

const words: AdviceWords = { spoken: ['comma', 'Komma'], delete: ['delete', 'lösch'] }

test.each([
  ['Write “=”.', '=', true],
  ['Write “banana” instead of “=”.', '=', false],
  ['One “=” stores a value. Write “banana”.', '=', false],
  ['Write “==”.', '=', false],
  ['Write “banana” for this.', 'for', false],
  ['Write for (let i = 0; …).', 'for', true],
  ['Write “moveUpwards”.', 'moveUp', false],
  ['Write “moveUp(…)”.', 'moveUp', true],
  ['Write “dragon.size”.', '.', false],
  ['Write “.”.', '.', true],
  ['Write a comma.', 'comma', true],
  ['Here a “}” is missing. Write it.', '}', true],
  ['Write “jump()”.', '“jump”', false],
])('[S25] a sentence asks to write what is right: %s for %s: %s', (sentence, piece, isRight) => {
  expect(asksToWrite(sentence, [piece], ['write'], words, 'en')).toBe(isRight)
})

test.each([
  ['Lösche das „;“.', true],
  ['Dieses „;“ ist zu viel. Lösche es.', true],
  ['Das „;“ ist zu viel. Lösche das „banana“.', false],
  ['Lösche „banana“ hinter dem „;“.', false],
])('[S25] a sentence asks to delete what is too much: %s: %s', (sentence, isRight) => {
  expect(asksToDelete(sentence, [';'], words, 'de')).toBe(isRight)
})
