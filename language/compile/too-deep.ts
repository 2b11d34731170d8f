import type { AnyNode, Program } from 'acorn'
import { stackOverflow } from '../errors/stack-overflow.ts'
import { childrenOf } from './node-children.ts'

/** Nodes inside each other: more than any person writes, and less than what walks over a program can take. */
const deepest = 1_000

/** Whether the engine threw it because calls were nested deeper than its stack. */
export const isStackOverflow = (thrown: unknown): boolean =>
  thrown instanceof Error && stackOverflow.test(thrown.message)

/** The line, from 1, of the first node that lies too deep in others to be looked at; of a program that is not too deep the first. Needs no call stack. */
export function tooDeepLine(program: Program): number {
  const waiting: [node: AnyNode, depth: number][] = [[program, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next
    if (depth > deepest) return node.loc?.start.line ?? 1
    for (const child of childrenOf(node).toReversed()) waiting.push([child, depth + 1])
  }
  return 1
}
