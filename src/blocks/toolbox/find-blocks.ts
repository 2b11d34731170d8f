import { blockCatalogue } from '../../../language/blocks/block-catalogue.ts'
import { blockCategories } from '../../../language/blocks/block-category.ts'
import type { BlockDefinition } from '../../../language/blocks/block-definition.ts'
import type { CodeLocale } from '../../../language/locale.ts'
import { fuzzyScore } from '../../workspace/palette/fuzzy-score.ts'

/** From here on a word stands in the text as it was typed; below its letters are strewn over it. */
const whole = 400
const languages: readonly CodeLocale[] = ['en', 'de']

/** Most blocks that are shown. */
const most = 40

/** A text that a block is found by, and how much it counts. */
interface Found {
  readonly text: string
  readonly weight: number
}

/**
 * Types of the blocks that answer the typed words, the best first: by what they say in either language, by their choices, their category and
 * their other words. Every typed word must be found; when none is, blocks whose letters nearly fit.
 */
export function findBlocks(typed: string, locale: CodeLocale): readonly string[] {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return []
  const scored = Object.entries<BlockDefinition>(blockCatalogue).map(([type, definition]) => {
    const texts = textsOf(definition, locale)
    return { type, scores: words.map((word) => Math.max(best(word, texts), ofStem(word, texts))) }
  })
  const exact = scored.filter(({ scores }) => scores.every((score) => score >= whole / 4))
  const near = scored.filter(({ scores }) => scores.every((score) => score > 0))
  return (exact.length > 0 ? exact : near)
    .map(({ type, scores }) => ({ type, score: scores.reduce((sum, score) => sum + score, 0) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ type }) => type)
}

const best = (word: string, texts: readonly Found[]): number =>
  Math.max(...texts.map(({ text, weight }) => fuzzyScore(word, text) * weight))

/**
 * Blocks tell a thing what to do (“verstecke”, “walk”), and people look for what it is called (“verstecken”, “walking”): what is left of a verb
 * without its ending counts where it stands as it is.
 */
function ofStem(word: string, texts: readonly Found[]): number {
  const stem = /^(\p{L}{4,})(?:en|ing)$/u.exec(word.toLowerCase())?.[1]
  const score = stem === undefined ? 0 : best(stem, texts)
  return score >= whole / 2 ? score * 0.9 : 0
}

const textsOf = (definition: BlockDefinition, locale: CodeLocale): readonly Found[] =>
  languages.flatMap((language) => {
    const weight = language === locale ? 1 : 0.9
    const { message, keywords, args, category } = definition
    const choices = Object.values(args).flatMap((arg) =>
      arg.kind === 'choice' || arg.kind === 'colour' ? arg.choices.map(({ words }) => words[language]) : [],
    )
    return [
      { text: message[language].replaceAll(/\{\w+\}/g, ' '), weight },
      { text: keywords?.[language] ?? '', weight: weight * 0.8 },
      { text: choices.join(' '), weight: weight * 0.5 },
      { text: blockCategories[category].words[language], weight: weight * 0.4 },
    ]
  })
