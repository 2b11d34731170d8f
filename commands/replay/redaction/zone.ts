import type { JsonWords } from './json-words.ts'

/** A part of a stored value or a payload, by who made the words in it. */
export interface Zone {
  /** Whether a key is the product's, so that it stays. */
  isKey(key: string, words: JsonWords): boolean
  /** Whether a text under that key is. */
  isText(key: string, text: string, words: JsonWords): boolean
  /** Numbers in it are written by people and mean what they like: a long one can be somebody's, as that of a telephone is. */
  readonly hasWrittenNumbers?: true
  /** The zone of what lies under a key. */
  inside(key: string): Zone
}
