import { halfPair } from './half-pair.ts'

/** The first so many UTF-16 units of a text, one less where that would halve a sign. */
export const cutText = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(halfPair, '') : text

/** `text` with `ending` behind it, cut so that both together take no more than `most` units. */
export const cutBefore = (text: string, ending: string, most: number): string =>
  cutText(text, most - ending.length) + ending
