import type { CallExpression } from 'acorn'
import { globalNames } from '../../helper-api/global-names.ts'
import { guardName } from '../guard-name.ts'
import type { SourceEdits } from '../source-edits.ts'
import { replaceRange } from './replace-range.ts'

const helpers: ReadonlySet<string> = new Set(globalNames)

/** Where the bracket behind a callee opens, `-1` if something else stands between. */
function openingBracket(source: string, from: number): number {
  const between = /^\s*\(/.exec(source.slice(from, from + 1_000))
  return between ? from + between[0].length - 1 : -1
}

/** Turns `a.b(` and `a[b](` into `a,'b','a.b',[` and `a,b,'',[`. Answers whether the source is such that it can be done. */
function rewriteMember(text: SourceEdits, node: CallExpression, open: number): boolean {
  const { callee } = node
  if (callee.type !== 'MemberExpression' || callee.optional) return false
  const { object, property, computed } = callee
  if (object.type === 'Super') {
    // Only `super.name` itself says whose function is meant.
    text.appendRight(node.start, `(yield*${guardName}.inherited(`)
    const name = property.type === 'Identifier' && !computed ? `.${property.name}` : ''
    replaceRange(text, callee.end, open + 1, `,'${name}',this,[`)
    return true
  }
  if (property.type === 'PrivateIdentifier') return false
  if (object.type === 'Identifier' && helpers.has(object.name)) return false
  const source = text.original
  const said = source.slice(callee.start, callee.end)
  // As the engine says it, when it can be said in a word: `dragon.fly is not a function`.
  const told = /^[\w$.]+$/.test(said) ? `'${said}'` : "''"
  const sign = source.lastIndexOf(computed ? '[' : '.', property.start - 1)
  if (sign < object.end || source.slice(sign + 1, property.start).trim() !== '') return false
  text.appendRight(node.start, `(yield*${guardName}.method(`)
  if (computed) {
    replaceRange(text, sign, sign + 1, ',')
    replaceRange(text, property.end, open + 1, `,${told},[`)
  } else {
    replaceRange(text, sign, property.start, ',')
    text.appendRight(property.start, "'")
    replaceRange(text, property.end, open + 1, `',${told},[`)
  }
  return true
}

/**
 * A call of something that may be a function of the learner: then the run can be stopped in there too. Calls that cannot be (of helpers,
 * with `?.`, `super()`) stay as they are.
 */
export function rewriteCall(text: SourceEdits, node: CallExpression): void {
  const { callee, optional, end } = node
  const open = openingBracket(text.original, callee.end)
  if (optional || open < 0) return
  if (callee.type === 'Identifier') {
    if (helpers.has(callee.name)) return
    text.appendRight(node.start, `(yield*${guardName}.call(`)
    replaceRange(text, callee.end, open + 1, `,'${callee.name}',[`)
  } else if (!rewriteMember(text, node, open)) return
  text.update(end - 1, end, ']))')
}
