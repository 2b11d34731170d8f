import { blockDefinition } from '../blocks/block-catalogue.ts'
import type { BlockArg } from '../blocks/block-definition.ts'
import { itField } from '../blocks/it-field.ts'
import type { CodeLocale, Said } from '../locale.ts'
import { isSoundName, soundCatalogue } from '../sounds/sound-catalogue.ts'
import type { BlockNode } from './block-node.ts'

/** What a block is read out with. */
export interface SentenceWords {
  readonly locale: CodeLocale
  /** Names of things by their ids, and of sound files by their references. */
  readonly names: ReadonlyMap<string, string>
  /** Names of variables by their ids. */
  readonly variables: ReadonlyMap<string, string>
  /** What the thing of an event is called. */
  readonly it: string
  /** Choices stand in brackets and blocks inside others in parentheses, so that one finds them again when building it. */
  readonly hasFrames: boolean
}

/** Blocks that are what a person would type into a slot. */
const typed: ReadonlySet<string> = new Set(['math_number', 'text'])

/** A block as one would read it out, without what hangs below it or stands in its mouths. Empty for one that has no words. */
export function blockSentence(block: BlockNode, words: SentenceWords): string {
  const definition = blockDefinition(block.type)
  if (!definition) return ownName(block)
  return definition.message[words.locale]
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const arg = definition.args[name]
      return arg ? argText(block, name, arg, words) : ''
    })
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function argText(block: BlockNode, name: string, arg: BlockArg, words: SentenceWords): string {
  const stored = block.fields[name]
  switch (arg.kind) {
    case 'statements':
      return words.hasFrames ? '' : '…'
    case 'value': {
      const inner = block.input(name)
      const text = inner ? blockSentence(inner, words) : ''
      return inner && words.hasFrames && !typed.has(inner.type) ? `(${text})` : text
    }
    case 'colour':
    case 'choice': {
      const choice = arg.choices.find(({ value }) => value === stored)
      if (!choice && arg.kind === 'colour' && stored !== undefined) return framed(String(stored), words)
      return framed((choice ?? arg.choices[0])?.words[words.locale] ?? '', words)
    }
    case 'item':
      return framed(itemText(stored, words), words)
    case 'sound':
      return framed(soundText(String(stored ?? arg.value), words), words)
    case 'variable':
      return framed(variableText(stored, words), words)
    case 'number-field':
      return numberText(stored ?? arg.value, words)
    case 'text-field':
      return quoted(String(stored ?? arg.value[words.locale]), words)
  }
}

const gone: Said = { en: 'a thing that is gone', de: 'ein gelöschtes Ding' }
const unchosen: Said = { en: 'a thing', de: 'ein Ding' }

/** Names of things that were deleted are kept nowhere. */
function itemText(stored: unknown, { locale, names, it }: SentenceWords): string {
  if (stored === itField) return it
  return names.get(String(stored ?? '')) ?? (stored ? gone : unchosen)[locale]
}

/** In the writing of the language, as the block shows it. */
const numberText = (stored: unknown, { locale }: SentenceWords): string =>
  String(stored).replace('.', locale === 'de' ? ',' : '.')

const quoted = (text: string, { locale }: SentenceWords): string =>
  locale === 'de' ? `„${text}“` : `“${text}”`

const framed = (text: string, { hasFrames }: SentenceWords): string => (hasFrames ? `[${text}]` : text)

const soundText = (sound: string, { locale, names }: SentenceWords): string =>
  isSoundName(sound) ? soundCatalogue[sound].words[locale] : (names.get(sound) ?? '')

function variableText(stored: unknown, { variables }: SentenceWords): string {
  if (stored === undefined) return '?'
  const id = String(typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'id') : stored)
  return variables.get(id) ?? id
}

/** A block that the program itself has made is called by its name. */
function ownName({ fields, extra }: BlockNode): string {
  const name = fields.NAME ?? extra.name
  return typeof name === 'string' ? name : ''
}
