import type { AnyNode } from 'acorn'
import { isFunction } from './node-parts.ts'

/** What is called as what, as far as the program says it in so many words. */
function namedPart(node: AnyNode): readonly [name: AnyNode, value: AnyNode | null | undefined] | null {
  switch (node.type) {
    case 'VariableDeclarator':
      return [node.id, node.init]
    case 'AssignmentExpression':
      return /^(=|\|\|=|&&=|\?\?=)$/.test(node.operator) ? [node.left, node.right] : null
    case 'AssignmentPattern':
      return [node.left, node.right]
    case 'Property':
    case 'PropertyDefinition':
      return node.computed ? null : [node.key, node.value]
    default:
      return null
  }
}

function nameOf(node: AnyNode): string | null {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'PrivateIdentifier') return `#${node.name}`
  return node.type === 'Literal' ? String(node.value) : null
}

/** The function without a name of its own that a node gives one to: `const jump = () => …`. */
export function nameGiven(node: AnyNode): readonly [AnyNode, string] | null {
  const [told, value] = namedPart(node) ?? []
  const name = told ? nameOf(told) : null
  return name !== null && value && isFunction(value) ? [value, name] : null
}
