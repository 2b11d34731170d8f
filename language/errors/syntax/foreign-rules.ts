import { statementFor } from '../foreign-words.ts'
import { isKeyword } from './lexeme.ts'
import {
  enclosing,
  isClassBody,
  isParameter,
  type Slip,
  type SyntaxContext,
  type SyntaxRule,
  slipAt,
} from './syntax-context.ts'

const modifiers = /^(public|private|protected|static|void|final)$/
const types = /^(void|int|float|double|boolean|char|String)$/

/** `public void start() {`, `static int points = 5`. In a class some of these words are right, and others are another mistake. */
function javaHead({ lexemes, index }: SyntaxContext): Slip | null {
  const { line } = lexemes[index] ?? lexemes[index - 1] ?? {}
  const at = lexemes.findIndex((lexeme) => lexeme.line === line)
  const words = lexemes.filter((lexeme) => lexeme.line === line)
  const [first] = words
  if (!first || !modifiers.test(first.text) || isClassBody(lexemes, enclosing(lexemes, at))) return null
  const count = words.findIndex(({ text }) => !modifiers.test(text) && !types.test(text))
  const [name, sign] = [words[count], words[count + 1]]
  if (name?.kind !== 'word') return null
  if (name.text === 'class') return slipAt(first, 'syntax.needless-word', { found: first.text })
  const found = words
    .slice(0, count)
    .map(({ text }) => text)
    .join(' ')
  return slipAt(first, 'syntax.word', { found, wanted: sign?.text === '(' ? 'function' : 'let' })
}

/** `var points: number = 5`, `function jump(height: number)`, `(height: number) => …`. */
function typeOfName({ source, lexemes, index }: SyntaxContext): Slip | null {
  const [before, name, at, type] = lexemes.slice(index - 2, index + 2)
  if (at?.text !== ':' || name?.kind !== 'word' || type?.kind !== 'word' || !before) return null
  const isNew = /^(let|const|var)$/.test(before.text) || isParameter(lexemes, index - 1)
  if (!isNew) return null
  const found = /^:\s*[\p{L}\p{N}_$.]+(\s*<[^=;)]*>)?(\[\])*/u.exec(source.slice(at.start))?.[0] ?? ':'
  return slipAt(at, 'syntax.no-types', { found })
}

/** `function jump(height speed)`: between the names a comma is missing, and a type is one word too many. */
function parameters({ lexemes, index }: SyntaxContext): Slip | null {
  const [before, at] = [lexemes[index - 1], lexemes[index]]
  if (
    before?.kind !== 'word' ||
    isKeyword(before.text) ||
    at?.kind !== 'word' ||
    !isParameter(lexemes, index)
  )
    return null
  return statementFor(before.text) === 'let'
    ? slipAt(before, 'syntax.no-types', { found: before.text })
    : slipAt(before, 'syntax.missing-comma', { after: before.text })
}

/** `x := 5`. */
function colonEquals({ lexemes, index }: SyntaxContext): Slip | null {
  for (const at of [index - 1, index]) {
    const [colon, sign] = [lexemes[at], lexemes[at + 1]]
    if (colon?.text === ':' && sign?.text === '=' && colon.end === sign.start)
      return slipAt(colon, 'syntax.word', { found: ':=', wanted: '=' })
  }
  return null
}

/** `function async run`. */
function functionAsync({ lexemes, index }: SyntaxContext): Slip | null {
  const [word, async, name] = lexemes.slice(index - 2, index + 1)
  return word?.text === 'function' && async?.text === 'async' && name?.kind === 'word'
    ? slipAt(word, 'syntax.word', { found: 'function async', wanted: 'async function' })
    : null
}

/** What other languages write in front of names and behind them, and JavaScript in another order. */
export const foreignRules: readonly SyntaxRule[] = [
  javaHead,
  typeOfName,
  parameters,
  colonEquals,
  functionAsync,
]
