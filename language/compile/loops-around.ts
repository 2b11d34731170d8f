import type { AnyNode } from 'acorn'

/** A loop in the function in which something stands. */
export interface LoopAround {
  readonly loop: AnyNode
  /** Where it begins with its labels, and where it ends. */
  readonly start: number
  readonly end: number
  /** Where its function begins to do something, or the program. */
  readonly owner: number
}

const loopTypes: ReadonlySet<string> = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
])

/** Whether something waits at this node: what stands around it goes on later, if at all. */
export const waitsIn = (node: AnyNode): boolean =>
  node.type === 'AwaitExpression' ||
  node.type === 'YieldExpression' ||
  (node.type === 'ForOfStatement' && node.await)

/** Whether a part of a loop comes once, before the first round. */
const isBefore = (loop: AnyNode, part: AnyNode | undefined): boolean =>
  (loop.type === 'ForStatement' && part === loop.init) ||
  ((loop.type === 'ForInStatement' || loop.type === 'ForOfStatement') && part === loop.right)

/**
 * The loops of its own function that a node is done in again and again, from the inside out. `line`: the node with all that it stands in, from the
 * program on. None in a part of a class that is neither method nor program.
 */
export function loopsAround(line: readonly AnyNode[]): readonly LoopAround[] {
  const loops: { loop: AnyNode; start: number; end: number }[] = []
  for (let at = line.length - 1; at >= 0; at -= 1) {
    const node = line[at]
    if (!node || node.type === 'PropertyDefinition' || node.type === 'StaticBlock') return []
    const owner = ownerStart(node)
    if (owner !== null) return loops.map((loop) => ({ ...loop, owner }))
    if (!loopTypes.has(node.type) || isBefore(node, line[at + 1])) continue
    const { start, end } = withLabels(node, line.slice(0, at))
    loops.push({ loop: node, start, end })
  }
  return []
}

/** A loop, or the outermost of its labels. `above`: what it stands in. */
function withLabels(loop: AnyNode, above: readonly AnyNode[]): AnyNode {
  const outer = above.at(-1)
  return outer?.type === 'LabeledStatement' ? withLabels(outer, above.slice(0, -1)) : loop
}

/** Where a function's or the program's own statements begin; `null` for other nodes. */
export function ownerStart(node: AnyNode): number | null {
  switch (node.type) {
    case 'Program':
      return 0
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node.body.start + 1
    default:
      return null
  }
}
