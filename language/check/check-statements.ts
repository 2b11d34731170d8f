import type { AnyNode, BinaryExpression, ForInStatement, ForOfStatement } from 'acorn'
import type { CheckContext } from './check-context.ts'
import { errorAt, type Mistake, warningAt } from './mistake.ts'
import { usageOf } from './usage-of.ts'
import { entryOf, typeOf } from './value-type.ts'

/** A semicolon right behind the head of an `if` or a loop. */
function emptyBody(context: CheckContext, node: AnyNode): Mistake | null {
  const body =
    node.type === 'IfStatement'
      ? node.consequent
      : /^(While|For|ForIn|ForOf)Statement$/.test(node.type) && 'body' in node
        ? node.body
        : null
  if (!body || Array.isArray(body) || body.type !== 'EmptyStatement') return null
  const follows = context.nodes.find(({ type, start }) => type === 'BlockStatement' && start >= node.end)
  const isBlockNext = follows !== undefined && context.source.slice(node.end, follows.start).trim() === ''
  if (node.type !== 'IfStatement' && !isBlockNext) return null
  return warningAt(node, 'semicolon-after-head', {
    name: /^\w+/.exec(context.source.slice(node.start))?.[0] ?? '',
  })
}

/** What is calculated in a line of its own, and how it would be kept: `score + 1`, `score += 1`. */
function idleSum({ source }: CheckContext, node: BinaryExpression): Mistake | null {
  if (!/^([-+*/%]|\*\*)$/.test(node.operator)) return null
  const found = source.slice(node.start, node.end)
  const target = source.slice(node.left.start, node.left.end)
  const isKept = node.left.type === 'Identifier' || node.left.type === 'MemberExpression'
  const wanted = isKept
    ? `${target} ${node.operator}= ${source.slice(node.right.start, node.right.end)}`
    : `let sum = ${found}`
  return found.includes('\n') ? null : warningAt(node, 'idle-sum', { found, wanted })
}

/** A line that does nothing: a comparison, a sum, or the name of a function without brackets. */
function idleStatement(context: CheckContext, node: AnyNode): Mistake | null {
  if (node.type !== 'ExpressionStatement') return null
  const { expression } = node
  if (expression.type === 'BinaryExpression')
    return /^[!=]==?$/.test(expression.operator)
      ? warningAt(node, 'idle-comparison', { found: expression.operator })
      : idleSum(context, expression)
  if (expression.type !== 'Identifier') return null
  return typeOf(context, expression) === 'function'
    ? warningAt(node, 'not-called', { name: expression.name })
    : null
}

/** `dragon:moveUp(2)`, which other languages write; JavaScript reads it as the name of a place. */
function colonForPoint(context: CheckContext, node: AnyNode): Mistake | null {
  if (node.type !== 'LabeledStatement' || node.body.type !== 'ExpressionStatement') return null
  const { name } = node.label
  const helper = entryOf(context, node.label)?.entry
  if (/^on[A-Z]/.test(name) && helper?.kind === 'call') {
    const { parameters } = helper
    return errorAt(node, 'syntax.body-outside', {
      name,
      example: usageOf({ name, parameters }, context.project),
    })
  }
  const { expression } = node.body
  const member =
    expression.type === 'CallExpression'
      ? expression.callee
      : expression.type === 'AssignmentExpression'
        ? expression.left
        : expression
  return member.type === 'Identifier'
    ? errorAt(node, 'colon-for-point', { wanted: `${node.label.name}.${member.name}` })
    : null
}

const threeNumbers = /^(-?[\d.]+),\s*(-?[\d.]+),\s*(-?[\d.]+)$/

/** `size = 1,5`, `position = 1, 2, 3` and `score =+ 1`. */
function strangeAssignment(context: CheckContext, node: AnyNode): Mistake | null {
  const { source } = context
  if (node.type === 'SequenceExpression') {
    const [first, second] = node.expressions
    if (first?.type !== 'AssignmentExpression') return null
    const [all, x, y, z] = threeNumbers.exec(source.slice(first.right.start, node.end)) ?? []
    const entry = all === undefined ? null : entryOf(context, first.left)?.entry
    if (entry?.kind === 'value' && /^(Place|Point)$/.test(entry.takes ?? entry.type))
      return warningAt(node, 'place-of-numbers', { found: all ?? '', wanted: `{x: ${x}, y: ${y}, z: ${z}}` })
    if (second?.type !== 'Literal') return null
    const found = source.slice(first.right.start, second.end)
    return /^\d+,\s*\d+$/.test(found)
      ? warningAt(node, 'syntax.decimal-comma', { found, wanted: found.replace(/,\s*/, '.') })
      : null
  }
  if (node.type !== 'AssignmentExpression' || node.operator !== '=' || node.right.type !== 'UnaryExpression')
    return null
  const found = /^\s*(=[+-])/.exec(source.slice(node.left.end, node.right.end))?.[1]
  const isTorn = found === '=+' || /^=-\s/.test(source.slice(node.left.end).trimStart())
  return found && isTorn ? warningAt(node, 'swapped-assignment', { found, wanted: `${found[1]}=` }) : null
}

/** What stands behind a `return`, `break` or `throw` of the same block. */
function deadCode(node: AnyNode): Mistake | null {
  const statements = node.type === 'BlockStatement' ? node.body : null
  const end = statements?.findIndex(({ type }) => /^(Return|Break|Continue|Throw)Statement$/.test(type)) ?? -1
  const [stop, next] = end < 0 ? [] : [statements?.[end], statements?.[end + 1]]
  if (!stop || !next || next.type === 'FunctionDeclaration') return null
  return warningAt(stop, 'never-reached', { name: stop.type.replace('Statement', '').toLowerCase() })
}

/** `for (let i of 10)`: a number is gone through as if it were a list. */
function loopOverNumber({ source }: CheckContext, node: ForInStatement | ForOfStatement): Mistake | null {
  const { left, right } = node
  const name = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left
  if (name?.type !== 'Identifier') return null
  const number = source.slice(right.start, right.end)
  // Over the parts of a number “in” goes without complaint, and there are none.
  const at = node.type === 'ForInStatement' ? warningAt : errorAt
  return at(node, 'loop-over-number', {
    found: `${node.type === 'ForInStatement' ? 'in' : 'of'} ${number}`,
    number,
    wanted: `for (let ${name.name} = 0; ${name.name} < ${number}; ${name.name} += 1)`,
  })
}

function wrongLoop(context: CheckContext, node: AnyNode): Mistake | null {
  if (node.type !== 'ForInStatement' && node.type !== 'ForOfStatement') return null
  const type = typeOf(context, node.right)
  if (type === 'number') return loopOverNumber(context, node)
  return node.type === 'ForInStatement' && (type === 'Item[]' || type === 'list')
    ? warningAt(node, 'in-for-of')
    : null
}

/** Statements that parse and do not do what was meant. */
export function checkStatements(context: CheckContext): readonly Mistake[] {
  return context.nodes.flatMap((node) => {
    const mistake =
      emptyBody(context, node) ??
      idleStatement(context, node) ??
      colonForPoint(context, node) ??
      strangeAssignment(context, node) ??
      deadCode(node) ??
      wrongLoop(context, node)
    return mistake ? [mistake] : []
  })
}
