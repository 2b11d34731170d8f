import { spelledOut } from '../../../language/spelled-out.ts'

/** Letters without what stands above them, so that `uber` finds `über`; small. */
const bare = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

/** A text as it is searched; reckoned once for texts that are searched at each letter. */
export interface Searchable {
  readonly bare: string
  /** With umlauts spelled out, so that `ueber` finds `über` too; null where there are none. */
  readonly spelledOut: string | null
}

export function searchable(text: string): Searchable {
  const given = bare(text)
  const other = bare(spelledOut(text))
  return { bare: given, spelledOut: other === given ? null : other }
}

/**
 * How well texts answer what somebody typed: 0 not at all, more is better. All letters must be there in their order; whole words, beginnings of words
 * and letters side by side count more, long texts a little less.
 */
export function fuzzyScorer(typed: string): (text: Searchable) => number {
  const wanted = bare(typed).replace(/\s+/g, ' ').trim()
  return ({ bare: given, spelledOut: other }) => {
    const score = scoreOf(wanted, given)
    return other === null ? score : Math.max(score, scoreOf(wanted, other))
  }
}

/** How well one text answers what somebody typed. */
export const fuzzyScore = (typed: string, text: string): number => fuzzyScorer(typed)(searchable(text))

function scoreOf(wanted: string, given: string): number {
  if (wanted === '') return 1
  if (given === wanted) return 1000
  const shortness = 1 / (1 + given.length / 100)
  const found = given.indexOf(wanted)
  if (found >= 0) {
    const isWord = !/[\p{L}\p{N}]/u.test(given[found + wanted.length] ?? '')
    const isStart = found === 0 || !/[\p{L}\p{N}]/u.test(given[found - 1] ?? '')
    return (found === 0 ? 800 : isStart ? 600 : 400) + (isStart && isWord ? 150 : 0) + shortness
  }
  let score = 0
  let at = -1
  let run = 0
  for (const letter of wanted.replaceAll(' ', '')) {
    const next = given.indexOf(letter, at + 1)
    if (next < 0) return 0
    run = next === at + 1 ? run + 1 : 0
    const isStart = next === 0 || /[^\p{L}\p{N}]/u.test(given[next - 1] ?? '')
    score += 1 + run * 3 + (isStart ? 5 : 0)
    at = next
  }
  // Letters that are strewn over a long text are chance.
  return score >= wanted.length * 3 ? score + shortness : 0
}
