import type { Lexeme } from './lexeme.ts'

/** What is wrong with the brackets of a program. */
export type BracketFault =
  | { readonly kind: 'never-closed'; readonly open: Lexeme }
  | { readonly kind: 'closes-nothing'; readonly close: Lexeme }
  | { readonly kind: 'wrong-pair'; readonly open: Lexeme; readonly close: Lexeme }

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
const openers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** The bracket that closes an opening one. */
export const closerOf = (open: string): string => closers[open] ?? ')'

/** Columns by which the line of each lexeme is moved in, by line. */
function indents(lexemes: readonly Lexeme[]): ReadonlyMap<number, number> {
  const byLine = new Map<number, number>()
  for (const { line, column } of lexemes) if (!byLine.has(line)) byLine.set(line, column)
  return byLine
}

/**
 * The first bracket without its other half, `null` when all fit. Where several could be meant, the way the lines are moved in tells
 * which one: a brace that stands further left than the line whose brace it would close was written for another one.
 */
export function bracketFault(lexemes: readonly Lexeme[]): BracketFault | null {
  const byLine = indents(lexemes)
  const indentOf = (lexeme: Lexeme) => byLine.get(lexeme.line) ?? 1
  const open: Lexeme[] = []
  let suspect: Lexeme | null = null

  for (const [index, lexeme] of lexemes.entries()) {
    if (lexeme.kind !== 'sign') continue
    if (closers[lexeme.text]) open.push(lexeme)
    const wanted = openers[lexeme.text]
    if (!wanted) continue
    const top = open.at(-1)
    if (top?.text === wanted) {
      open.pop()
      if (lexeme.text === '}' && lexeme.isFirst && lexeme.column < indentOf(top)) suspect ??= top
      continue
    }
    if (suspect) return { kind: 'never-closed', open: suspect }
    const match = open.findLast(({ text }) => text === wanted)
    const [before, next] = [lexemes[index - 1], lexemes[index + 1]]
    const isDoubled = before?.text === '}' && before.end === lexeme.start && next?.text !== ')'
    if (top?.text === '(' && lexeme.text === '}' && isDoubled && !match)
      return { kind: 'wrong-pair', open: top, close: lexeme }
    if (top && (!match || match.line < top.line) && top.line === lexeme.line)
      return { kind: 'wrong-pair', open: top, close: lexeme }
    if (!top || !match) return { kind: 'closes-nothing', close: lexeme }
    return { kind: 'never-closed', open: top }
  }
  const left = suspect && open.length > 0 ? suspect : open.at(-1)
  return left ? { kind: 'never-closed', open: left } : null
}
