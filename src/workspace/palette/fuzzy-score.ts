import { bare, searchable } from './searchable.ts'

/**
 * How well a text answers what somebody typed: 0 not at all, more is better. All letters must be there in their order; whole words, beginnings of words
 * and letters side by side count more, long texts a little less.
 */
export function fuzzyScore(typed: string, text: string): number {
  const wanted = bare(typed).replace(/\s+/g, ' ').trim()
  const { bare: given, spelledOut: other } = searchable(text)
  const score = scoreOf(wanted, given)
  return other === null ? score : Math.max(score, scoreOf(wanted, other))
}

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
