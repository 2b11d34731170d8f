import type { AnyNode, Literal } from 'acorn'
import type { CheckContext } from './check-context.ts'
import { type Mistake, warningAt } from './mistake.ts'

/** The condition of a statement or a choice, if it has one. */
function conditionOf(node: AnyNode): AnyNode | null {
  switch (node.type) {
    case 'IfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ConditionalExpression':
      return node.test
    case 'ForStatement':
      return node.test ?? null
    default:
      return null
  }
}

const isComparison = (node: AnyNode): boolean =>
  node.type === 'BinaryExpression' && /^([<>]=?|[!=]==?)$/.test(node.operator)

/** `if (a = 3)`, `if (a => 3)`; two brackets around an assignment say that it is meant. */
function wrongCondition({ source }: CheckContext, condition: AnyNode): Mistake | null {
  if (condition.type === 'ArrowFunctionExpression')
    return warningAt(condition, 'syntax.swapped-sign', { found: '=>', wanted: '>=' })
  if (condition.type !== 'AssignmentExpression' || condition.operator !== '=') return null
  const sign = source.slice(condition.left.end, condition.right.end)
  if (/^\s*=!/.test(sign)) return warningAt(condition, 'syntax.swapped-sign', { found: '=!', wanted: '!==' })
  const isMeant = /\(\s*\($/.test(source.slice(0, condition.start))
  return isMeant ? null : warningAt(condition, 'assignment-in-condition')
}

function wrongComparison(node: AnyNode): Mistake | null {
  if (node.type !== 'BinaryExpression') return null
  const { left, right, operator } = node
  if ((operator === '&' || operator === '|') && (isComparison(left) || isComparison(right)))
    return warningAt(node, 'single-sign', { found: operator, wanted: operator + operator })
  if (/^[<>]=?$/.test(operator) && left.type === 'BinaryExpression' && /^[<>]=?$/.test(left.operator))
    return warningAt(node, 'chained-comparison')
  return null
}

/** A number or a text that stands alone; `true` and `false` may be meant. */
const isBare = (node: AnyNode): node is Literal =>
  node.type === 'Literal' && (typeof node.value === 'number' || typeof node.value === 'string')

/** By what comparisons that differ only in their last value are joined, when the sign between these values says nothing. */
function joiner(comparison: string, written: string): string {
  if (comparison.startsWith('!')) return '&&'
  return comparison.startsWith('=') ? '||' : written
}

interface Part {
  readonly said: string
  /** The last comparison in it: all before its second value, and its sign. */
  readonly beginning: string
  readonly operator: string
  readonly isTorn: boolean
  /** The first value in it for which nobody can say how it was to be compared. */
  readonly alone: Literal | null
}

/** A condition with a comparison for each of its values; `null` for what is no comparison. */
function repeated(source: string, node: AnyNode): Part | null {
  const text = source.slice(node.start, node.end)
  if (node.type === 'BinaryExpression' && isComparison(node)) {
    const beginning = source.slice(node.left.start, node.right.start)
    return { said: text, beginning, operator: node.operator, isTorn: false, alone: null }
  }
  if (node.type !== 'LogicalExpression' || node.operator === '??') return null
  const left = repeated(source, node.left)
  if (!left) return null
  if (isBare(node.right)) {
    // What is more than one of two numbers is more than the smaller one: nobody means that.
    const isUnclear = /^[<>]/.test(left.operator) && node.operator === '||'
    const value = source.slice(node.right.start, node.right.end)
    const said = `${left.said} ${joiner(left.operator, node.operator)} ${left.beginning}${value}`
    return { ...left, said, isTorn: true, alone: left.alone ?? (isUnclear ? node.right : null) }
  }
  const right = repeated(source, node.right)
  return (
    right && {
      ...right,
      said: `${left.said} ${node.operator} ${right.said}`,
      isTorn: left.isTorn || right.isTorn,
      alone: left.alone ?? right.alone,
    }
  )
}

/** `x === (1 || 2)` as it was meant. */
function comparedWithChoice(source: string, node: AnyNode): string | null {
  if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return null
  const { left, right, operator } = node
  if (right.type !== 'LogicalExpression' || !isBare(right.left) || !isBare(right.right)) return null
  const [subject, first, second] = [left, right.left, right.right].map(({ start, end }) =>
    source.slice(start, end),
  )
  const join = joiner(operator, right.operator)
  return `${subject} ${operator} ${first} ${join} ${subject} ${operator} ${second}`
}

/** `if (x === 1 || 2)`: the second value stands alone, and is always true. */
function comparedOnce(context: CheckContext, condition: AnyNode): Mistake | null {
  const { source } = context
  const meant = repeated(source, condition)
  if (meant?.alone) {
    const { alone } = meant
    const value = source.slice(alone.start, alone.end)
    return warningAt(alone, 'value-alone', { value, truth: String(Boolean(alone.value)) })
  }
  const wanted = meant?.isTorn ? meant.said : comparedWithChoice(source, condition)
  if (wanted === null || wanted.includes('\n')) return null
  const found = source.slice(condition.start, condition.end)
  return warningAt(condition, 'compared-once', { found, wanted })
}

/** Conditions that parse and do not mean what was meant. */
export function checkConditions(context: CheckContext): readonly Mistake[] {
  return context.nodes.flatMap((node) => {
    const condition = conditionOf(node)
    const mistake =
      (condition && (wrongCondition(context, condition) ?? comparedOnce(context, condition))) ??
      wrongComparison(node)
    return mistake ? [mistake] : []
  })
}
