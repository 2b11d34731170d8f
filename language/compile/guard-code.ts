import type { Node } from 'acorn'
import { counterName, guardName, keptName } from './guard-name.ts'

const count = `++${guardName}.n>${guardName}.max`
/** The learner's line of a node, from 1. */
export const lineOf = (node: Node): number => node.loc?.start.line ?? 1

/** What stands at the beginning of the body of a loop that has a counter of its own. */
export const countedLoopCode = (node: Node, index: number): string =>
  `if(++${counterName(index)}>${guardName}.m)${counterName(index)}=${guardName}.t(${lineOf(node)});`

/** Rounds of a tight loop between two questions to the guard. */
export const stripRounds = 1_024

/** What begins the head of a strip of a tight loop; its test follows. */
export const stripHeadCode = (index: number): string =>
  `for(${counterName(index)}=0;${counterName(index)}<${stripRounds}&&`

/** What comes after each round of a strip. */
export const stripStepCode = (index: number): string => `${counterName(index)}++`

/** What stands after a strip: the loop is over unless the strip ran through. */
export const stripEndCode = (node: Node, index: number): string =>
  `if(${counterName(index)}<${stripRounds})break;${guardName}.s(${lineOf(node)});`

/** What stands at the beginning of a function, or of the program, with loops of these counters that keep these numbers. */
export const ownNamesCode = (counters: readonly number[], kept: readonly number[]): string =>
  `let ${[...counters.map((index) => `${counterName(index)}=0`), ...kept.map(keptName)].join()};`

/** What stands before a loop and, in the end, behind it, so that these names keep what is in these places. */
export const keepCode = {
  open: (kept: readonly (readonly [name: string, place: string])[]): string =>
    `{${kept.map(([name, place]) => `${name}=${place};`).join('')}`,
  close: '}',
}

/** What stands at the beginning of every loop's body in a program that can be stopped. */
export const loopCode = (node: Node): string => `if(${count})${guardName}.t(${lineOf(node)});`

/** What stands at the beginning of every function: a statement, or an expression before its value. */
export const functionCode = {
  statement: (node: Node): string => `if(${count})${guardName}.f(${lineOf(node)});`,
  expression: (node: Node): string => `${count}&&${guardName}.f(${lineOf(node)})`,
}

/** What stands around what is waited for, so that it is known on which line. */
export const waitCode = {
  open: `${guardName}.w(`,
  close: (node: Node): string => `,${lineOf(node)})`,
}

/** What stands at the beginning of every `catch`, so that none swallows the end of a run. */
export const catchCode = `${guardName}.r();`
