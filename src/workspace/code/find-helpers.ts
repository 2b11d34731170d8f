import type { HelperExample } from '../../../language/helper-api/helper-examples.ts'
import { type Findable, findByWords } from '../palette/find-by-words.ts'
import { wordSource } from '../palette/word-source.ts'

/** The helpers that answer the typed words, the best first: by their name, and by what is said of them in either language. Without any, all. */
export function findHelpers(helpers: readonly HelperExample[], typed: string): readonly HelperExample[] {
  if (typed.trim() === '') return helpers
  return findByWords(findables(helpers), typed)
}

const known = new WeakMap<readonly HelperExample[], readonly Findable<HelperExample>[]>()
/** What each helper is found by: the same at each letter that is typed. */
function findables(helpers: readonly HelperExample[]): readonly Findable<HelperExample>[] {
  const made = known.get(helpers) ?? helpers.map(findable)
  known.set(helpers, made)
  return made
}

const findable = (helper: HelperExample): Findable<HelperExample> => ({
  found: helper,
  sources: [
    wordSource(helper.name, 1),
    wordSource(helper.entry.words.en, 0.5),
    wordSource(helper.entry.words.de, 0.5),
  ],
})
