import { globalNames } from '../../helper-api/global-names.ts'
import { isHelperName } from '../../helper-api/is-helper-name.ts'
import { endsValue, isKeyword } from './lexeme.ts'
import {
  enclosing,
  isObject,
  type Slip,
  type SyntaxContext,
  type SyntaxRule,
  slipAt,
} from './syntax-context.ts'

const joined = (first: string, second: string): string =>
  `${first}${second.charAt(0).toUpperCase()}${second.slice(1)}`

/** `dragon.move forward(3)`: together the two words are a helper. */
function tornHelper({ lexemes, index }: SyntaxContext): Slip | null {
  const [first, second] = [lexemes[index - 1], lexemes[index]]
  if (first?.kind !== 'word' || second?.kind !== 'word' || first.line !== second.line) return null
  const wanted = joined(first.text, second.text)
  return isHelperName(wanted)
    ? slipAt(first, 'syntax.name-space', { name: `${first.text} ${second.text}`, wanted })
    : null
}

const declares = /^(let|const|var)$/

/** `let 1 point = 3`, `const 2 = 5`: acorn looks at `let`, or at the number. */
function digitFirst({ lexemes, index }: SyntaxContext): Slip | null {
  const at = declares.test(lexemes[index]?.text ?? '') ? index + 1 : index
  const [before, number, word] = lexemes.slice(Math.max(0, at - 1), at + 2)
  if (!declares.test(before?.text ?? '') || number?.kind !== 'number') return null
  const isTorn = word?.kind === 'word' && word.line === number.line
  return slipAt(number, 'syntax.name-digit', {
    name: isTorn ? `${number.text} ${word.text}` : number.text,
    wanted: `${isTorn ? word.text : 'number'}${number.text.replaceAll(/\D/g, '')}`,
  })
}

/** `wait(2 seconds)`: a word that ends its value, and that the program has nowhere but behind numbers. */
function isUnit({ lexemes, index }: SyntaxContext): boolean {
  const unit = lexemes[index]?.text ?? ''
  const uses = lexemes.filter((lexeme, at) => lexeme.text === unit && lexemes[at - 1]?.kind !== 'number')
  return /^[),]$/.test(lexemes[index + 1]?.text ?? '') && uses.length === 0 && !globalNames.includes(unit)
}

/** `1 point = 3`, `let a = 1 point`. Between the values of a call a comma is missing, and the word may be an operator elsewhere: `2 mal 3`. */
export function wordBehindNumber(context: SyntaxContext): Slip | null {
  const { lexemes, index } = context
  const [last, at, behind] = [lexemes[index - 1], lexemes[index], lexemes[index + 1]]
  if (last?.kind !== 'number' || at?.kind !== 'word' || at.line !== last.line || isKeyword(at.text))
    return null
  const open = enclosing(lexemes, index)
  if (lexemes[open] && (lexemes[open].text !== '{' || isObject(lexemes, open)))
    return isUnit(context) ? slipAt(last, 'syntax.unit', { found: at.text, number: last.text }) : null
  // `let a = 6 b = 5` are two names.
  if (!last.isFirst && behind?.text === '=') return null
  return last.isFirst
    ? slipAt(last, 'syntax.name-digit', { name: `${last.text} ${at.text}`, wanted: `${at.text}${last.text}` })
    : slipAt(last, 'syntax.unit', { found: at.text, number: last.text })
}

/** `for (const x on list)`: a word of its own between the name and what is gone through. */
function ofInLoop({ lexemes, index }: SyntaxContext): Slip | null {
  const open = enclosing(lexemes, index)
  if (lexemes[open]?.text !== '(' || lexemes[open - 1]?.text !== 'for') return null
  const start = declares.test(lexemes[open + 1]?.text ?? '') ? open + 2 : open + 1
  const [name, word, value, behind] = lexemes.slice(start, start + 4)
  if (name?.kind !== 'word' || word?.kind !== 'word' || start + 1 !== index || !value || !behind) return null
  const isValue = (value.kind === 'word' || value.text === '[') && !/^(of|in)$/.test(value.text)
  const isPart = /^(of|in|;|=|,)$/.test(behind.text)
  return isValue && endsValue(name) && !isPart && !isKeyword(word.text)
    ? slipAt(word, 'syntax.word', { found: word.text, wanted: 'of' })
    : null
}

/** Names that are torn or begin wrongly, and a word beside a name that is none. */
export const nameRules: readonly SyntaxRule[] = [tornHelper, digitFirst, ofInLoop]
