import { closerOf } from './bracket-fault.ts'
import type { Lexeme } from './lexeme.ts'
import {
  enclosing,
  openingOf,
  type Slip,
  type SyntaxContext,
  type SyntaxRule,
  slipAt,
} from './syntax-context.ts'

/** `console.log 'hello')`. */
function missingOpenBracket({ lexemes, index, fault }: SyntaxContext): Slip | null {
  const [name, value] = [lexemes[index - 1], lexemes[index]]
  if (fault?.kind !== 'closes-nothing' || fault.close.text !== ')' || !value) return null
  if (name?.kind !== 'word' || name.line !== value.line || fault.close.line !== value.line) return null
  return slipAt(name, 'syntax.missing-open-bracket', { name: name.text })
}

const indentOf = (lexemes: readonly Lexeme[], line: number): number =>
  lexemes.find((lexeme) => lexeme.line === line)?.column ?? 1

/** A line that should end with “{”: the next lines are moved in, and the brace that closes nothing stands below its beginning. */
function missingOpenBrace({ lexemes, fault }: SyntaxContext): Slip | null {
  if (fault?.kind !== 'closes-nothing' || fault.close.text !== '}') return null
  const close = fault.close
  const end = lexemes.findLast((lexeme, at) => {
    const next = lexemes[at + 1]
    if (lexeme.start >= close.start || !next?.isFirst || next.line === lexeme.line) return false
    if (lexeme.text !== '=>' && lexeme.text !== ')' && lexeme.text !== 'else') return false
    const indent = indentOf(lexemes, lexeme.line)
    return indent <= close.column && next.column > indent
  })
  return end ? slipAt(end, 'syntax.missing-open-brace', { name: end.text }) : null
}

/** `if (…) ( … )` over several lines. */
function parensForBraces({ lexemes, index }: SyntaxContext): Slip | null {
  const open = enclosing(lexemes, index)
  const [bracket, before, next] = [lexemes[open], lexemes[open - 1], lexemes[open + 1]]
  if (bracket?.text !== '(' || before?.text !== ')' || !next?.isFirst) return null
  const head = lexemes[openingOf(lexemes, open - 1) - 1]
  return /^(if|while|for)$/.test(head?.text ?? '') ? slipAt(bracket, 'syntax.parens-for-braces') : null
}

/** Mistakes in brackets that say more than that one is missing. */
export const bracketRules: readonly SyntaxRule[] = [missingOpenBracket, missingOpenBrace, parensForBraces]

/** The bracket without its other half, when the parser stumbled over it. */
export function bracketSlip({ fault, failure }: SyntaxContext): Slip | null {
  if (!fault) return null
  if (fault.kind === 'closes-nothing')
    return fault.close.start > failure.pos
      ? null
      : slipAt(fault.close, 'syntax.extra-bracket', { bracket: fault.close.text })
  const { open } = fault
  if (open.start > failure.pos) return null
  const [bracket, wanted] = [open.text, closerOf(open.text)]
  return fault.kind === 'never-closed'
    ? slipAt(open, 'syntax.missing-bracket', { bracket, line: open.line, wanted })
    : slipAt(fault.close, 'syntax.wrong-bracket', {
        bracket,
        line: open.line,
        found: fault.close.text,
        wanted,
      })
}
