import { isHelperCall, isHelperName } from '../../helper-api/is-helper-name.ts'
import { memberNames } from '../../helper-api/member-names.ts'
import { endsValue, isKeyword, type Lexeme } from './lexeme.ts'
import {
  enclosing,
  isObject,
  openingOf,
  type Slip,
  type SyntaxContext,
  type SyntaxRule,
  slipAt,
} from './syntax-context.ts'

const swapped: Readonly<Record<string, string>> = { '=<': '<=', '<>': '!==', '=!': '!==' }
/** Signs of a comparison that are torn, or torn and the wrong way round. */
const torn: Readonly<Record<string, string>> = {
  '= >': '>=',
  '= <': '<=',
  '> =': '>=',
  '< =': '<=',
  '! =': '!==',
  '= =': '===',
}

/** `> =`, `! =`: at its second sign the parser gives up, or already at the first one. */
function tornSign({ source, lexemes, index }: SyntaxContext): Slip | null {
  const isCondition = /^(if|while)$/.test(lexemes[enclosing(lexemes, index) - 1]?.text ?? '')
  for (const at of [index - 1, index]) {
    const [first, second] = [lexemes[at], lexemes[at + 1]]
    const signs = `${first?.text} ${second?.text}`
    const wanted = torn[signs]
    // Elsewhere `= >` may be an arrow, and nothing but a comparison is `! =`.
    if (!first || !second || wanted === undefined || !(isCondition || signs === '! =')) continue
    const found = first.line === second.line ? source.slice(first.start, second.end) : signs
    return slipAt(first, 'syntax.swapped-sign', { found, wanted })
  }
  return null
}

/** =<, <>, => in a condition, and the like. */
function swappedSign({ lexemes, index }: SyntaxContext): Slip | null {
  const head = lexemes[enclosing(lexemes, index) - 1]?.text ?? ''
  const sign = lexemes[index]
  if (sign?.text === '=>' && /^(if|while)$/.test(head))
    return slipAt(sign, 'syntax.swapped-sign', { found: '=>', wanted: '>=' })
  const [first, second] = [lexemes[index - 1], lexemes[index]]
  if (!first || !second || first.end !== second.start) return null
  const found = `${first.text}${second.text}`
  const wanted = swapped[found]
  return wanted === undefined ? null : slipAt(first, 'syntax.swapped-sign', { found, wanted })
}

/** -> and = > instead of =>. Of `() = > {` the parser finds the brackets wrong, which are far before. */
function wrongArrow({ source, failure, lexemes, index }: SyntaxContext): Slip | null {
  const isBracketBlamed = failure.message.startsWith('Assigning to rvalue')
  for (let at = Math.max(0, index - 1); at < index + (isBracketBlamed ? 12 : 3); at += 1) {
    const [first, second] = [lexemes[at], lexemes[at + 1]]
    if (second?.text !== '>' || !first || (first.text !== '-' && first.text !== '=')) continue
    return slipAt(first, 'syntax.wrong-arrow', { found: source.slice(first.start, second.end) })
  }
  return null
}

/** `( => {`, `() {` and `'space' () =>` among the values of a call. */
function arrowOfCall({ lexemes, index }: SyntaxContext): Slip | null {
  const [before, at] = [lexemes[index - 1], lexemes[index]]
  if (at?.text === ')' && before?.text === '(' && lexemes[index + 1]?.text === '{')
    return slipAt(at, 'syntax.missing-arrow')
  if (at?.text === '=>' && before?.text === '(') return slipAt(before, 'syntax.arrow-bracket')
  if (before?.text !== ')' || !at) return null
  const open = openingOf(lexemes, index - 1)
  const owner = lexemes[open - 1]
  if (at.text === '{' && owner && /^(\(|,|=|async)$/.test(owner.text))
    return slipAt(before, 'syntax.missing-arrow')
  if (at.text === '=>' && owner?.text === 'function') return slipAt(at, 'syntax.function-and-arrow')
  return at.text === '=>' && owner && endsValue(owner)
    ? slipAt(owner, 'syntax.missing-comma', { after: owner.text })
    : null
}

const beginsValue = ({ kind, text }: Lexeme): boolean =>
  kind === 'sign'
    ? text === '{' || text === '['
    : kind !== 'strange' && (!isKeyword(text) || text === 'function')

/** Whether texts are joined by “+” in the value of a call, in the bracket at `open`, that ends before `index`. */
function isJoined(lexemes: readonly Lexeme[], open: number, index: number): boolean {
  const value = lexemes.slice(open + 1, index)
  const joined = value.slice(1 + value.findLastIndex(({ text }) => text === ','))
  return joined.some(({ text }) => text === '+') && joined.some(({ kind }) => kind === 'text')
}

const tellers = /^(say|think|log|speak)$/

/** Whether of two values side by side one is a text and the other is none, nor a function that is given the text. */
function isTextBesideValue(before: Lexeme, at: Lexeme): boolean {
  if (isHelperCall(before.text)) return false
  const other = before.kind === 'text' ? at : at.kind === 'text' ? before : null
  return other !== null && (other.kind === 'word' || other.kind === 'number')
}

/** Whether a variable stands beside a text that is said: `say("Score: " score)`. */
function isTold(lexemes: readonly Lexeme[], open: number, index: number): boolean {
  const [before, at, owner] = [lexemes[index - 1], lexemes[index], lexemes[open - 1]]
  if (!before || !at || lexemes[open]?.text !== '(' || !isTextBesideValue(before, at)) return false
  return tellers.test(owner?.text ?? '')
}

/** `let line = 'Score: ' score`: a text and a value in a line that sets something, and no command of its own behind the text. */
function textAndValue({ lexemes, index }: SyntaxContext): Slip | null {
  const [before, at, behind] = [lexemes[index - 1], lexemes[index], lexemes[index + 1]]
  const open = lexemes[enclosing(lexemes, index)]
  if (!before || !at || at.line !== before.line || (open && open.text !== '{') || isKeyword(before.text))
    return null
  if (isObject(lexemes, enclosing(lexemes, index)) || isKeyword(at.text) || !isTextBesideValue(before, at))
    return null
  const isSet = lexemes.some(
    ({ line, text, start }) => line === at.line && start < at.start && /^(\+?=|return)$/.test(text),
  )
  const isWhole = at.kind === 'text' || !behind || behind.isFirst || /^[;+}]$/.test(behind.text)
  return isSet && isWhole
    ? slipAt(before, 'syntax.missing-plus', { before: before.text, after: at.text })
    : null
}

