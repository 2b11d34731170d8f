import type { HelperExample } from '../../../language/helper-api/helper-examples.ts'
import type { CodeLocale } from '../../../language/locale.ts'
import { fuzzyScore } from '../palette/fuzzy-score.ts'

const languages: readonly CodeLocale[] = ['en', 'de']

/** From here on a word stands in the text as it was typed. */
const whole = 400

/** The helpers that answer the typed words, the best first: by their name, and by what is said of them in either language. Without any, all. */
export function findHelpers(helpers: readonly HelperExample[], typed: string): readonly HelperExample[] {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return helpers
  const scored = helpers.map((helper) => ({ helper, scores: words.map((word) => scoreOf(word, helper)) }))
  const exact = scored.filter(({ scores }) => scores.every((score) => score >= whole / 2))
  return (exact.length > 0 ? exact : scored.filter(({ scores }) => scores.every((score) => score > 0)))
    .map(({ helper, scores }) => ({ helper, score: scores.reduce((sum, score) => sum + score, 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ helper }) => helper)
}

const scoreOf = (word: string, { name, entry }: HelperExample): number =>
  Math.max(
    fuzzyScore(word, name),
    ...languages.map((language) => fuzzyScore(word, entry.words[language]) * 0.5),
  )
