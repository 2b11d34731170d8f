import { blockCatalogue } from '../../../language/blocks/block-catalogue.ts'
import { blockCategories } from '../../../language/blocks/block-category.ts'
import type { BlockArg, BlockDefinition } from '../../../language/blocks/block-definition.ts'
import type { CodeLocale } from '../../../language/locale.ts'
import { type Findable, findByWords } from '../../workspace/palette/find-by-words.ts'
import { type WordSource, wordSource } from '../../workspace/palette/word-source.ts'

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
      ...sourcesOf(definition, locale, false),
      ...sourcesOf(definition, locale === 'en' ? 'de' : 'en', true),
    ],
  }))
  found.set(locale, made)
  return made
}

/** Types of the blocks that answer the typed words, the best first: by what they say in either language, by their choices, their category, their other words and the text that they are given with. */
export const findBlocks = (typed: string, locale: CodeLocale): readonly string[] =>
  findByWords(findables(locale), typed).slice(0, most)

function sourcesOf(
  { message, keywords, args, category }: BlockDefinition,
  language: CodeLocale,
  isForeign: boolean,
): readonly WordSource[] {
  const choices = Object.values(args).flatMap((arg) =>
    arg.kind === 'choice' || arg.kind === 'colour' ? arg.choices.map(({ words }) => words[language]) : [],
  )
  const source = (text: string, weight: number) =>
    wordSource(text, isForeign ? weight * otherLanguage : weight, { isForeign })
  const said = message[language].replaceAll(/\{\w+\}/g, ' ')
  return [
    source(said, 1),
    source(keywords?.[language] ?? '', 0.8),
    // A block that says nothing else, as most operators do, says what is chosen.
    source(choices.join(' '), said.trim() === '' ? 1 : 0.5),
    source(blockCategories[category].words[language], 0.4),
    source(
      Object.values(args)
        .flatMap((arg) => givenTexts(arg, language))
        .join(' '),
      0.3,
    ),
  ]
}

/** What stands in a block before a person writes something else. */
function givenTexts(arg: BlockArg, language: CodeLocale): readonly string[] {
  if (arg.kind === 'text-field') return [arg.value[language]]
  if (arg.kind !== 'value' || arg.slot === null || !('shadow' in arg.slot)) return []
  return Object.values(arg.slot.shadow.fields ?? {}).flatMap((value) =>
    typeof value === 'object' ? [value[language]] : [],
  )
}
