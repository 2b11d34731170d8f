import { blockCatalogue } from '../../../language/blocks/block-catalogue.ts'
import { blockCategories } from '../../../language/blocks/block-category.ts'
import type { BlockDefinition } from '../../../language/blocks/block-definition.ts'
import type { CodeLocale } from '../../../language/locale.ts'
import { fuzzyScorer, type Searchable, searchable } from '../../workspace/palette/fuzzy-score.ts'

/** From here on a word stands in the text as it was typed; below its letters are strewn over it. */
const whole = 400
const languages: readonly CodeLocale[] = ['en', 'de']

/** Most blocks that are shown. */
const most = 40

/** A text that a block is found by, and how much it counts for those who read its language. */
interface Found {
  readonly text: Searchable
  readonly language: CodeLocale
  readonly weight: number
}

let texts: ReadonlyMap<string, readonly Found[]> | undefined
/** What each block is found by: the same at each letter that is typed. */
const textsOfBlocks = (): ReadonlyMap<string, readonly Found[]> =>
  (texts ??= new Map(
    Object.entries<BlockDefinition>(blockCatalogue).map(([type, definition]) => [type, textsOf(definition)]),
  ))

/**
 * Types of the blocks that answer the typed words, the best first: by what they say in either language, by their choices, their category and
 * their other words. Every typed word must be found; when none is, blocks whose letters nearly fit.
 */
export function findBlocks(typed: string, locale: CodeLocale): readonly string[] {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return []
  const scorers = words.map((word) => scorerOf(word, locale))
  const scored = [...textsOfBlocks()].map(([type, found]) => ({
    type,
    scores: scorers.map((score) => score(found)),
  }))
  const exact = scored.filter(({ scores }) => scores.every((score) => score >= whole / 4))
  const near = scored.filter(({ scores }) => scores.every((score) => score > 0))
  return (exact.length > 0 ? exact : near)
    .map(({ type, scores }) => ({ type, score: scores.reduce((sum, score) => sum + score, 0) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ type }) => type)
}

/** How well a block answers a word, or the word without its ending. */
function scorerOf(word: string, locale: CodeLocale): (found: readonly Found[]) => number {
  const best = (typed: string) => {
    const score = fuzzyScorer(typed)
    return (found: readonly Found[]) =>
      Math.max(
        ...found.map(({ text, language, weight }) => score(text) * weight * (language === locale ? 1 : 0.9)),
      )
  }
  const ofWord = best(word)
  const stem = stemOf(word)
  if (stem === undefined) return ofWord
  const ofStem = best(stem)
  return (found) => {
    const score = ofStem(found)
    return Math.max(ofWord(found), score >= whole / 2 ? score * 0.9 : 0)
  }
}

/**
 * Blocks tell a thing what to do (“verstecke”, “walk”), and people look for what it is called (“verstecken”, “walking”): what is left of a verb
 * without its ending counts where it stands as it is.
 */
const stemOf = (word: string): string | undefined => /^(\p{L}{4,})(?:en|ing)$/u.exec(word.toLowerCase())?.[1]

const textsOf = ({ message, keywords, args, category }: BlockDefinition): readonly Found[] =>
  languages.flatMap((language) => {
    const choices = Object.values(args).flatMap((arg) =>
      arg.kind === 'choice' || arg.kind === 'colour' ? arg.choices.map(({ words }) => words[language]) : [],
    )
    const found = (text: string, weight: number): Found => ({ text: searchable(text), language, weight })
    return [
      found(message[language].replaceAll(/\{\w+\}/g, ' '), 1),
      found(keywords?.[language] ?? '', 0.8),
      found(choices.join(' '), 0.5),
      found(blockCategories[category].words[language], 0.4),
    ]
  })