/** `score++ 5`. */
function countBy({ lexemes, index }: SyntaxContext): Slip | null {
  const [sign, number] = [lexemes[index - 1], lexemes[index]]
  if (!sign || number?.kind !== 'number' || !/^(\+\+|--)$/.test(sign.text) || number.line !== sign.line)
    return null
  return slipAt(sign, 'syntax.count-by', { found: sign.text, wanted: `${sign.text[0]}= ${number.text}` })
}

/** Two values side by side. */
function sideBySide({ source, lexemes, index, fault }: SyntaxContext): Slip | null {
  const [before, at] = [lexemes[index - 1], lexemes[index]]
  if (!before || !at || !endsValue(before) || !beginsValue(at)) return null
  const open = enclosing(lexemes, index)
  const bracket = lexemes[open]
  if (
    at.kind === 'word' &&
    before.kind === 'word' &&
    memberNames.includes(at.text) &&
    at.line === before.line
  )
    return slipAt(before, 'syntax.missing-point', { before: before.text, after: at.text })
  if (!bracket || (bracket.text === '{' && !isObject(lexemes, open))) return null
  if (fault?.kind === 'never-closed' && fault.open === bracket) return null
  const isText = at.kind === 'word' && before.kind === 'word' && bracket.text === '('
  const isOnce = (name: string) => source.split(name).length === 2
  if (isText && isOnce(at.text) && isOnce(before.text))
    return slipAt(before, 'syntax.text-needs-quotes', { text: `${before.text} ${at.text}` })
  if (at.text.startsWith('.')) return null
  if ((at.kind === 'text' && isJoined(lexemes, open, index)) || isTold(lexemes, open, index))
    return slipAt(before, 'syntax.missing-plus', { before: before.text, after: at.text })
  return slipAt(before, 'syntax.missing-comma', { after: before.text })
}

function commaSign({ lexemes, index, fault }: SyntaxContext): Slip | null {
  const [before, at] = [lexemes[index - 1], lexemes[index]]
  if (!at || !before) return null
  const open = enclosing(lexemes, index)
  const bracket = lexemes[open]
  if (at.text === ',' && (before.text === ',' || before.text === '(')) return slipAt(at, 'syntax.extra-comma')
  if (before.text === ',' && /^(let|const|var)$/.test(at.text)) return slipAt(before, 'syntax.extra-comma')
  const isOpen = fault?.kind === 'never-closed' && fault.open === bracket
  const isList = bracket && !isOpen && (bracket.text !== '{' || isObject(lexemes, open))
  if (at.text === ';' && isList && endsValue(before)) return slipAt(at, 'syntax.semicolon-for-comma')
  const number = lexemes[index - 2]
  if (at.kind !== 'number' || before.text !== ',' || number?.kind !== 'number') return null
  return slipAt(number, 'syntax.decimal-comma', {
    found: `${number.text},${at.text}`,
    wanted: `${number.text}.${at.text}`,
  })
}

/** `dragon.turnLeft 90`. */
function bareCall({ lexemes, index }: SyntaxContext): Slip | null {
  const [name, value] = [lexemes[index - 1], lexemes[index]]
  if (name?.kind !== 'word' || name.line !== value?.line || !/^(number|text|template)$/.test(value.kind))
    return null
  return isHelperName(name.text) ? slipAt(name, 'syntax.missing-open-bracket', { name: name.text }) : null
}

/** Two commands in one line: the second one is a call, a new variable, or sets one. */
function nextCommand({ lexemes, index }: SyntaxContext): Slip | null {
  const [before, at, next] = lexemes.slice(Math.max(0, index - 1), index + 2)
  const open = lexemes[enclosing(lexemes, index)]
  if (!before || at?.kind !== 'word' || at.line !== before.line || (open && open.text !== '{')) return null
  const isSecond =
    before.text === ')' || /^(let|const|var)$/.test(at.text) || /^[-+*/]?=$/.test(next?.text ?? '')
  if (!isSecond || !endsValue(before)) return null
  return slipAt(at, 'syntax.next-command', { found: at.text })
}

/** Signs that stand between two values or inside of a call. */
export const signRules: readonly SyntaxRule[] = [
  tornSign,
  swappedSign,
  wrongArrow,
  arrowOfCall,
  countBy,
  textAndValue,
  sideBySide,
  bareCall,
  nextCommand,
  commaSign,
]
