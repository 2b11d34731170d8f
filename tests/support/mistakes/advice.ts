import type { CodeLocale } from '../../../language/locale.ts'

/** Words of both languages by which the advice of a sentence is told from the rest of it. */
export interface AdviceWords {
  /** What may stand in a sentence without quotation marks round it: "comma", "number". */
  readonly spoken: readonly string[]
  /** Words that ask to delete something. */
  readonly delete: readonly string[]
}

const quotes: Readonly<Record<CodeLocale, string>> = {
  en: '“[^”]*”',
  de: '„[^“]*“',
}
const rejecting: Readonly<Record<CodeLocale, string>> = {
  en: '(?:instead of|rather than|not)(?: the| an?)?',
  de: '(?:statt|anstatt|anstelle von|nicht)(?: de[rmns]| das| die| eine?[mnrs]?)?',
}
const pronouns: Readonly<Record<CodeLocale, string>> = {
  en: 'it|them|these|one',
  de: 'es|sie|ihn|diese|eine?s?|einen',
}

/** Words behind which a sentence says where something is, and no longer what. */
const places: Readonly<Record<CodeLocale, string>> = {
  en: 'before|after|behind|between|around',
  de: 'vor|nach|hinter|zwischen|um',
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * What must not stand beside the first or last character of a piece of code, so that “===” does not count as “=”, “onKeyUp” not as “onKey”,
 * and the point in “dragon.size” not as the point that is missing.
 */
function neighbours(character: string): string {
  if (/[\p{L}\p{N}_]/u.test(character)) return String.raw`\p{L}\p{N}_`
  if (/[=<>!&|+*/-]/.test(character)) return '=<>!&|+*/-'
  return character === '.' ? String.raw`\p{L}\p{N}_.` : ''
}

/** Where a piece of code is, as an expression: on its own, not as part of another word or sign. */
function itself(piece: string): string {
  const before = neighbours(piece.charAt(0))
  const behind = neighbours(piece.charAt(piece.length - 1))
  return `${before && `(?<![${before}])`}${escaped(piece)}${behind && `(?![${behind}])`}`
}

/** The signs that make a word outside of quotation marks code, before it and behind it: “'red'”, “say(…)”, “for (…)”, “let a = …”. */
const joinedBefore = String.raw`(?<=[.('"\x60{])`
const joinedBehind = String.raw`(?=\.\p{L}| ?\(|['"\x60]| (?:\w+ )?= )`

/**
 * Whether a piece of code is in a text. Most code counts anywhere; a word ("let", "for") and a sign that prose has as well
 * only where they are meant as code: between quotation marks, and a word also joined to a sign of code. A piece with quotation marks
 * of its own (“jump”) is all that stands between them.
 */
function stands(piece: string, prose: string, quoted: readonly string[]): boolean {
  const here = itself(piece)
  if (/^“.*”$/u.test(piece)) return quoted.includes(piece.slice(1, -1))
  if (quoted.some((quote) => new RegExp(here, 'u').test(quote))) return true
  if (/^[.,:;!?-]$/.test(piece)) return false
  const outside = /^[\p{L}\p{N}_ ]*\p{L}[\p{L}\p{N}_ ]*$/u.test(piece)
    ? `${joinedBefore}${here}|${here}${joinedBehind}`
    : here
  return new RegExp(outside, 'u').test(prose)
}

const says = (word: string, text: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})${escaped(word)}(?:s|n|e|en)?(?!\p{L})`, 'iu').test(text)

/** Whether a text has one of the pieces: code where it is meant as code, spoken words anywhere. */
function holds(text: string, pieces: readonly string[], words: AdviceWords, locale: CodeLocale): boolean {
  const quoted = new RegExp(quotes[locale], 'gu')
  const code = [...text.matchAll(quoted)].map(([quote]) => quote.slice(1, -1))
  const prose = text.replaceAll(quoted, ' … ')
  return pieces.some((piece) =>
    words.spoken.includes(piece) ? says(piece, text) : stands(piece, prose, code),
  )
}

/**
 * What a text asks for: its sentences with one of the words that ask, without what is to be replaced ("instead of …"). All of the text when
 * they only say "it".
 */
function adviceIn(text: string, asking: readonly string[], locale: CodeLocale): string {
  const asks = String.raw`(?<!\p{L})(?:${asking.map(escaped).join('|')})`
  const advice = text.split(/(?<=[.!?]) /).filter((sentence) => new RegExp(asks, 'iu').test(sentence))
  const means = new RegExp(String.raw`${asks}\p{L}* (?:${pronouns[locale]})(?!\p{L})`, 'iu')
  const rejected = new RegExp(`${rejecting[locale]} ${quotes[locale]}`, 'giu')
  return (means.test(text) ? text : advice.join(' ')).replaceAll(rejected, ' … ')
}

/** Whether a sentence asks, by one of these words, to write one of the pieces of code that are right. */
export function asksToWrite(
  sentence: string,
  pieces: readonly string[],
  asking: readonly string[],
  words: AdviceWords,
  locale: CodeLocale,
): boolean {
  return holds(adviceIn(sentence, asking, locale), pieces, words, locale)
}

/** Whether one of the pieces is what a sentence asks to delete: the first thing after that word, or what its "it" means. */
export function asksToDelete(
  sentence: string,
  pieces: readonly string[],
  words: AdviceWords,
  locale: CodeLocale,
): boolean {
  const verb = new RegExp(String.raw`(?<!\p{L})(?:${words.delete.join('|')})\p{L}*`, 'giu')
  return [...sentence.matchAll(verb)].some(({ 0: said, index }) => {
    const rest = sentence.slice(index + said.length)
    const object =
      new RegExp(`^.*?(?:${quotes[locale]}| (?:${places[locale]}) |$)`, 'su').exec(rest)?.[0] ?? ''
    const isMeant = new RegExp(String.raw`^ (?:${pronouns[locale]})(?!\p{L})`, 'iu').test(rest)
    return (
      holds(object, pieces, words, locale) ||
      (isMeant && holds(sentence.slice(0, index), pieces, words, locale))
    )
  })
}
