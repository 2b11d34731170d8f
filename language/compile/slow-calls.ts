import type { AnyNode, CallExpression, NewExpression } from 'acorn'
import { lineOf } from './guard-code.ts'
import { guardName } from './guard-name.ts'
import { patternCalls } from './pattern-calls.ts'
import type { SourceEdits } from './source-edits.ts'

/** Methods that can have so much to do that the page stands still: the engine does not ask the loop guard within them. */
const longCalls: ReadonlySet<string> = new Set([
  ...patternCalls,
  'concat',
  'fill',
  'flat',
  'from',
  'join',
  'padEnd',
  'padStart',
  'repeat',
  'sort',
  'stringify',
  'toSorted',
])

/** What takes as much memory as it is told to: `new Array(n)`. Of these only `Array` makes a list without `new` too. */
const isRoom = (name: string): boolean => /^(\w*Array|ArrayBuffer)$/.test(name)

/** The name of a method of the engine's that may take very long with what it is given; `null` for other calls. */
function slowName({ type, callee }: CallExpression | NewExpression): string | null {
  if (type === 'NewExpression')
    return callee.type === 'Identifier' && isRoom(callee.name) ? callee.name : null
  if (callee.type === 'Identifier') return callee.name === 'Array' ? callee.name : null
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
    return null
  return longCalls.has(callee.property.name) ? callee.property.name : null
}

/**
 * Lets a call say that it begins, if it may take very long, once all it is given is there: `a.test(text)` becomes
 * `a.test(__g.x(text,3,'test'))`. To be called when everything else is rewritten.
 */
export function tellSlowCall(text: SourceEdits, node: CallExpression | NewExpression): void {
  const name = slowName(node)
  const last: AnyNode | undefined = node.arguments.at(-1)
  if (name === null || !last || last.type === 'SpreadElement') return
  text.prependRight(last.start, `${guardName}.x(`)
  text.appendLeft(last.end, `,${lineOf(node)},'${name}')`)
}
