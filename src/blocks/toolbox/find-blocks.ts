import { blockCatalogue } from '../../../language/blocks/block-catalogue.ts'
import { blockCategories } from '../../../language/blocks/block-category.ts'
import type { BlockDefinition } from '../../../language/blocks/block-definition.ts'
import type { CodeLocale } from '../../../language/locale.ts'
import {
  type Findable,
  findByWords,
  type WordSource,
  wordSource,
} from '../../workspace/palette/find-by-words.ts'

/** Most blocks that are shown. */
const most = 40

/** So that the beginning of a word of one's own language counts more than the same of the other one: “los” begins “lose”, and not “lösche”. */
const otherLanguage = 0.7

const found = new Map<CodeLocale, readonly Findable<string>[]>()
/** What each block is found by in a language: the same at each letter that is typed. */
function findables(locale: CodeLocale): readonly Findable<string>[] {
  const known = found.get(locale)
  if (known) return known
  const made = Object.entries<BlockDefinition>(blockCatalogue).map(([type, definition]) => ({
    found: type,
    sources: [
      ...sourcesOf(definition, locale, 1),
      ...sourcesOf(definition, locale === 'en' ? 'de' : 'en', otherLanguage),
    ],
  }))
  found.set(locale, made)
  return made
}

/** Types of the blocks that answer the typed words, the best first: by what they say in either language, by their choices, their category and their other words. */
export const findBlocks = (typed: string, locale: CodeLocale): readonly string[] =>
  findByWords(findables(locale), typed).slice(0, most)

function sourcesOf(
  { message, keywords, args, category }: BlockDefinition,
  language: CodeLocale,
  weight: number,
): readonly WordSource[] {
  const choices = Object.values(args).flatMap((arg) =>
    arg.kind === 'choice' || arg.kind === 'colour' ? arg.choices.map(({ words }) => words[language]) : [],
  )
  return [
    wordSource(message[language].replaceAll(/\{\w+\}/g, ' '), weight),
    wordSource(keywords?.[language] ?? '', weight * 0.8),
    wordSource(choices.join(' '), weight * 0.5),
    wordSource(blockCategories[category].words[language], weight * 0.4),
  ]
}
