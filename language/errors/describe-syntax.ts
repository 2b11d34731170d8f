import type { ErrorParams } from './error-params.ts'
import type { ScriptErrorCode } from './script-error-words.ts'
import { bracketRules, bracketSlip } from './syntax/bracket-rules.ts'
import { callRules } from './syntax/call-rules.ts'
import { elseRules } from './syntax/else-rules.ts'
import { endRules } from './syntax/end-rules.ts'
import { foreignRules } from './syntax/foreign-rules.ts'
import { headRules } from './syntax/head-rules.ts'
import { isKeyword } from './syntax/lexeme.ts'
import { loopRules } from './syntax/loop-rules.ts'
import { nameRules, wordBehindNumber } from './syntax/name-rules.ts'
import { signRules } from './syntax/sign-rules.ts'
import {
  type Slip,
  type SyntaxContext,
  type SyntaxFailure,
  type SyntaxRule,
  syntaxContext,
} from './syntax/syntax-context.ts'
import { textRules } from './syntax/text-rules.ts'
import { wholeHeadRules } from './syntax/whole-head-rules.ts'
import { wordRules } from './syntax/word-rules.ts'

type Reading = readonly [pattern: RegExp, code: ScriptErrorCode, params?: (message: string) => ErrorParams]

const named = (message: string): ErrorParams => ({ name: /'(.+?)'/.exec(message)?.[1] ?? '' })

/** Messages of acorn that say enough by themselves. */
const readings: readonly Reading[] = [
  [/^Not enough stack/, 'syntax.too-deep'],
  [/^Unterminated comment/, 'syntax.open-comment'],
  [/has already been declared/, 'syntax.declared-twice', named],
  [/'await' as identifier|keyword 'await'/, 'syntax.await-outside-async'],
  [/'import' and 'export'|'import.meta'/, 'syntax.no-import'],
  [/^Unexpected keyword|is reserved|^Binding (eval|arguments)/, 'syntax.reserved-word', named],
  [/^Assigning to rvalue|Invalid left-hand/i, 'syntax.bad-assignment'],
  [
    /^Unsyntactic (break|continue)/,
    'syntax.break-outside-loop',
    (message) => ({ name: message.split(' ')[1] ?? '' }),
  ],
  [/number|numeric/i, 'syntax.bad-number'],
]

/** What acorn's own words say. */
function messageSlip({ failure: { message, loc } }: SyntaxContext): Slip | null {
  const reading = readings.find(([pattern]) => pattern.test(message))
  if (!reading) return null
  const [, code, params] = reading
  const said = params ? params(message.replace(/ \(\d+:\d+\)$/, '')) : {}
  return { line: loc.line, column: loc.column + 1, code, params: said }
}

function constWithoutValue({ source, failure, lexemes, index }: SyntaxContext): Slip | null {
  const [word, name] = [lexemes[index - 2], lexemes[index - 1]]
  if (word?.text !== 'const' || name?.kind !== 'word' || /^\s*(of|in)\b/.test(source.slice(failure.pos)))
    return null
  const { line, column } = name
  return { line, column, code: 'syntax.const-without-value', params: { name: name.text } }
}

/** `5 = score`, `score + 1 = score`: the name is on the wrong side. */
function swappedSides({ source, failure: { message, loc } }: SyntaxContext): Slip | null {
  const line = source.split('\n')[loc.line - 1] ?? ''
  const [, value, name] =
    /^\s*([^=]*[^=\s<>!+*/%-])\s*=\s*([\p{L}_$][\p{L}\p{N}_$.]*);?\s*$/u.exec(line) ?? []
  if (!message.startsWith('Assigning to rvalue') || !value || !name || isKeyword(name)) return null
  if (/^(true|false|null|undefined|this)$/.test(name) || /[<>]/.test(value)) return null
  const params = { wanted: `${name} = ${value}` }
  return { line: loc.line, column: loc.column + 1, code: 'syntax.swapped-sides', params }
}

/** Most special first. */
const rules: readonly SyntaxRule[] = [
  ...textRules,
  ...foreignRules,
  ...loopRules,
  ...nameRules,
  ...wholeHeadRules,
  ...headRules,
  ...elseRules,
  ...wordRules,
  wordBehindNumber,
  ...callRules,
  constWithoutValue,
  ...bracketRules,
  ...signRules,
  bracketSlip,
  ...endRules,
  swappedSides,
  messageSlip,
]

/** What acorn's complaint means to a learner, and the place to look at, which is often before the one where the parser gave up. */
export function describeSyntax(failure: SyntaxFailure, source: string): Slip {
  const context = syntaxContext(source, failure)
  for (const rule of rules) {
    const slip = rule(context)
    if (slip) return slip
  }
  const { line, column } = failure.loc
  const at = context.lexemes[context.index]
  if (!at) return { line, column: column + 1, code: 'syntax.unexpected-end', params: {} }
  return failure.message.startsWith('Unexpected token')
    ? { line, column: column + 1, code: 'syntax.unexpected', params: { found: at.text.slice(0, 40) } }
    : { line, column: column + 1, code: 'syntax.other', params: {} }
}
