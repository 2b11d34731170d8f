import type { AnyNode, Program } from 'acorn'
import { fullAncestor } from 'acorn-walk'
import type MagicString from 'magic-string'
import { mostScriptNumbers } from '../../protocol/frame/run-input.ts'
import { replaceRange } from './debug/replace-range.ts'
import { guardName } from './guard-name.ts'

/** A number as it stands in a program, with its minus. */
export interface LiveNumber {
  readonly start: number
  readonly end: number
  readonly value: number
}

/**
 * The numbers of a program that can be others while it runs, in the order of the text: all but names of properties. None of a program that
 * has very many.
 */
export function liveNumbers(program: Program): readonly LiveNumber[] {
  const found: LiveNumber[] = []
  fullAncestor(program, (node: AnyNode, _state, ancestors: AnyNode[]) => {
    if (node.type !== 'Literal' || typeof node.value !== 'number' || !Number.isFinite(node.value)) return
    const outer = ancestors.at(-2)
    const isNegative = outer?.type === 'UnaryExpression' && outer.operator === '-'
    const { start, end } = isNegative ? outer : node
    found.push({ start, end, value: isNegative ? -node.value : node.value })
  })
  return found.length > mostScriptNumbers ? [] : found.sort((a, b) => a.start - b.start)
}

/** Lets the program take its numbers from the guard's table, each when it comes to it. Every line stays where it was. */
export function readFromTable(text: MagicString, numbers: readonly LiveNumber[]): void {
  for (const [index, { start, end }] of numbers.entries()) {
    // A word may end where the number begins: `return.5`.
    const gap = /[\w$]/.test(text.original.charAt(start - 1)) ? ' ' : ''
    replaceRange(text, start, end, `${gap}${guardName}.v[${index}]`)
  }
}
