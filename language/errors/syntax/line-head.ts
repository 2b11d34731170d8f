import type { Lexeme } from './lexeme.ts'
import { type Slip, type SyntaxContext, slipAt } from './syntax-context.ts'

/** What begins a line: the word, and the code behind it without the sign that begins its block. */
export interface Head {
  readonly word: Lexeme
  readonly all: string
  readonly behind: string
}

/** The line at which the parser gave up, when it begins with a word. */
export function headOf({ source, lexemes, index }: SyntaxContext): Head | null {
  const { line } = lexemes[index - 1] ?? lexemes[index] ?? {}
  const words = lexemes.filter((lexeme) => lexeme.line === line)
  const [word] = words
  const last = words.findLast(({ text }) => text === '{' || text === ':') ?? words.at(-1)
  if (word?.kind !== 'word' || !last) return null
  const behind = source.slice(word.end, last.end).replace(/\s*[{:]$/, '')
  return { word, all: source.slice(word.start, last.end), behind: behind.trim() }
}

/** The advice to write a line anew. */
export const instead = ({ word, all }: Head, wanted: string): Slip =>
  slipAt(word, 'syntax.word', { found: all, wanted })
