import type { Node } from 'acorn'
import { counterName, guardName } from './guard-name.ts'

const count = `++${guardName}.n>${guardName}.max`
/** The learner's line of a node, from 1. */
export const lineOf = (node: Node): number => node.loc?.start.line ?? 1

/** What stands at the beginning of the body of a loop that has a counter of its own. */
export const countedLoopCode = (node: Node, index: number): string =>
  `if(++${counterName(index)}>${guardName}.m)${counterName(index)}=${guardName}.t(${lineOf(node)});`

/** What stands at the beginning of a function, or of the program, with loops of these counters. */
export const countersCode = (indexes: readonly number[]): string =>
  `let ${indexes.map((index) => `${counterName(index)}=0`).join()};`

/** What stands at the beginning of every loop's body in a program that can be stopped. */
export const loopCode = (node: Node): string => `if(${count})${guardName}.t(${lineOf(node)});`

/** What stands at the beginning of every function: a statement, or an expression before its value. */
export const functionCode = {
  statement: (node: Node): string => `if(${count})${guardName}.f(${lineOf(node)});`,
  expression: (node: Node): string => `${count}&&${guardName}.f(${lineOf(node)})`,
}

/** What stands at the beginning of every `catch`, so that none swallows the end of a run. */
export const catchCode = `${guardName}.r();`
