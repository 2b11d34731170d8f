import { expect, test } from 'vitest'
import { findByWords, wordSource } from '../../../src/workspace/palette/find-by-words.ts'
import { isOneSlipFrom } from '../../../src/workspace/palette/one-slip.ts'

const found = (typed: string, texts: readonly string[]) =>
  findByWords(
    texts.map((text) => ({ found: text, sources: [wordSource(text, 1)] })),
    typed,
  )

test('a whole word comes before a beginning, and that before the inside of a word; one slip is the last hope', () => {
  const texts = ['a roundhouse turn', 'a slow turner', 'a good overturn', 'a turm']
  expect(found('turn', texts)).toEqual(['a roundhouse turn', 'a slow turner', 'a good overturn'])
  expect(found('turn', ['a turm', 'a zebra'])).toEqual(['a turm'])
  expect(found('turn', ['t u r n', 'the very big sun'])).toEqual([])
})

test('of two equal ones the shorter comes first', () => {
  expect(found('turn', ['turn it a little', 'turn it'])).toEqual(['turn it', 'turn it a little'])
})

test('what counts less comes later', () => {
  const source = (found: string, weight: number) => ({ found, sources: [wordSource('turn', weight)] })
  expect(findByWords([source('less', 0.5), source('more', 1)], 'turn')).toEqual(['more', 'less'])
})

test('each of the words must be found, in any of the sources', () => {
  const both = { found: 'both', sources: [wordSource('turn left', 1), wordSource('drehe', 0.5)] }
  expect(findByWords([both], 'left drehe')).toEqual(['both'])
  expect(findByWords([both], 'left zebra')).toEqual([])
})

test('a slip in one word is forgiven while the other stands as it is', () => {
  expect(found('moev up', ['move it up', 'move it down'])).toEqual(['move it up'])
})

test('a name is found by its parts, a word whatever stands above its letters, a sign by itself', () => {
  expect(found('glideTo()', ['glideTo', 'say'])).toEqual(['glideTo'])
  expect(found('to', ['glideTo', 'say'])).toEqual(['glideTo'])
  expect(found('grosse', ['Größe'])).toEqual(['Größe'])
  expect(found('groesse', ['Größe'])).toEqual(['Größe'])
  expect(found('+', ['a + b', 'a - b'])).toEqual(['a + b'])
  expect(found(' ', ['a + b'])).toEqual([])
})

test('two letters are found where a word begins, and not inside of words', () => {
  expect(found('ur', ['turn', 'urgent'])).toEqual(['urgent'])
})

test('a verb is found by what is left without its ending', () => {
  expect(found('verstecken', ['verstecke dich', 'stecke'])).toEqual(['verstecke dich'])
  expect(found('walking', ['walk', 'talk'])).toEqual(['walk'])
})

test.each([
  ['jmup', 'jump', true],
  ['ujmp', 'jump', true],
  ['jmp', 'jump', false],
  ['junp', 'jump', true],
  ['kump', 'jump', true],
  ['jummp', 'jump', true],
  ['repea', 'repeat', true],
  ['reapt', 'repeat', false],
  ['explod', 'explode', true],
  ['xplode', 'explode', true],
  ['jmup', 'jumping', true],
  ['wiedrhole', 'wiederholen', true],
  ['kill', 'still', false],
  ['fill', 'illness', false],
  ['jump', 'pumps', false],
  ['color', 'colour', true],
  ['turn', 'nrut', false],
  ['abcd', 'bcda', false],
] as const)('“%s” for “%s” is one slip: %s', (typed, word, isOne) => {
  expect(isOneSlipFrom(typed, word)).toBe(isOne)
})
