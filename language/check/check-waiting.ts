import type { AnyNode, ForStatement, WhileStatement } from 'acorn'
import { childrenOf } from '../compile/node-children.ts'
import type { CheckContext } from './check-context.ts'
import { type Mistake, warningAt } from './mistake.ts'
import { entryOf } from './value-type.ts'

const isFunction = ({ type }: AnyNode): boolean => /Function/.test(type)

/** Whether something in a node, but not in a function within it, is of one of these types. */
function holds(node: AnyNode, types: RegExp): boolean {
  return childrenOf(node).some(
    (child) => types.test(child.type) || (!isFunction(child) && holds(child, types)),
  )
}

/** The helper that a statement calls without waiting for it. */
function thrownAway(context: CheckContext, statement: AnyNode | undefined) {
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return null
  const call = statement.expression
  const found = entryOf(context, call.callee)
  if (found?.entry.kind !== 'call' || found.entry.returns !== 'Promise<void>') return null
  const owner = call.callee.type === 'MemberExpression' ? call.callee.object : null
  const ownerText = owner ? context.source.slice(owner.start, owner.end) : null
  return { name: found.name, owner: ownerText, text: context.source.slice(call.start, call.end) }
}

/** Movements along one line: two of them at the same time fight each other, while two along different lines add up. */
const lines = [
  ['moveUp', 'moveDown'],
  ['moveLeft', 'moveRight'],
  ['moveForward', 'moveBack'],
  ['turnLeft', 'turnRight'],
  ['glideTo'],
]
const areAlongOneLine = (first: string, second: string): boolean =>
  lines.some((names) => names.includes(first) && names.includes(second))

/** A wait that nobody waits for, and a movement that the next one of the same thing does not wait for. */
function missingAwait(context: CheckContext, node: AnyNode): readonly Mistake[] {
  const statements = node.type === 'Program' || node.type === 'BlockStatement' ? node.body : []
  return statements.flatMap((statement, place) => {
    const found = thrownAway(context, statement)
    if (!found) return []
    if (found.owner === null) return [warningAt(statement, 'missing-await', { name: found.name })]
    const next = statements[place + 1]
    const follower = thrownAway(context, next) ?? awaited(context, next)
    const takesTime = /seconds/.test(found.text)
    return takesTime && follower?.owner === found.owner && areAlongOneLine(found.name, follower.name)
      ? [warningAt(statement, 'missing-await', { name: found.name })]
      : []
  })
}

function awaited(context: CheckContext, statement: AnyNode | undefined) {
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'AwaitExpression')
    return null
  const inner = statement.expression.argument
  return thrownAway(context, { ...statement, expression: inner })
}

/** `while (true)` and `for (;;)`. */
const isForever = (node: AnyNode): node is WhileStatement | ForStatement =>
  (node.type === 'WhileStatement' && node.test.type === 'Literal' && Boolean(node.test.value)) ||
  (node.type === 'ForStatement' && !node.test)

/** A loop without an end and without anything that waits or leaves. */
function endlessLoop(context: CheckContext, node: AnyNode): Mistake | null {
  if (!isForever(node) || holds(node, /^(Await|Yield)Expression$|^(Break|Return|Throw)Statement$/))
    return null
  // A wait that nobody waits for is told by itself.
  const isWaitInside =
    'body' in node && node.body.type === 'BlockStatement' && missingAwait(context, node.body).length > 0
  return isWaitInside ? null : warningAt(node, 'loop-without-wait')
}

/** An event that a loop without an end sets up anew each time, though it is about nothing that the loop makes. */
function eventsInLoop(context: CheckContext, loop: AnyNode): readonly Mistake[] {
  const isMadeInside = (node: AnyNode): boolean => {
    const variable = node.type === 'Identifier' ? context.variableOf(node) : null
    const isOwn = variable && variable.identifier.start > loop.start && variable.identifier.end < loop.end
    const isCopy = node.type === 'CallExpression' && entryOf(context, node.callee)?.name === 'clone'
    return isOwn || isCopy || (!isFunction(node) && childrenOf(node).some(isMadeInside))
  }
  const calls = (node: AnyNode): readonly Mistake[] => {
    const name = node.type === 'CallExpression' ? (entryOf(context, node.callee)?.name ?? '') : ''
    if (/^on[A-Z]|^repeatEvery$/.test(name))
      return isMadeInside(node) ? [] : [warningAt(node, 'event-in-loop', { name })]
    return isFunction(node) ? [] : childrenOf(node).flatMap(calls)
  }
  return isForever(loop) && !holds(loop, /^(Break|Return|Throw)Statement$/) ? calls(loop) : []
}

/** What happens at once though it should take its time, and what never lets go. */
export function checkWaiting(context: CheckContext): readonly Mistake[] {
  return context.nodes.flatMap((node) => {
    const waits = missingAwait(context, node)
    const loop = waits.length > 0 ? null : endlessLoop(context, node)
    return [...(loop ? [loop] : waits), ...eventsInLoop(context, node)]
  })
}
