import { isHelperName } from '../../helper-api/is-helper-name.ts'
import { memberNames } from '../../helper-api/member-names.ts'
import { optionOf } from '../../helper-api/option-of.ts'
import { isKeyword, type Lexeme } from './lexeme.ts'
import {
  enclosing,
  isClassBody,
  isObject,
  openingOf,
  type Slip,
  type SyntaxContext,
  type SyntaxRule,
  slipAt,
} from './syntax-context.ts'

/** Helpers that are given what to do: `onStart`, `onKey`, `repeatEvery`. */
const takesFunction = (name: string): boolean =>
  isHelperName(name) && (/^on[A-Z]/.test(name) || name === 'repeatEvery')

/** Whether the word at `at` is the name of a method that a class or an object is given there. */
function isMember(lexemes: readonly Lexeme[], at: number): boolean {
  const open = enclosing(lexemes, at)
  return isClassBody(lexemes, open) || (isObject(lexemes, open) && lexemes[at - 1]?.text !== '.')
}

/** The name of a call that ends before `index` and what stands between its brackets; a name alone has none. */
function callBefore(
  { source, lexemes }: SyntaxContext,
  index: number,
): { readonly name: Lexeme; readonly at: number; readonly inside: string | null } | null {
  const before = lexemes[index - 1]
  if (!before) return null
  const open = before.text === ')' ? openingOf(lexemes, index - 1) : -1
  const at = open < 0 ? index - 1 : open - 1
  const name = lexemes[at]
  if (name?.kind !== 'word' || isKeyword(name.text)) return null
  const bracket = lexemes[open]
  return { name, at, inside: bracket ? source.slice(bracket.end, before.start).trim() : null }
}

/** `onStart() => {`, `onStart() {`, `onStart {`, `onKey('a') => {`: what is to be done belongs between the brackets of the call. */
function bodyOutside(context: SyntaxContext): Slip | null {
  const { lexemes, index } = context
  const at = lexemes[index]
  const isBody = at?.text === '{' || (at?.text === '=>' && lexemes[index + 1]?.text === '{')
  const call = isBody ? callBefore(context, index) : null
  if (!call || !takesFunction(call.name.text) || isMember(lexemes, call.at)) return null
  const { text } = call.name
  const first = call.inside ? `${text === 'onTrue' ? '() => ' : ''}${call.inside}, ` : ''
  return slipAt(call.name, 'syntax.body-outside', {
    name: text,
    example: `${text}(${first}() => { … })`,
  })
}

/** `hop() {` where a function is made without saying so. */
function missingFunction(context: SyntaxContext): Slip | null {
  const { lexemes, index } = context
  const call = lexemes[index]?.text === '{' ? callBefore(context, index) : null
  if (!call || call.inside === null || isHelperName(call.name.text) || isMember(lexemes, call.at)) return null
  if (!/^([\p{L}_$][\p{L}\p{N}_$]*(\s*,\s*|$))*$/u.test(call.inside)) return null
  const [name, before] = [call.name, lexemes[call.at - 1]]
  const isAsync = before?.text === 'async' && before.isFirst
  if (!name.isFirst && !isAsync) return null
  return slipAt(name, 'syntax.missing-function', {
    name: name.text,
    example: `function ${name.text}(${call.inside})`,
  })
}

/** `scene.get{'Dragon'}`. */
function curlyCall({ lexemes, index }: SyntaxContext): Slip | null {
  const [name, at] = [lexemes[index - 1], lexemes[index]]
  const isCall = lexemes[index - 2]?.text === '.' && memberNames.includes(name?.text ?? '')
  return at?.text === '{' && name?.kind === 'word' && name.line === at.line && isCall
    ? slipAt(name, 'wrong-call-brackets', { name: name.text, brackets: '{…}' })
    : null
}

