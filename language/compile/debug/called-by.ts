import type { AnyNode, CallExpression } from 'acorn'

/** Why the run cannot be stopped at a line: something that is no program of the learner's calls it, or, with `null`, its part of the program runs in one go. */
export interface CannotStop {
  readonly by: string | null
}

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
/** Helpers that call what they are given, later or as often as something happens, and wait for it. */
const waiting: ReadonlySet<string> = new Set([
  'onKey',
  'onKeyHeld',
  'onKeyUp',
  'onMessage',
  'onSceneOpen',
  'onStart',
  'onTrue',
  'repeatEvery',
  'together',
  'waitUntil',
])

const methodName = ({ callee }: CallExpression): string | null =>
  callee.type === 'MemberExpression' && !callee.computed && callee.property.type === 'Identifier'
    ? callee.property.name
    : null

const isFunctionValue = ({ type }: AnyNode): boolean =>
  type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

/** What a call is given that whoever calls it later waits for: helpers, and promises. */
export function handlersIn(node: CallExpression): readonly AnyNode[] {
  const method = methodName(node)
  const isWaitedFor =
    method === null
      ? node.callee.type === 'Identifier' && waiting.has(node.callee.name)
      : /^(on[A-Z]\w*|then|catch|finally)$/.test(method)
  if (!isWaitedFor) return []
  return node.arguments.filter(
    (one) => isFunctionValue(one) || one.type === 'Identifier' || one.type === 'MemberExpression',
  )
}

/** The functions written in a call that it calls in a way that nothing can be stopped in, and why. `own`: names of methods that the program has itself. */
export function calledAtOnce(
  node: CallExpression,
  own: ReadonlySet<string>,
): readonly (readonly [AnyNode, CannotStop])[] {
  if (isFunctionValue(node.callee)) return [[node.callee, { by: null }]]
  const by = methodName(node) ?? (node.callee.type === 'Identifier' ? node.callee.name : '')
  if (own.has(by) || !(by === 'showValue' || asking.has(by))) return []
  return node.arguments.filter(isFunctionValue).map((one) => [one, { by }])
}
