import { halfPair } from './half-pair.ts'

/** The first so many UTF-16 units of a text, one less where that would halve a sign. */
export const cutText = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(halfPair, '') : text

/** `text` with `ending` behind it, cut (also of spaces) where both together would take more than `most` units. */
export function cutBefore(text: string, ending: string, most: number): string {
  const room = most - ending.length
  return (text.length > room ? cutText(text, room).trimEnd() : text) + ending
}
