import {
  collapseDuplicatesTransformer,
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
  resolveLeetSpeakTransformer,
} from 'obscenity'
import { germanWords } from './german-words.ts'
import { innocentWords } from './innocent-words.ts'

/** Words of the English list that are harmless in German: `Abo` (subscription) and `dick` (thick), whose insults are named below. */
const germanMeanings: ReadonlySet<string> = new Set(['abo', 'dick'])
const englishInsults = [
  'dickhead',
  'dickpic',
  'dick pic',
  '|dicks|',
  'my dick',
  'your dick',
  'suck dick',
  'big dick',
]

const termsOf = (patterns: readonly string[]) =>
  patterns.map((pattern, id) => ({ id, pattern: parseRawPattern(pattern) }))

const onceEach = (letters: string): Map<string, number> => new Map([...letters].map((letter) => [letter, 1]))

const english = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => germanMeanings.has(metadata?.originalWord ?? ''))
  .build()

const matchers: readonly RegExpMatcher[] = [
  new RegExpMatcher({
    ...englishRecommendedTransformers,
    ...english,
    whitelistedTerms: [...(english.whitelistedTerms ?? []), ...innocentWords],
  }),
  new RegExpMatcher({
    blacklistedTerms: termsOf([...germanWords, ...englishInsults]),
    whitelistedTerms: [...innocentWords],
    blacklistMatcherTransformers: [
      resolveLeetSpeakTransformer(),
      collapseDuplicatesTransformer({ defaultThreshold: 2, customThresholds: onceEach('aeiou') }),
    ],
  }),
]

/** Small letters a to z, as far as there are such. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

/** Without the numbers that stand alone: their digits stand for no letters (`World 455` is a world). */
const withoutNumbers = (text: string): string =>
  text.replaceAll(/(?<=^|[\s.,:;#([/-])\d+(?=$|[\s.,:;?!)\]/-])/g, ' ')

/** Letters that were drawn apart: `h e l l o`, `h.e.l.l.o`. */
const joined = (text: string): string =>
  text.replaceAll(/(?<![a-z])[a-z](?:[\s._*-]+[a-z])+(?![a-z])/g, (letters) =>
    letters.replaceAll(/[^a-z]/g, ''),
  )

/** Whether a text holds an English or German word that can hurt; also in other letters or drawn apart, as far as that can be told. */
export function hasUnkindWord(text: string): boolean {
  const compared = withoutNumbers(plain(text))
  const isUnkind = (one: string): boolean => matchers.some((matcher) => matcher.hasMatch(one))
  return isUnkind(compared) || isUnkind(joined(compared))
}
