import type { AnyNode, Program } from 'acorn'
import { fullAncestor } from 'acorn-walk'
import type MagicString from 'magic-string'
import { mostScriptNumbers } from '../../protocol/frame/run-input.ts'
import { replaceRange } from './debug/replace-range.ts'
import { guardName } from './guard-name.ts'
import { type LoopAround, loopsAround, waitsIn } from './loops-around.ts'

/** A number as it stands in a program, with its minus. */
export interface LiveNumber {
  readonly start: number
  readonly end: number
  readonly value: number
  /** The outermost loop around it that does not wait: nobody can change the number while that goes round. */
  readonly loop: LoopAround | null
}

/**
 * The numbers of a program that can be others while it runs, in the order of the text: all but names of properties. None of a program that
 * has very many.
 */
export function liveNumbers(program: Program): readonly LiveNumber[] {
  const found: (Omit<LiveNumber, 'loop'> & { readonly loops: readonly LoopAround[] })[] = []
  const waiting = new Set<AnyNode>()
  fullAncestor(program, (node: AnyNode, _state, ancestors: AnyNode[]) => {
    if (waitsIn(node)) for (const { loop } of loopsAround(ancestors)) waiting.add(loop)
    if (node.type !== 'Literal' || typeof node.value !== 'number' || !Number.isFinite(node.value)) return
    const outer = ancestors.at(-2)
    const isNegative = outer?.type === 'UnaryExpression' && outer.operator === '-'
    const { start, end } = isNegative ? outer : node
    const value = isNegative ? -node.value : node.value
    found.push({ start, end, value, loops: loopsAround(ancestors) })
  })
  if (found.length > mostScriptNumbers) return []
  return found
    .map(({ loops, ...number }) => ({ ...number, loop: outermostQuick(loops, waiting) }))
    .sort((a, b) => a.start - b.start)
}

/** The last of these loops, from the inside out, before one that waits. */
function outermostQuick(loops: readonly LoopAround[], waiting: ReadonlySet<AnyNode>): LoopAround | null {
  const slow = loops.findIndex(({ loop }) => waiting.has(loop))
  return loops.at(slow === -1 ? -1 : slow - 1 - loops.length) ?? null
}

/** What a number of the guard's table is in the code. */
export const tableCode = (index: number): string => `${guardName}.v[${index}]`

/** Puts something in the place of each number. Every line stays where it was. */
export function replaceNumbers(
  text: MagicString,
  numbers: readonly LiveNumber[],
  codeOf: (index: number, number: LiveNumber) => string,
): void {
  for (const [index, number] of numbers.entries()) {
    const { start, end } = number
    // A word may end where the number begins: `return.5`.
    const gap = /[\w$]/.test(text.original.charAt(start - 1)) ? ' ' : ''
    replaceRange(text, start, end, gap + codeOf(index, number))
  }
}
