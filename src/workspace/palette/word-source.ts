import { searchable } from './searchable.ts'

/** What something is found by, and how much it counts. */
export interface WordSource {
  /** Each as it can be written: with and without umlauts, whole and in parts. */
  readonly words: readonly string[]
  /** How many words and signs it has as it is written. */
  readonly length: number
  readonly weight: number
  /** Of another language than the one that is shown: there a few letters stand by chance in words that the person does not even see. */
  readonly isForeign: boolean
}

const parts = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u)
const isSomething = (word: string): boolean => word !== ''
const signs = (text: string): readonly string[] => text.split(/[\s\p{L}\p{N}]+/u)

/** A text as it is searched by its words, its signs (`+`), and the parts of names (`glideTo`); reckoned once for texts that are searched at each letter. */
export function wordSource(text: string, weight: number, { isForeign = false } = {}): WordSource {
  const torn = text.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
  const words = [text, torn].flatMap((some) => {
    const { bare, spelledOut } = searchable(some)
    return [...parts(bare), ...(spelledOut === null ? [] : parts(spelledOut)), ...signs(bare)]
  })
  return {
    words: [...new Set(words)].filter(isSomething),
    length: new Set([...parts(text), ...signs(text)].filter(isSomething)).size,
    weight,
    isForeign,
  }
}

/** The words that somebody has typed, and the signs that stand by themselves. */
export const typedWords = (typed: string): readonly string[] =>
  searchable(typed)
    .bare.split(/\s+/)
    .flatMap((word) => (/[\p{L}\p{N}]/u.test(word) ? parts(word) : [word]))
    .filter(isSomething)
