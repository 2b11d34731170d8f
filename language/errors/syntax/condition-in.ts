import { isThen, operatorFor, valueFor } from '../foreign-words.ts'
import { endsValue, type Lexeme } from './lexeme.ts'
import { lexemesOf } from './lexemes-of.ts'
import { openingOf } from './syntax-context.ts'

/** Code without the brackets around all of it. `(a) && (b)` keeps its own. */
export function withoutBrackets(code: string): string {
  const lexemes = lexemesOf(code)
  const [first, last] = [lexemes[0], lexemes.at(-1)]
  if (!first || !last || !/^[([]$/.test(first.text) || !/^[)\]]$/.test(last.text)) return code.trim()
  return openingOf(lexemes, lexemes.length - 1) === 0 ? code.slice(first.end, last.start).trim() : code.trim()
}

/** A word of a condition in the signs of JavaScript. */
function inSigns({ kind, text }: Lexeme, before: Lexeme | undefined): string {
  if (kind !== 'word' || text === 'x' || before?.text === '.') return text
  return operatorFor(text) ?? (/^(True|False|None)$/.test(text) ? (valueFor(text) ?? text) : text)
}

/** Whether two values stand side by side: `box touches wall` is no condition of JavaScript in any signs. */
const isTorn = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(({ kind, text }, at) => {
    const before = lexemes[at - 1]
    return before && endsValue(before) && kind !== 'sign' && !/^(in|instanceof)$/.test(text)
  })

/** `not x > 3` is not more than 3; `!` alone would take only the x. “…” where it is not clear how far “not” goes. */
function negated(condition: string): string {
  if (!/!\s+[^(]*?[<>=]/.test(condition)) return condition.replaceAll(/!\s+/g, '!')
  const all = /^!\s+(.+)$/.exec(condition)?.[1]
  return all !== undefined && !/&&|\|\|/.test(all) ? `!(${all})` : '…'
}

/** A condition without the brackets and the end (“then”, “do”) that its writer gave it, in the signs of JavaScript; “…” where these do not say it. */
export function conditionIn(code: string): string {
  const lexemes = lexemesOf(code)
  const end = lexemes.findIndex(({ kind, text }) => kind === 'word' && isThen(text))
  const said = (end < 0 ? lexemes : lexemes.slice(0, end)).map((lexeme, at) => {
    const before = lexemes[at - 1]
    return code.slice(before?.end ?? 0, lexeme.start) + inSigns(lexeme, before)
  })
  const condition = withoutBrackets(said.join('').replace(/,\s*$/, ''))
  return condition === '' || isTorn(lexemesOf(condition)) ? '…' : negated(condition)
}
