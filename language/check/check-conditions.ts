import type { AnyNode } from 'acorn'
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

/** Conditions that parse and do not mean what was meant. */
export function checkConditions(context: CheckContext): readonly Mistake[] {
  return context.nodes.flatMap((node) => {
    const condition = conditionOf(node)
    const mistake = (condition && wrongCondition(context, condition)) ?? wrongComparison(node)
    return mistake ? [mistake] : []
  })
}
