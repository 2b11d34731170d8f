import type { AnyNode, Node } from 'acorn'

export const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The nodes right below a node, in the order of its members. */
export function childrenOf(node: Node): readonly AnyNode[] {
  const children: AnyNode[] = []
  for (const part in node) {
    const value: unknown = part === 'loc' ? null : Reflect.get(node, part)
    if (Array.isArray(value)) for (const one of value) addTo(children, one)
    else addTo(children, value)
  }
  return children
}

function addTo(children: AnyNode[], value: unknown): void {
  if (isNode(value)) children.push(value)
}
