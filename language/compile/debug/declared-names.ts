import type { AnyNode, Pattern, Statement } from 'acorn'
import { childrenOf } from '../node-children.ts'
import { isClass, isFunction } from './node-parts.ts'

/** The names that a pattern gives values to: `{a, b: [c]}` → a, c. */
export function namesIn(pattern: Pattern): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) =>
        namesIn(part.type === 'RestElement' ? part.argument : part.value),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap((part) => (part ? namesIn(part) : []))
    case 'RestElement':
      return namesIn(pattern.argument)
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    default:
      return []
  }
}

/** Names that statements declare in the block in which they stand. */
export const blockNames = (body: readonly AnyNode[]): readonly string[] =>
  body.flatMap((statement) => {
    if (statement.type === 'VariableDeclaration')
      return statement.declarations.flatMap(({ id }) => namesIn(id))
    const isNamed = statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration'
    return isNamed && statement.id ? [statement.id.name] : []
  })

/** Names that `var` declares anywhere in a function, which are its own wherever they stand. */
export function varNames(body: readonly (AnyNode | Statement)[]): readonly string[] {
  return body.flatMap((node): readonly string[] => {
    if (isFunction(node) || isClass(node)) return []
    const own = node.type === 'VariableDeclaration' && node.kind === 'var' ? blockNames([node]) : []
    return [...own, ...varNames(childrenOf(node))]
  })
}
