import type { AnyNode, CallExpression } from 'acorn'

/** Why the run cannot be stopped at a line: something that is no program of the learner's calls it, or, with `null`, its part of the program runs in one go. */
export interface CannotStop {
  readonly by: string | null
}

/** Its part of the program runs in one go. */
export const inOneGo: CannotStop = { by: null }

/** Methods of lists and texts that call what they are given and need its answer at once. */
const asking: ReadonlySet<string> = new Set([
  'every',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'findLastIndex',
  'flatMap',
  'forEach',
  'from',
  'map',
  'reduce',
  'reduceRight',
  'replace',
  'replaceAll',
  'some',
  'sort',
  'toSorted',
])

const methodName = ({ callee }: CallExpression): string | null =>
  callee.type === 'MemberExpression' && !callee.computed && callee.property.type === 'Identifier'
    ? callee.property.name
    : null

const isFunctionValue = ({ type }: AnyNode): boolean =>
  type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

/** The functions written in a call that it calls in a way that nothing can be stopped in, and why. `own`: names of methods that the program has itself. */
export function calledAtOnce(
  node: CallExpression,
  own: ReadonlySet<string>,
): readonly (readonly [AnyNode, CannotStop])[] {
  if (isFunctionValue(node.callee)) return [[node.callee, inOneGo]]
  const by = methodName(node) ?? (node.callee.type === 'Identifier' ? node.callee.name : '')
  if (own.has(by) || !(by === 'showValue' || asking.has(by))) return []
  return node.arguments.filter(isFunctionValue).map((one) => [one, { by }])
}
