import type { UndoEntry } from '../core/undo-entry.ts'
import type { UndoState } from '../core/undo-state.ts'

/**
 * A person's undo for a document of the next epoch: steps of registers go on, which know values; steps of texts stay behind,
 * which know operations that the next epoch has not.
 */
export function carryUndo({ format, lamport, stacks }: UndoState): UndoState {
  const carried = (steps: readonly UndoEntry[]): UndoEntry[] =>
    steps.filter(({ texts }) => texts.length === 0)
  return {
    format,
    lamport,
    stacks: stacks.map(({ surface, undo, redo }) => ({ surface, undo: carried(undo), redo: carried(redo) })),
    redone: [],
  }
}
