import type { AnyNode } from 'acorn'
import { mostScriptNumbers } from '../../protocol/frame/run-input.ts'
import { replaceRange } from './debug/replace-range.ts'
import { guardName, numberPlace } from './guard-name.ts'
import type { SourceEdits } from './source-edits.ts'
import type { Around, LoopAround } from './walk-program.ts'

/** A number as it stands in a program, with its minus. */
export interface LiveNumber {
  readonly start: number
  readonly end: number
  readonly value: number
  /** The outermost loop of its function around it that does not wait: nobody can change the number while that goes round. */
  readonly loop: LoopAround | null
  /** Where its function begins to do something, or the program. */
  readonly owner: number
  /** Whether a run comes to it once at most: another one there has no effect afterwards until the next run. */
  readonly isOnce: boolean
}

/** Finds numbers on a walk over a program (`walkProgram`). */
export interface NumberFinder {
  readonly look: (node: AnyNode, parent: AnyNode | null, around: Around) => void
  /**
   * The numbers that can be others while it runs, in the order of the text: all but names of properties. None of a program that has very
   * many.
   */
  readonly found: () => readonly LiveNumber[]
}

export function createNumberFinder(): NumberFinder {
  const numbers: (Pick<LiveNumber, 'start' | 'end' | 'value'> & { readonly around: Around })[] = []
  const waiting = new Set<AnyNode>()
  return {
    look(node, parent, around) {
      if (waits(node)) for (const { loop } of around.loops) waiting.add(loop)
      if (node.type === 'ForOfStatement' && node.await) waiting.add(node)
      if (node.type !== 'Literal' || typeof node.value !== 'number' || !Number.isFinite(node.value)) return
      const isNegative = parent?.type === 'UnaryExpression' && parent.operator === '-'
      const { start, end } = isNegative ? parent : node
      numbers.push({ start, end, value: isNegative ? -node.value : node.value, around })
    },
    found() {
      if (numbers.length > mostScriptNumbers) return []
      return numbers
        .map(({ start, end, value, around: { loops, owner, isOfStart } }) => {
          const isOnce = isOfStart && !loops.some(({ loop }) => waiting.has(loop))
          return { start, end, value, owner, isOnce, loop: outermostQuick(loops, waiting) }
        })
        .sort((a, b) => a.start - b.start)
    },
  }
}

/** Whether what stands around a node goes on later, if at all. */
const waits = (node: AnyNode): boolean =>
  node.type === 'AwaitExpression' ||
  node.type === 'YieldExpression' ||
  (node.type === 'ForOfStatement' && node.await)

/** The last of these loops, from the inside out, before one that waits. */
function outermostQuick(loops: readonly LoopAround[], waiting: ReadonlySet<AnyNode>): LoopAround | null {
  const slow = loops.findIndex(({ loop }) => waiting.has(loop))
  return loops.at(slow === -1 ? -1 : slow - 1 - loops.length) ?? null
}

/** What a number on the guard's shelves is in the code. */
export function shelfCode(index: number): string {
  const { shelf, place } = numberPlace(index)
  return `${guardName}.${shelf}.${place}`
}

/** Puts something in the place of each number. Every line stays where it was. */
export function replaceNumbers(
  text: SourceEdits,
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
