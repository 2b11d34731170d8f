import { isOneSlipFrom } from './one-slip.ts'
import { searchable } from './searchable.ts'

/** What something is found by, and how much it counts. */
export interface WordSource {
  readonly words: readonly string[]
  readonly weight: number
}

/** Something that can be found; of two that answer equally well the one with fewer words in its first source comes first. */
export interface Findable<T> {
  readonly found: T
  readonly sources: readonly WordSource[]
}

const parts = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u)
const signs = (text: string): readonly string[] => text.split(/[\s\p{L}\p{N}]+/u)

/** A text as it is searched by its words, its signs (`+`), and the parts of names (`glideTo`); reckoned once for texts that are searched at each letter. */
export function wordSource(text: string, weight: number): WordSource {
  const torn = text.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
  const words = [text, torn].flatMap((some) => {
    const { bare, spelledOut } = searchable(some)
    return [...parts(bare), ...(spelledOut === null ? [] : parts(spelledOut)), ...signs(bare)]
  })
  return { words: [...new Set(words)].filter((word) => word !== ''), weight }
}

/** How a typed word stands in a text; the word itself counts most, and letters inside of another word least. */
const whole = 8
const beginning = 6
const inside = 3

/** From so many letters on a word may stand inside of another one: fewer do so by chance. */
const fewestInside = 3

function exactly(typed: string, word: string): number {
  if (word === typed) return whole
  if (word.startsWith(typed)) return beginning
  return typed.length >= fewestInside && word.includes(typed) ? inside : 0
}

const nearly = (typed: string, word: string): number => (isOneSlipFrom(typed, word) ? 1 : 0)

/**
 * Texts tell somebody what to do (“verstecke”, “walk”), and people look for what it is called (“verstecken”, “walking”): what is left of a verb
 * without its ending counts where a word begins with it.
 */
const stemOf = (typed: string): string | undefined => /^(\p{L}{4,})(?:en|ing)$/u.exec(typed)?.[1]

function scoreOf(typed: string, { words, weight }: WordSource, match: typeof exactly): number {
  const stem = stemOf(typed)
  let best = 0
  for (const word of words) {
    best = Math.max(best, match(typed, word))
    if (stem !== undefined && match === exactly && word.startsWith(stem))
      best = Math.max(best, beginning * 0.9)
  }
  return best * weight
}

/** The sum of what each typed word counts; 0 as soon as one is not found. */
function scoreOfAll(typed: readonly string[], sources: readonly WordSource[], match: typeof exactly): number {
  let sum = 0
  for (const word of typed) {
    let best = 0
    for (const source of sources) best = Math.max(best, scoreOf(word, source, match))
    if (best === 0) return 0
    sum += best
  }
  return sum
}

/**
 * What answers the typed words, the best first. Each of them must be found: whole, as the beginning of a word or inside of one, whatever stands
 * above its letters. Only when nothing is, words count that are one slip away.
 */
export function findByWords<T>(all: readonly Findable<T>[], typed: string): readonly T[] {
  const words = searchable(typed)
    .bare.split(/\s+/)
    .flatMap((word) => (/[\p{L}\p{N}]/u.test(word) ? parts(word) : [word]))
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const eitherWay = (word: string, other: string) => exactly(word, other) || nearly(word, other)
  for (const match of [exactly, eitherWay]) {
    const scored = all
      .map(({ found, sources }) => ({
        found,
        score: scoreOfAll(words, sources, match),
        length: sources[0]?.words.length ?? 0,
      }))
      .filter(({ score }) => score > 0)
    if (scored.length > 0)
      return scored.sort((a, b) => b.score - a.score || a.length - b.length).map(({ found }) => found)
  }
  return []
}
