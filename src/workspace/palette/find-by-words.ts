import { isOneSlipFrom } from './one-slip.ts'
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

/** Something that can be found; of two that answer equally well the one with fewer words in its first source comes first. */
export interface Findable<T> {
  readonly found: T
  readonly sources: readonly WordSource[]
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

/** How a typed word stands in a text; the word itself counts most, and letters inside of another word least. */
const whole = 8
const beginning = 6
const inside = 3

/** From so many letters on a word may stand inside of another one, or begin one of another language: fewer do so by chance. */
const fewestInside = 3
const fewestForeign = 4

/** Scripts that put no spaces between words, or whose letters are syllables and words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u

type Match = (typed: string, word: string, isForeign: boolean) => number

function exactly(typed: string, word: string, isForeign: boolean): number {
  if (word === typed) return whole
  if (isForeign && typed.length < fewestForeign) return 0
  if (word.startsWith(typed)) return beginning
  const isFound = !isForeign && (typed.length >= fewestInside || unspaced.test(typed)) && word.includes(typed)
  return isFound ? inside : 0
}

const eitherWay: Match = (typed, word, isForeign) =>
  exactly(typed, word, isForeign) || (isOneSlipFrom(typed, word) ? 1 : 0)

/**
 * Texts tell somebody what to do (“verstecke”, “walk”), and people look for what it is called (“verstecken”, “walking”): what is left of a verb
 * without its ending counts where a word begins with it.
 */
const stemOf = (typed: string): string | undefined => /^(\p{L}{4,})(?:en|ing)$/u.exec(typed)?.[1]

function scoreOf(typed: string, { words, weight, isForeign }: WordSource, match: Match): number {
  const stem = stemOf(typed)
  let best = 0
  for (const word of words) {
    best = Math.max(best, match(typed, word, isForeign))
    if (stem !== undefined && match === exactly && word.startsWith(stem))
      best = Math.max(best, beginning * 0.9)
  }
  return best * weight
}

/** How little it counts that other sources answer a whole word too: just enough to go before those that answer as well, but once. */
const again = 0.1

function scoreOfWord(typed: string, sources: readonly WordSource[], match: Match): number {
  const scores = sources.map((source) => scoreOf(typed, source, match))
  const best = Math.max(0, ...scores)
  if (!sources.some(({ words }) => words.includes(typed))) return best
  return best + (scores.reduce((sum, score) => sum + score, 0) - best) * again
}

/** The sum of what each typed word counts; 0 as soon as one is not found. */
function scoreOfAll(typed: readonly string[], sources: readonly WordSource[], match: Match): number {
  let sum = 0
  for (const word of typed) {
    const score = scoreOfWord(word, sources, match)
    if (score === 0) return 0
    sum += score
  }
  return sum
}

/** Those that answer each of the words, the best first. */
function answering<T>(all: readonly Findable<T>[], words: readonly string[], match: Match): readonly T[] {
  if (words.length === 0) return []
  return all
    .map(({ found, sources }) => ({
      found,
      score: scoreOfAll(words, sources, match),
      length: sources[0]?.length ?? 0,
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.length - b.length)
    .map(({ found }) => found)
}

/** Words that people type before others, and that short texts leave out (“wenn die Taste”). */
const articles: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'der',
  'die',
  'das',
  'den',
  'dem',
  'ein',
  'eine',
  'einen',
])

/**
 * What answers the typed words, the best first. Each of them must be found: whole, as the beginning of a word or inside of one, whatever stands
 * above its letters. Only when nothing is, articles are left out; only when still nothing is, words count that are one slip away, and then those are left out that a person gives a block: numbers,
 * and words that nothing at all is found by.
 */
export function findByWords<T>(all: readonly Findable<T>[], typed: string): readonly T[] {
  const words = searchable(typed)
    .bare.split(/\s+/)
    .flatMap((word) => (/[\p{L}\p{N}]/u.test(word) ? parts(word) : [word]))
    .filter(isSomething)
  const telling = words.filter((word) => !articles.has(word))
  const wanted = telling.length > 0 ? telling : words
  const known = (match: Match) =>
    wanted.filter(
      (word) => !/^\p{N}+$/u.test(word) && all.some(({ sources }) => scoreOfWord(word, sources, match) > 0),
    )
  const withoutOthers = (match: Match) => {
    const some = known(match)
    return some.length < wanted.length ? answering(all, some, match) : []
  }
  const attempts = [
    () => answering(all, words, exactly),
    () => (wanted.length < words.length ? answering(all, wanted, exactly) : []),
    () => answering(all, wanted, eitherWay),
    () => withoutOthers(exactly),
    () => withoutOthers(eitherWay),
  ]
  for (const attempt of attempts) {
    const found = attempt()
    if (found.length > 0) return found
  }
  return []
}
