import type { Node } from 'acorn'
import { guardName } from './guard-name.ts'

const count = `++${guardName}.n>${guardName}.max`
/** The learner's line of a node, from 1. */
export const lineOf = (node: Node): number => node.loc?.start.line ?? 1

/** What stands at the beginning of every loop's body. */
export const loopCode = (node: Node): string => `if(${count})${guardName}.t(${lineOf(node)});`

/** What stands at the beginning of every function: a statement, or an expression before its value. */
export const functionCode = {
  statement: (node: Node): string => `if(${count})${guardName}.f(${lineOf(node)});`,
  expression: (node: Node): string => `${count}&&${guardName}.f(${lineOf(node)})`,
}

/** What stands at the beginning of every `catch`, so that none swallows the end of a run. */
export const catchCode = `${guardName}.r();`
