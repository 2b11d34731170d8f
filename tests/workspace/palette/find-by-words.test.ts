import { expect, test } from 'vitest'
import { findByWords } from '../../../src/workspace/palette/find-by-words.ts'
import { isOneSlipFrom } from '../../../src/workspace/palette/one-slip.ts'
import { wordSource } from '../../../src/workspace/palette/word-source.ts'

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

test('a word with an umlaut is one word: of two as long the first comes first', () => {
  const texts = ['wenn Taste gedrückt', 'wenn Taste los']
  expect(found('wenn Taste', texts)).toEqual(texts)
})

test('articles are left out when nothing is found with them', () => {
  expect(found('wenn die Taste', ['wenn Taste los', 'wenn die los'])).toEqual(['wenn Taste los'])
  expect(found('the key', ['the key', 'key'])).toEqual(['the key'])
  expect(found('die', ['die', 'los'])).toEqual(['die'])
  expect(found('die', ['los'])).toEqual([])
})

test('what counts less comes later', () => {
  const source = (found: string, weight: number) => ({ found, sources: [wordSource('turn', weight)] })
  expect(findByWords([source('less', 0.5), source('more', 1)], 'turn')).toEqual(['more', 'less'])
})

test('each of the words must be found, in any of the sources, while something answers them all', () => {
  const both = { found: 'both', sources: [wordSource('turn left', 1), wordSource('drehe', 0.5)] }
  const one = { found: 'one', sources: [wordSource('left', 1), wordSource('zebra', 1)] }
  expect(findByWords([both, one], 'left drehe')).toEqual(['both'])
  expect(findByWords([both, one], 'drehe zebra')).toEqual(['one', 'both'])
})

test('when nothing answers all of the words those come that answer most, and a rare word counts more than a common one', () => {
  const common = ['when key', 'when time', 'when scene', 'when sound']
  const texts = ['this', ...common, 'when this clicked', 'banana']
  expect(found('when banana clicked this', texts)).toEqual(['when this clicked'])
  expect(found('when clicked', [...common, 'clicked'])).toEqual(['clicked'])
  expect(found('click key', [...common, 'clicked'])).toEqual(['when key', 'clicked'])
  // What is one slip away helps only where the word itself is nowhere.
  expect(found('time clikced key', ['a tame thing', ...common, 'clicked'])).toEqual([
    ...['when key', 'when time', 'clicked'],
  ])
})

test('numbers, and words that nothing is found by, are left out when nothing is found with them', () => {
  const texts = ['wait for it', 'key 1', 'turn left']
  expect(found('wait 1', texts)).toEqual(['wait for it'])
  expect(found('1', texts)).toEqual(['key 1'])
  expect(found('turn zebra', texts)).toEqual(['turn left'])
  expect(found('trun zebra', texts)).toEqual(['turn left'])
  expect(found('zebra 7', texts)).toEqual([])
})

test('of two that answer equally well the one that answers in more ways comes first', () => {
  const once = { found: 'once', sources: [wordSource('turn', 1), wordSource('left', 0.5)] }
  const twice = { found: 'twice', sources: [wordSource('turn', 1), wordSource('turning', 0.5)] }
  expect(findByWords([once, twice], 'turn')).toEqual(['twice', 'once'])
  expect(findByWords([once, twice], 'tur')).toEqual(['once', 'twice'])
})

test('in words of another language few letters do not count, and none inside of them', () => {
  const foreign = { found: 'foreign', sources: [wordSource('Winkel', 1, { isForeign: true })] }
  expect(findByWords([foreign], 'win')).toEqual([])
  expect(findByWords([foreign], 'wink')).toEqual(['foreign'])
  expect(findByWords([foreign], 'inkel')).toEqual(['foreign']) // as a slip
  expect(findByWords([foreign], 'nkel')).toEqual([])
})

test.each([
  ['龙', '火龙'],
  ['ゴン', 'ドラゴン'],
  ['ん', 'りんご'],
  ['성', '마법성'],
  ['ไฟ', 'มังกรไฟ'],
])('“%s” is found inside of “%s”, whose script puts no spaces between words', (typed, name) => {
  expect(found(typed, [name, 'zebra'])).toEqual([name])
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
  // It counts nearly as much as the beginning of a word.
  expect(found('walking', ['sleepwalking', 'walk', 'walkings'])).toEqual(['walkings', 'walk', 'sleepwalking'])
})

test('a verb with a slip is found by its stem too, after what begins as it is written', () => {
  expect(found('berüren', ['wenn Ding berührt', 'drehe'])).toEqual(['wenn Ding berührt'])
  expect(found('toching', ['stop touching', 'touches', 'walk'])).toEqual(['stop touching', 'touches'])
  expect(found('verschtecken', ['verstecke', 'drehe'])).toEqual(['verstecke'])
})

test.each([
  ['schpring', 'springen', true],
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
  ['repete', 'repeat', true],
  ['explude', 'explode', true],
  ['invesebel', 'invisible', true],
  ['visable', 'visible', true],
  ['desapeer', 'disappear', false],
  ['teleporteer', 'teleport', false],
  ['repete', 'report', false],
  ['sound', 'send', false],
  ['oboeai', 'abaeio', false],
] as const)('“%s” for “%s” is one slip: %s', (typed, word, isOne) => {
  expect(isOneSlipFrom(typed, word)).toBe(isOne)
})
