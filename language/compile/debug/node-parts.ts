import type { AnyNode } from 'acorn'
import { childrenOf } from '../node-children.ts'

export const isClass = ({ type }: AnyNode): boolean =>
  type === 'ClassDeclaration' || type === 'ClassExpression'
/** A function that has a `this` of its own. */
export const isFullFunction = ({ type }: AnyNode): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression'
export const isFunction = (node: AnyNode): boolean =>
  isFullFunction(node) || node.type === 'ArrowFunctionExpression'

/** Whether a node or something below it is meant; what `stopsAt` names is not looked into. */
export function contains(
  node: AnyNode,
  isMeant: (node: AnyNode) => boolean,
  stopsAt: (node: AnyNode) => boolean,
): boolean {
  return childrenOf(node).some(
    (child) => isMeant(child) || (!stopsAt(child) && contains(child, isMeant, stopsAt)),
  )
}

/** The calls and members that follow each other: `a?.b.c()` → the call, `a?.b.c`, `a?.b`. */
export function chainOf(node: AnyNode): readonly AnyNode[] {
  if (node.type === 'CallExpression') return [node, ...chainOf(node.callee)]
  return node.type === 'MemberExpression' ? [node, ...chainOf(node.object)] : []
}
