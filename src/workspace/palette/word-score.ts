import { isOneSlipFrom } from './one-slip.ts'
import type { WordIndex } from './word-index.ts'
import type { WordSource } from './word-source.ts'

/** How a typed word stands in a text; the word itself counts most, and letters inside of another word least. */
const whole = 8
const beginning = 6
const inside = 3
/** What is one slip away from a word, or begins one with a slip. */
const slip = 1

/** From so many letters on a word may stand inside of another one, or begin one of another language: fewer do so by chance. */
const fewestInside = 3
const fewestForeign = 4

/** Scripts that put no spaces between words, or whose letters are syllables and words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u

/** How much a typed word counts for a word of a text. */
export type Match = (typed: string, word: string, isForeign: boolean) => number

export function exactly(typed: string, word: string, isForeign: boolean): number {
  if (word === typed) return whole
  if (isForeign && typed.length < fewestForeign) return 0
  if (word.startsWith(typed)) return beginning
  const isFound = !isForeign && (typed.length >= fewestInside || unspaced.test(typed)) && word.includes(typed)
  return isFound ? inside : 0
}

export const eitherWay: Match = (typed, word, isForeign) =>
  exactly(typed, word, isForeign) || (isOneSlipFrom(typed, word) ? slip : 0)

/**
 * Texts tell somebody what to do (“verstecke”, “walk”), and people look for what it is called (“verstecken”, “walking”): what is left of a verb
 * without its ending counts where a word begins with it, and where slips do, with one slip.
 */
const stemOf = (typed: string): string | undefined => /^(\p{L}{4,})(?:en|ing)$/u.exec(typed)?.[1]

function scoreOfStem(stem: string, word: string, match: Match): number {
  if (word.startsWith(stem)) return beginning
  return match === eitherWay && isOneSlipFrom(stem, word) ? slip : 0
}

/** How little it counts that other sources answer a whole word too: just enough to go before those that answer as well, but once. */
const again = 0.1

/** What a typed word counts for each of all that can be found; 0: it is not found by it. */
export function scoresOfWord(typed: string, { count, words }: WordIndex, match: Match): readonly number[] {
  const stem = stemOf(typed)
  const found = new Map<number, Map<WordSource, number>>()
  const foundWhole = new Set<number>()
  for (const { word, isForeign, places } of words) {
    const score = Math.max(
      match(typed, word, isForeign),
      stem === undefined ? 0 : scoreOfStem(stem, word, match) * 0.9,
    )
    if (score === 0) continue
    for (const { at, source } of places) {
      const own = found.get(at) ?? new Map<WordSource, number>()
      found.set(at, own.set(source, Math.max(own.get(source) ?? 0, score * source.weight)))
      if (word === typed) foundWhole.add(at)
    }
  }
  return Array.from({ length: count }, (_, at) => {
    const own = [...(found.get(at)?.values() ?? [])]
    const best = Math.max(0, ...own)
    return foundWhole.has(at) ? best + (own.reduce((sum, score) => sum + score, 0) - best) * again : best
  })
}
