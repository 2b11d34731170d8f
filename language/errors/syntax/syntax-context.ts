import type { ErrorParams } from '../error-params.ts'
import type { ScriptErrorCode } from '../script-error-words.ts'
import { type BracketFault, bracketFault } from './bracket-fault.ts'
import type { Lexeme } from './lexeme.ts'
import { lexemesOf } from './lexemes-of.ts'

/** What acorn says: `pos` counts characters, `loc.column` from 0. */
export interface SyntaxFailure {
  readonly message: string
  readonly pos: number
  readonly loc: { readonly line: number; readonly column: number }
}

/** A mistake and where the learner should look; line and column are 1-based. */
export interface Slip {
  readonly line: number
  readonly column: number
  readonly code: ScriptErrorCode
  readonly params: ErrorParams
}

/** A program that does not parse, and the place where the parser gave up. */
export interface SyntaxContext {
  readonly source: string
  readonly failure: SyntaxFailure
  readonly lexemes: readonly Lexeme[]
  /** Of `lexemes`: the one at which the parser gave up; as many as there are, at the end of the program. */
  readonly index: number
  readonly fault: BracketFault | null
}

/** Says what is wrong when it knows, otherwise `null`. */
export type SyntaxRule = (context: SyntaxContext) => Slip | null

export function syntaxContext(source: string, failure: SyntaxFailure): SyntaxContext {
  const lexemes = lexemesOf(source)
  const found = lexemes.findIndex(({ end }) => end > failure.pos)
  const index = found < 0 ? lexemes.length : found
  return { source, failure, lexemes, index, fault: bracketFault(lexemes) }
}

/** A slip at a lexeme. */
export const slipAt = ({ line, column }: Lexeme, code: ScriptErrorCode, params: ErrorParams = {}): Slip => ({
  line,
  column,
  code,
  params,
})

/** Of `lexemes`: the bracket that the one at `index` closes, or −1. */
export function openingOf(lexemes: readonly Lexeme[], index: number): number {
  let depth = 0
  for (let at = index; at >= 0; at -= 1) {
    const { kind, text } = lexemes[at] ?? { kind: 'word', text: '' }
    if (kind !== 'sign') continue
    if (')]}'.includes(text)) depth += 1
    else if ('([{'.includes(text)) depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** Of `lexemes`: the innermost bracket that is open just before `index`, or −1. */
export function enclosing(lexemes: readonly Lexeme[], index: number): number {
  let depth = 0
  for (let at = index - 1; at >= 0; at -= 1) {
    const { kind, text } = lexemes[at] ?? { kind: 'word', text: '' }
    if (kind !== 'sign') continue
    if (')]}'.includes(text)) depth += 1
    else if ('([{'.includes(text)) {
      if (depth === 0) return at
      depth -= 1
    }
  }
  return -1
}

/** Whether the brace at `open` begins an object and no block. */
export const isObject = (lexemes: readonly Lexeme[], open: number): boolean =>
  lexemes[open]?.text === '{' && /^(\(|,|=|:|\[|return)$/.test(lexemes[open - 1]?.text ?? '')

/** Whether the brace at `open` begins a class. */
export function isClassBody(lexemes: readonly Lexeme[], open: number): boolean {
  if (lexemes[open]?.text !== '{') return false
  const head = lexemes.slice(Math.max(0, open - 6), open)
  const word = head.findLastIndex(({ text }) => text === 'class')
  return word >= 0 && head.slice(word).every(({ kind, text }) => kind === 'word' || text === '.')
}

/** Whether the word at `at` stands between the brackets of a function that is made. */
export function isParameter(lexemes: readonly Lexeme[], at: number): boolean {
  const open = enclosing(lexemes, at)
  if (lexemes[open]?.text !== '(') return false
  if ([lexemes[open - 1], lexemes[open - 2]].some((word) => word?.text === 'function')) return true
  if (lexemes[open - 1]?.isFirst && isClassBody(lexemes, enclosing(lexemes, open))) return true
  const close = lexemes.findIndex((_, place) => place > at && openingOf(lexemes, place) === open)
  return close > 0 && lexemes[close + 1]?.text === '=>'
}
