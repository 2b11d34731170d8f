import type { ErrorParams } from './error-params.ts'
import { type OpenBracket, openBrackets } from './open-brackets.ts'
import type { ScriptErrorCode } from './script-error-words.ts'

interface Cause {
  readonly code: ScriptErrorCode
  readonly params: ErrorParams
}

const quoted = (message: string): string => /'(.+?)'/.exec(message)?.[1] ?? ''

const neverClosed = ({ bracket, line }: OpenBracket): Cause => ({
  code: 'syntax.missing-bracket',
  params: { bracket, line },
})

/** 'Unexpected token' is what acorn says of most slips; the brackets and words before it tell which one it is. */
function unexpected(source: string, position: number): Cause {
  const { open, wordBefore } = openBrackets(source, position)
  const innermost = open.at(-1)
  const rest = source.slice(position)
  if (rest.trim() === '') {
    if (innermost) return neverClosed(innermost)
    return { code: 'syntax.unexpected-end', params: {} }
  }
  if (wordBefore === 'await') return { code: 'syntax.await-outside-async', params: {} }
  const found = /^[\p{ID_Continue}$]+|^./u.exec(rest)?.[0] ?? ''
  if (innermost && innermost.bracket !== '{' && (found === '{' || found === '}' || found === ';'))
    return neverClosed(innermost)
  if (')]}'.includes(found))
    return innermost ? neverClosed(innermost) : { code: 'syntax.extra-bracket', params: { bracket: found } }
  return { code: 'syntax.unexpected', params: { found } }
}

type Reading = readonly [pattern: RegExp, code: ScriptErrorCode, params?: (message: string) => ErrorParams]

const named = (message: string): ErrorParams => ({ name: quoted(message) })

/** Messages of acorn, by pattern. */
const readings: readonly Reading[] = [
  [/^Unterminated (string|template|regular)/, 'syntax.open-text'],
  [/^Unterminated comment/, 'syntax.open-comment'],
  [/^Unexpected character/, 'syntax.strange-character', (message) => ({ found: quoted(message) })],
  [/has already been declared/, 'syntax.declared-twice', named],
  [/'await' as identifier|keyword 'await'/, 'syntax.await-outside-async'],
  [/'import' and 'export'|'import.meta'/, 'syntax.no-import'],
  [/^Unexpected keyword|is reserved|^Binding (eval|arguments)/, 'syntax.reserved-word', named],
  [/^Assigning to rvalue|Invalid left-hand|shorthand property assign/i, 'syntax.bad-assignment'],
  [
    /^Unsyntactic (break|continue)/,
    'syntax.break-outside-loop',
    (message) => ({ name: message.split(' ')[1] ?? '' }),
  ],
  [/number|numeric/i, 'syntax.bad-number'],
]

/** What acorn's complaint means to a learner. */
export function describeSyntax(
  failure: { readonly message: string; readonly pos: number },
  source: string,
): Cause {
  if (failure.message.startsWith('Unexpected token')) {
    const before = source.slice(0, failure.pos).trimEnd()
    if (/\bconst\s+[\p{ID_Continue}$]+$/u.test(before) && !/^\s*(of|in)\b/.test(source.slice(failure.pos)))
      return { code: 'syntax.const-without-value', params: {} }
    return unexpected(source, failure.pos)
  }
  const reading = readings.find(([pattern]) => pattern.test(failure.message))
  if (!reading) return { code: 'syntax.other', params: {} }
  const [, code, params] = reading
  return { code, params: params ? params(failure.message.replace(/ \(\d+:\d+\)$/, '')) : {} }
}
