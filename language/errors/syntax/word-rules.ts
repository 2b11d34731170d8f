import { globalNames } from '../../helper-api/global-names.ts'
import { isNeedless, operatorFor, statementFor, valueFor } from '../foreign-words.ts'
import { suggestName } from '../suggest-name.ts'
import { declaresName } from './declares-name.ts'
import { endsValue, isKeyword, type Lexeme } from './lexeme.ts'
import {
  enclosing,
  openingOf,
  type Slip,
  type SyntaxContext,
  type SyntaxRule,
  slipAt,
} from './syntax-context.ts'

/** Words that begin a statement or stand before a value. */
const statementKeywords = [
  ...['if', 'else', 'for', 'while', 'do', 'switch', 'case', 'break', 'continue', 'try', 'catch', 'finally'],
  ...['function', 'return', 'let', 'const', 'var', 'new', 'class', 'throw', 'await', 'async', 'typeof'],
]

const isKnownKeyword = (word: string) => isKeyword(word) || statementKeywords.includes(word)

/** What stands behind keywords that beginners hardly know and words of everyday speech look like (“lass”, “Hase”). */
const follows: ReadonlyMap<string, RegExp> = new Map([
  ['class', /^\s+[\p{L}_$][\p{L}\p{N}_$]*\s*(?:\{|extends\b)/u],
  ['case', /^[^\n]*:/],
])

/** The word of JavaScript that was meant: in small letters, from another language, or spelt right. */
function keywordFor({ text: word, end }: Lexeme, source: string): string | null {
  if (isKnownKeyword(word)) return null
  const small = word.toLowerCase()
  if (statementKeywords.includes(small)) return small
  const alike = () => suggestName(word, statementKeywords)
  const wanted = statementFor(word) ?? alike()
  return wanted === null || (follows.get(wanted)?.test(source.slice(end)) ?? true) ? wanted : null
}

const isWordAt = (lexemes: readonly Lexeme[], index: number): boolean =>
  lexemes[index]?.kind === 'word' && lexemes[index - 1]?.text !== '.'

/**
 * Words around the failure that may have been meant as a keyword: just before it, before the brackets behind which a block or an arrow
 * follows, or before the bracket that a declaration stands in.
 */
function candidates({ lexemes, index }: SyntaxContext): readonly Lexeme[] {
  const at = lexemes[index]?.text ?? ''
  const places = [index - 1]
  const open = enclosing(lexemes, index)
  if (lexemes[index - 1]?.text === ')' && /^(\{|=>|:)$/.test(at))
    places.push(openingOf(lexemes, index - 1) - 1)
  if (lexemes[open]?.text === '(' && /^(let|const|var)$/.test(at)) places.push(open - 1)
  return places.flatMap((place) => {
    const lexeme = lexemes[place]
    return lexeme && isWordAt(lexemes, place) ? [lexeme] : []
  })
}

/** Names that the program makes itself or that every program has are no misspelt keywords. */
const isName = (source: string, name: string): boolean =>
  globalNames.includes(name) || declaresName(source, name)

function misspeltKeyword(context: SyntaxContext): Slip | null {
  for (const word of candidates(context)) {
    const isType = word.isFirst && context.lexemes[context.index]?.kind === 'word'
    const typed = isType ? statementFor(word.text) : null
    const wanted = typed ?? (isName(context.source, word.text) ? null : keywordFor(word, context.source))
    // The colon of `lambda:` goes with it: behind an arrow nothing could be done about it.
    const colon = wanted === '() =>' && context.lexemes[context.index]?.text === ':' ? ':' : ''
    if (wanted !== null) return slipAt(word, 'syntax.word', { found: word.text + colon, wanted })
  }
  return null
}

/** and, or, not, is, x between two values. */
function operatorWord({ lexemes, index }: SyntaxContext): Slip | null {
  for (const place of [index, index - 1]) {
    const [before, word, after] = [lexemes[place - 1], lexemes[place], lexemes[place + 1]]
    if (word?.kind !== 'word' || after === undefined || after.line !== word.line) continue
    // `wenn x > 3`: the word before it is no value.
    if (before?.isFirst && statementFor(before.text) !== null) continue
    if (after.text === '=') continue // what is set here is a name, whatever stands before it
    const wanted = operatorFor(word.text)
    // A name may begin a line as well: there a sign follows it.
    const isBehind = before !== undefined && (!word.isFirst || after.kind !== 'sign')
    const stands = wanted === '!' ? place === index - 1 : isBehind && endsValue(before)
    if (wanted !== null && stands) return slipAt(word, 'syntax.word', { found: word.text, wanted })
  }
  return null
}

function needlessWord({ lexemes, index }: SyntaxContext): Slip | null {
  const word = [lexemes[index], lexemes[index - 1]].find(
    (lexeme) => lexeme?.kind === 'word' && isNeedless(lexeme.text),
  )
  return word ? slipAt(word, 'syntax.needless-word', { found: word.text }) : null
}

function importOfPython({ lexemes, index }: SyntaxContext): Slip | null {
  const word = lexemes[index - 1]
  const isImport =
    word?.text === 'from' &&
    word.isFirst &&
    lexemes.some(({ text, line }) => text === 'import' && line === word.line)
  return isImport ? slipAt(word, 'syntax.no-import') : null
}

/** `print 'hello'`. */
function helperOfOthers({ lexemes, index }: SyntaxContext): Slip | null {
  const [word, value] = [lexemes[index - 1], lexemes[index]]
  if (word?.kind !== 'word' || !word.isFirst || value?.line !== word.line) return null
  const wanted = valueFor(word.text)
  return wanted === null ? null : slipAt(word, 'syntax.word', { found: word.text, wanted })
}

/** `try { … } except { … }`: acorn looks at `try`. */
function catchOfOthers({ failure, lexemes, index }: SyntaxContext): Slip | null {
  if (!failure.message.startsWith('Missing catch')) return null
  const word = lexemes.slice(index).find(({ text }) => statementFor(text) === 'catch')
  const place = lexemes[index]
  if (word) return slipAt(word, 'syntax.word', { found: word.text, wanted: 'catch' })
  return place ? slipAt(place, 'syntax.try-alone') : null
}

/** Words that JavaScript does not know. */
export const wordRules: readonly SyntaxRule[] = [
  importOfPython,
  operatorWord,
  needlessWord,
  catchOfOthers,
  misspeltKeyword,
  helperOfOthers,
]
