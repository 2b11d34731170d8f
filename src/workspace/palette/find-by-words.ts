import { type WordIndex, wordIndex } from './word-index.ts'
import { eitherWay, exactly, type Match, scoresOfWord } from './word-score.ts'
import { typedWords, type WordSource } from './word-source.ts'

/** Something that can be found; of two that answer equally well the one with fewer words in its first source comes first. */
export interface Findable<T> {
  readonly found: T
  readonly sources: readonly WordSource[]
}

/** What each of all counts for a typed word, reckoned once in a search: it is asked for more than once. */
type Scores = (word: string, match: Match) => readonly number[]

function scoresIn(index: WordIndex): Scores {
  const known = new Map<Match, Map<string, readonly number[]>>()
  return (word, match) => {
    const byWord = known.get(match) ?? new Map<string, readonly number[]>()
    known.set(match, byWord)
    const scores = byWord.get(word) ?? scoresOfWord(word, index, match)
    byWord.set(word, scores)
    return scores
  }
}

const isFound = (score: number): boolean => score > 0

/** Those that count anything, the best first. */
const bestFirst = <T>(all: readonly Findable<T>[], scores: readonly number[]): readonly T[] =>
  all
    .map(({ found, sources }, index) => ({
      found,
      score: scores[index] ?? 0,
      length: sources[0]?.length ?? 0,
    }))
    .filter(({ score }) => isFound(score))
    .sort((a, b) => b.score - a.score || a.length - b.length)
    .map(({ found }) => found)

/** Of each the sum of what the words count; 0 where one of them is not found. Words after which nothing is left are not looked for. */
function answersToAll(
  words: readonly string[],
  scoresOf: (word: string) => readonly number[],
): readonly number[] {
  let sums: readonly number[] | undefined
  for (const word of words) {
    const scores = scoresOf(word)
    sums =
      sums?.map((sum, at) => (isFound(sum) && isFound(scores[at] ?? 0) ? sum + (scores[at] ?? 0) : 0)) ??
      scores
    if (!sums.some(isFound)) return []
  }
  return sums ?? []
}

/** What answers less than this much of what the best answers has only a word by chance. */
const fewestAnswers = 0.5

/** Of each the sum of what the words count, those that few are found by more than those of nearly all; 0 where others answer much more of them. */
function answersToMost(count: number, scoresOfWords: readonly (readonly number[])[]): readonly number[] {
  const rarities = scoresOfWords.map((scores) => Math.log(1 + count / scores.filter(isFound).length))
  const sums = Array.from({ length: count }, (_, index) => {
    let [sum, answered] = [0, 0]
    for (const [at, rarity] of rarities.entries()) {
      const score = scoresOfWords[at]?.[index] ?? 0
      sum += score * rarity
      if (isFound(score)) answered += rarity
    }
    return { sum, answered }
  })
  const most = sums.reduce((best, { answered }) => Math.max(best, answered), 0)
  return sums.map(({ sum, answered }) => (answered >= most * fewestAnswers ? sum : 0))
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
 * above its letters. Only when nothing is, articles are left out; only when still nothing is, words count that are one slip away, and then
 * those are left out that a person gives a block: numbers, and words that nothing at all is found by. The last hope is what answers most of
 * the others.
 */
export function findByWords<T>(all: readonly Findable<T>[], typed: string): readonly T[] {
  const words = typedWords(typed)
  const telling = words.filter((word) => !articles.has(word))
  const wanted = telling.length > 0 ? telling : words
  const scores = scoresIn(wordIndex(all))
  const answering = (some: readonly string[], match: Match) =>
    bestFirst(
      all,
      answersToAll(some, (word) => scores(word, match)),
    )
  /** How a word is known: a slip in it is only thought of where it is nowhere as it is written. */
  const howKnown = (word: string): Match | undefined =>
    [exactly, eitherWay].find((match) => scores(word, match).some(isFound))
  const given = wanted.filter((word) => !/^\p{N}+$/u.test(word))
  const known = (match: Match) =>
    given.filter((word) =>
      match === exactly ? scores(word, exactly).some(isFound) : howKnown(word) !== undefined,
    )
  const withoutOthers = (match: Match) => {
    const some = known(match)
    return some.length < wanted.length ? answering(some, match) : []
  }
  const most = () => {
    const found = given.flatMap((word) => {
      const match = howKnown(word)
      return match ? [scores(word, match)] : []
    })
    return bestFirst(all, answersToMost(all.length, found))
  }
  const attempts = [
    () => answering(words, exactly),
    () => (wanted.length < words.length ? answering(wanted, exactly) : []),
    () => answering(wanted, eitherWay),
    () => withoutOthers(exactly),
    () => withoutOthers(eitherWay),
    most,
  ]
  for (const attempt of attempts) {
    const found = attempt()
    if (found.length > 0) return found
  }
  return []
}
