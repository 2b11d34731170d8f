import type { Lexeme } from './lexeme.ts'
import {
  enclosing,
  openingOf,
  type Slip,
  type SyntaxContext,
  type SyntaxRule,
  slipAt,
} from './syntax-context.ts'

/** `else (score > 3) {`. */
function elseCondition({ lexemes, index }: SyntaxContext): Slip | null {
  const [before, at] = [lexemes[index - 1], lexemes[index]]
  if (before?.text !== ')' || at?.text !== '{') return null
  const word = lexemes[openingOf(lexemes, index - 1) - 1]
  return word?.text === 'else' ? slipAt(word, 'syntax.else-condition') : null
}

/** Whether the brace at `open` begins what an `if` does. */
function isOfIf(lexemes: readonly Lexeme[], open: number): boolean {
  if (lexemes[open]?.text !== '{' || lexemes[open - 1]?.text !== ')') return false
  return lexemes[openingOf(lexemes, open - 1) - 1]?.text === 'if'
}

/** An `if` of several commands without braces, above an `else` that stands as far left. */
function ifAbove(lexemes: readonly Lexeme[], index: number): Lexeme | null {
  const stray = lexemes[index]
  if (!stray?.isFirst) return null
  const above = lexemes
    .slice(0, index)
    .findLastIndex(({ isFirst, column }) => isFirst && column <= stray.column)
  const head = lexemes[above]
  if (head?.text !== 'if' || head.column !== stray.column) return null
  const close = lexemes.findIndex(
    ({ text }, at) => at > above && text === ')' && openingOf(lexemes, at) === above + 1,
  )
  const lines = new Set(lexemes.slice(close + 1, index).map(({ line }) => line))
  return close > 0 && lexemes[close + 1]?.text !== '{' && lines.size > 1 ? head : null
}

/** An `else` without its `if`: a brace is missing, or a semicolon ends the `if` too early. */
function strayElse({ lexemes, index }: SyntaxContext): Slip | null {
  const [before, at] = [lexemes[index - 1], lexemes[index]]
  if (at?.text !== 'else') return null
  if (before?.text !== '}' && isOfIf(lexemes, enclosing(lexemes, index)))
    return slipAt(at, 'syntax.else-needs-close')
  const head = ifAbove(lexemes, index)
  if (head) return slipAt(head, 'syntax.if-needs-braces')
  const semicolon = before?.text === '}' ? lexemes[openingOf(lexemes, index - 1) - 1] : before
  return semicolon?.text === ';'
    ? slipAt(semicolon, 'syntax.semicolon-before-else')
    : slipAt(at, 'syntax.else-without-if')
}

export const elseRules: readonly SyntaxRule[] = [elseCondition, strayElse]
