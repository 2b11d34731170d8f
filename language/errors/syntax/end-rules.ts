import { endsValue, isKeyword } from './lexeme.ts'
import { enclosing, type Slip, type SyntaxContext, type SyntaxRule, slipAt } from './syntax-context.ts'

/** `await` in a function that is not async. */
function awaitOutside({ lexemes, index }: SyntaxContext): Slip | null {
  const word = lexemes[index - 1]
  return word?.text === 'await' ? slipAt(word, 'syntax.await-outside-async') : null
}

function equalsInObject({ failure, lexemes, index }: SyntaxContext): Slip | null {
  const [name, sign] = [lexemes[index - 1], lexemes[index]]
  if (!failure.message.startsWith('Shorthand property') || !sign) return null
  return slipAt(sign, 'syntax.equals-in-object', { name: name?.text ?? '' })
}

/** 1.000.000 */
function numberWithPoints({ source, lexemes, index }: SyntaxContext): Slip | null {
  const [number, rest] = [lexemes[index - 1], lexemes[index]]
  if (number?.kind !== 'number' || rest?.kind !== 'number' || number.end !== rest.start) return null
  const found = /^[\d.]+/.exec(source.slice(number.start))?.[0] ?? number.text
  return slipAt(number, 'syntax.number-points', { found, wanted: found.replaceAll('.', '') })
}

function point({ lexemes, index }: SyntaxContext): Slip | null {
  const [before, at] = [lexemes[index - 1], lexemes[index]]
  return at?.text === '.' && before?.text === '.' ? slipAt(before, 'syntax.extra-point') : null
}

function colon({ lexemes, index }: SyntaxContext): Slip | null {
  const [before, at, after] = [lexemes[index - 1], lexemes[index], lexemes[index + 1]]
  if (at?.text !== ':' || !before) return null
  if (before.kind === 'word' && lexemes[enclosing(lexemes, index)]?.text === '(')
    return slipAt(before, 'syntax.option-braces', { name: before.text })
  return after === undefined || after.isFirst ? slipAt(at, 'syntax.colon-at-end') : null
}

/** `a ? b` without its `: c`. */
function ternary({ lexemes, index }: SyntaxContext): Slip | null {
  const before = lexemes[index - 1]
  if (!before || !endsValue(before)) return null
  let colons = 0
  for (let at = index - 1; at >= 0; at -= 1) {
    const lexeme = lexemes[at]
    if (!lexeme || /^[;{}]$/.test(lexeme.text)) return null
    if (lexeme.text === ':') colons += 1
    if (lexeme.text !== '?') continue
    if (colons === 0) return slipAt(lexeme, 'syntax.ternary')
    colons -= 1
  }
  return null
}

/** `lives-;`: half of what counts by one. */
function halfCount({ source, lexemes, index }: SyntaxContext): Slip | null {
  const [sign, at] = [lexemes[index - 1], lexemes[index]]
  if (!sign || !/^[-+]$/.test(sign.text) || (at && !at.isFirst && !/^[;})]$/.test(at.text))) return null
  const start = lexemes.findLastIndex(
    ({ isFirst }, place) => place < index && (isFirst || /^[;{}]$/.test(lexemes[place - 1]?.text ?? '')),
  )
  const target = lexemes.slice(start, index - 1)
  const [first] = target
  const isName = target.every(({ kind, text }, place) => (place % 2 === 0 ? kind === 'word' : text === '.'))
  if (!first || !isName || isKeyword(first.text) || target.length % 2 === 0) return null
  const name = source.slice(first.start, lexemes[index - 2]?.end)
  return slipAt(sign, 'syntax.half-count', {
    found: `${name}${sign.text}`,
    sign: sign.text,
    wanted: `${name}${sign.text}${sign.text}`,
  })
}

/** An operator whose second value is missing. */
function missingValue({ lexemes, index }: SyntaxContext): Slip | null {
  const [before, at] = [lexemes[index - 1], lexemes[index]]
  if (before?.kind !== 'sign' || endsValue(before) || /^(\+\+|--|[;,:({[])$/.test(before.text)) return null
  if (at && at.kind !== 'sign' && at.line === before.line) return null
  return slipAt(before, 'syntax.missing-value', { found: before.text })
}

/** Mistakes that are looked for when no other rule knows better. */
export const endRules: readonly SyntaxRule[] = [
  awaitOutside,
  equalsInObject,
  numberWithPoints,
  point,
  colon,
  ternary,
  halfCount,
  missingValue,
]