/** Commands between the round brackets of a call: behind an arrow without braces, or without any function. */
function commandsInCall({ lexemes, index, fault }: SyntaxContext): Slip | null {
  const open = enclosing(lexemes, index)
  const [owner, bracket] = [lexemes[open - 1], lexemes[open]]
  if (lexemes[index]?.text !== ';' || bracket?.text !== '(' || owner?.kind !== 'word') return null
  // Else the bracket that is missing is what was forgotten.
  if (isKeyword(owner.text) || (fault?.kind === 'never-closed' && fault.open === bracket)) return null
  const value = lexemes.slice(open + 1, index)
  const arrow = value.findLast(({ text }, at) => text === '=>' && value[at + 1]?.text !== '{')
  if (arrow) return slipAt(arrow, 'syntax.arrow-braces')
  const isFunction = value.some(({ text }) => text === '=>' || text === 'function')
  return !isFunction && takesFunction(owner.text)
    ? slipAt(owner, 'syntax.commands-need-function', {
        name: owner.text,
        example: `${owner.text}(() => { … })`,
      })
    : null
}

/** `dragon.onClick({ dragon.hop() })`: braces alone are an object for the parser. */
function commandsInObject({ source, lexemes, index }: SyntaxContext): Slip | null {
  let brace = enclosing(lexemes, index)
  while (lexemes[brace]?.text === '(' || lexemes[brace]?.text === '[') brace = enclosing(lexemes, brace)
  const round = enclosing(lexemes, brace)
  const [owner, open] = [lexemes[round - 1], lexemes[brace]]
  if (!open || !owner || lexemes[round]?.text !== '(' || !isObject(lexemes, brace)) return null
  if (!takesFunction(owner.text) || optionOf(owner.text) || lexemes[brace + 2]?.text === ':') return null
  const values = source.slice(owner.end, open.start)
  const given = values.includes('\n') ? '(' : values
  return slipAt(open, 'syntax.commands-need-function', {
    name: owner.text,
    example: `${owner.text}${given}() => { … })`,
  })
}

/** `dragon.moveForward(2) seconds: 1`, `dragon.moveForward(2) {seconds: 1}`, `dragon.moveForward(2) for 1 second`. */
function optionOutside(context: SyntaxContext): Slip | null {
  const { source, lexemes, index } = context
  const close = lexemes[index - 1]
  const call = close?.text === ')' ? callBefore(context, index) : null
  const option = call && optionOf(call.name.text)
  if (!close || !call || !option || (call.inside === '' && option.place > 0)) return null
  const line = lexemes.slice(index, index + 6).filter((lexeme) => lexeme.line === close.line)
  const end = line.findIndex(({ text }) => text === ';')
  const behind = end < 0 ? line : line.slice(0, end)
  const word = behind.find(({ text }) => text === option.name || `${text}s` === option.name)
  if (!word || behind.length > 5) return null
  const value = behind.find(({ kind }) => kind === 'number')?.text ?? '1'
  let start = call.at
  while (lexemes[start - 1]?.text === '.' && lexemes[start - 2]?.kind === 'word') start -= 2
  const before = source.slice(lexemes[start]?.start ?? 0, close.start)
  return slipAt(word, 'syntax.option-outside', {
    found: word.text,
    example: `${before}${call.inside === '' ? '' : ', '}{${option.name}: ${value}})`,
  })
}

/** `)};` behind what `(() => {` began. */
function swappedEnd({ lexemes, index }: SyntaxContext): Slip | null {
  const [at, next] = [lexemes[index], lexemes[index + 1]]
  if (at?.text !== ')' || next?.text !== '}' || at.end !== next.start) return null
  const brace = enclosing(lexemes, index)
  const round = enclosing(lexemes, brace)
  return lexemes[brace]?.text === '{' && lexemes[round]?.text === '('
    ? slipAt(at, 'syntax.swapped-brackets', { found: ')}', wanted: '})' })
    : null
}

/** Calls of helpers, and what they are given to do. */
export const callRules: readonly SyntaxRule[] = [
  bodyOutside,
  optionOutside,
  commandsInCall,
  commandsInObject,
  swappedEnd,
  missingFunction,
  curlyCall,
]
