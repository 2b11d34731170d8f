import type { AnyNode, CallExpression } from 'acorn'
import type { HelperParameter } from '../helper-api/helper-entry.ts'
import type { CheckContext } from './check-context.ts'
import { errorAt, type Mistake } from './mistake.ts'
import { usageOf } from './usage-of.ts'
import { entryOf, typeOf } from './value-type.ts'

type HelperCall = { readonly name: string; readonly parameters: readonly HelperParameter[] }

const isFunctionType = (type: HelperParameter['type']): boolean => type.includes('=>')

/** Types of texts: any, or the names of something. */
export const isTextType = (type: HelperParameter['type']): boolean => /^(string|Key|[A-Z]\w+Name)$/.test(type)

/** A value as it stands in the script, cut short. */
const shown = ({ source }: CheckContext, node: AnyNode): string => {
  const text = source.slice(node.start, node.end).split('\n')[0] ?? ''
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Whether a function of the program never gives anything back. */
function givesNothing(context: CheckContext, callee: AnyNode): boolean {
  const origin = callee.type === 'Identifier' ? context.variableOf(callee)?.origin : null
  if (!origin || !('body' in origin) || !('params' in origin)) return false
  const isWithin = (node: AnyNode) => node.start >= origin.start && node.end <= origin.end
  const isExpression = 'expression' in origin && origin.expression === true
  return (
    !isExpression &&
    !context.nodes.some((node) => node.type === 'ReturnStatement' && node.argument && isWithin(node))
  )
}

/** What is wrong with one value of a call; `null` when it fits, or when that is not certain. */
function wrongValue(context: CheckContext, call: HelperCall, place: number, value: AnyNode): Mistake | null {
  const parameter = call.parameters[place]
  if (!parameter) return null
  const type = typeOf(context, value)
  const said = { name: call.name, found: shown(context, value) }
  if (isFunctionType(parameter.type)) {
    const isCalled = value.type === 'CallExpression' && givesNothing(context, value.callee)
    if (isCalled)
      return errorAt(value, 'call-for-function', { name: call.name, call: shown(context, value.callee) })
    return type !== null && /^(number|string|boolean|object|list|void|Promise<void>)$/.test(type)
      ? errorAt(value, 'needs-function', said)
      : null
  }
  if (parameter.type === 'number') {
    const isText =
      value.type === 'Literal' && typeof value.value === 'string' && Number.isNaN(Number(value.value))
    return isText || type === 'function' || type === 'object' || type === 'list'
      ? errorAt(value, 'needs-number', said)
      : null
  }
  if (isTextType(parameter.type))
    return type === 'function' || type === 'number' || type === 'object' || type === 'list'
      ? errorAt(value, 'needs-text', said)
      : null
  if (parameter.type === 'Place')
    return type === 'number' || type === 'string' || type === 'function'
      ? errorAt(value, 'needs-place', said)
      : null
  return null
}

/** `wait(0,5)`: two numbers without a space between them where one number belongs. */
function decimalComma(
  { source }: CheckContext,
  call: HelperCall,
  values: readonly AnyNode[],
): Mistake | null {
  for (const [place, parameter] of call.parameters.entries()) {
    const [whole, part] = [values[place], values[place + 1]]
    if (parameter.type !== 'number' || whole?.type !== 'Literal' || part?.type !== 'Literal') continue
    const found = source.slice(whole.start, part.end)
    if (call.parameters[place + 1]?.type === 'number' || !/^\d+,\d+$/.test(found)) continue
    return errorAt(whole, 'syntax.decimal-comma', { found, wanted: found.replace(',', '.') })
  }
  return null
}

function checkCall(context: CheckContext, node: CallExpression): Mistake | null {
  const found = entryOf(context, node.callee)
  if (found?.entry.kind !== 'call') return null
  const call: HelperCall = { name: found.name, parameters: found.entry.parameters }
  const values = node.arguments
  if (values.some(({ type }) => type === 'SpreadElement')) return null
  const comma = decimalComma(context, call, values)
  if (comma) return comma
  // Both or none: `random(1-6)` has one.
  if (call.name === 'random' && values.length === 1)
    return errorAt(node, 'needs-values', { name: call.name, usage: 'random(1, 6)' })
  const isBackwards = call.parameters.length === 2 && values.length === 2
  for (const [place, value] of values.entries()) {
    const mistake = wrongValue(context, call, place, value)
    if (!mistake) continue
    const isSwapped =
      isBackwards &&
      isFunctionType(call.parameters[1]?.type ?? 'unknown') &&
      typeOf(context, value) === 'function'
    const isMissing =
      values.length < call.parameters.filter(({ isOptional, isRest }) => !isOptional && !isRest).length
    return isSwapped || isMissing
      ? errorAt(node, 'needs-values', { name: call.name, usage: usageOf(call, context.project) })
      : mistake
  }
  const needed = call.parameters.filter(({ isOptional, isRest }) => !isOptional && !isRest).length
  return values.length < needed
    ? errorAt(node, 'needs-values', { name: call.name, usage: usageOf(call, context.project) })
    : null
}

/** Calls of helpers with values that cannot do, and values of things that are set to what they cannot be. */
export function checkCalls(context: CheckContext): readonly Mistake[] {
  return context.nodes.flatMap((node) => {
    if (node.type === 'CallExpression') {
      const mistake = checkCall(context, node)
      return mistake ? [mistake] : []
    }
    if (node.type !== 'AssignmentExpression' || node.operator !== '=') return []
    const target = entryOf(context, node.left)
    if (target?.entry.kind !== 'value' || (target.entry.takes ?? target.entry.type) !== 'number') return []
    const mistake = wrongValue(
      context,
      { name: target.name, parameters: [{ name: target.name, type: 'number', words: target.entry.words }] },
      0,
      node.right,
    )
    return mistake ? [mistake] : []
  })
}
