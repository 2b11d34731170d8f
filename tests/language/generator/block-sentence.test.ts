import { describe, expect, test } from 'vitest'
import { blockCatalogue } from '../../../language/blocks/block-catalogue.ts'
import { itField } from '../../../language/blocks/it-field.ts'
import { blockSentence, type SentenceWords } from '../../../language/generator/block-sentence.ts'
import { readWorkspace } from '../../../language/generator/read-workspace.ts'
import type { CodeLocale } from '../../../language/locale.ts'
import type { JsonObject } from '../../../model/json.ts'

const words = (locale: CodeLocale): SentenceWords => ({
  locale,
  names: new Map([['d', 'Dragon']]),
  variables: new Map([['v', 'parcels']]),
  it: locale === 'en' ? 'it' : 'es',
  hasFrames: false,
})

function read(state: JsonObject, changes: Partial<SentenceWords> = {}, locale: CodeLocale = 'en') {
  const [block] = readWorkspace({ blocks: { blocks: [state] } }).stacks
  if (!block) throw new Error('no block')
  return blockSentence(block, { ...words(locale), ...changes })
}

const says = (text: JsonObject): JsonObject => ({
  type: 'looks_say',
  fields: { ITEM: 'd' },
  inputs: { TEXT: text, SECONDS: { shadow: { type: 'math_number', fields: { NUM: 2 } } } },
})
const hello = { shadow: { type: 'text', fields: { TEXT: 'Hello' } } }
const joined = { block: { type: 'operator_join', inputs: { A: hello, B: hello } } }

describe('a block is read out', () => {
  test('by its words, in both languages', () => {
    expect(read(says(hello))).toBe('Dragon says “Hello” for 2 s')
    expect(read(says(hello), {}, 'de')).toBe('Dragon sagt „Hello“ für 2 s')
  })

  test('with what is plugged into it, in frames if they are asked for', () => {
    expect(read(says(joined))).toBe('Dragon says join “Hello” “Hello” for 2 s')
    expect(read(says(joined), { hasFrames: true })).toBe('[Dragon] says (join “Hello” “Hello”) for 2 s')
  })

  test('with what it means by its thing, its variable and its sound', () => {
    expect(read({ type: 'looks_hide', fields: { ITEM: itField } })).toContain('it')
    expect(read({ type: 'variables_set', fields: { VAR: { id: 'v' } } })).toContain('parcels')
    expect(read({ type: 'sound_play', fields: { SOUND: 'coin' } }, {}, 'de')).toContain('Münze')
  })

  test('with words for a thing that is not there any more, or was never chosen', () => {
    const hides = { type: 'looks_hide', fields: { ITEM: 'deleted' } }
    expect(read(hides)).toBe('hide a thing that is gone')
    expect(read(hides, {}, 'de')).toBe('verstecke ein gelöschtes Ding')
    for (const fields of [{}, { ITEM: '' }]) {
      expect(read({ type: 'looks_hide', fields })).toBe('hide a thing')
      expect(read({ type: 'looks_hide', fields }, {}, 'de')).toBe('verstecke ein Ding')
    }
  })

  test('with its numbers as the language writes them', () => {
    const waits = (NUM: number) => ({
      type: 'control_wait',
      inputs: { SECONDS: { shadow: { type: 'math_number', fields: { NUM } } } },
    })
    expect(read(waits(0.3))).toContain(' 0.3 ')
    expect(read(waits(0.3), {}, 'de')).toContain(' 0,3 ')
    expect(read(waits(-12), {}, 'de')).toContain(' -12 ')
  })

  test('by its name where the program has made it', () => {
    expect(read({ type: 'procedures_callnoreturn', extraState: { name: 'fly home' } })).toBe('fly home')
  })

  test('every block of the catalogue has words in both languages', () => {
    for (const type of Object.keys(blockCatalogue))
      for (const locale of ['en', 'de'] as const) {
        const sentence = read({ type }, {}, locale)
        if (type !== 'text') expect(sentence, type).not.toMatch(/^$|undefined|null|\{/)
      }
  })
})
