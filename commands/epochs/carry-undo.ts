import type { RegisterStep, UndoEntry } from '../core/undo-entry.ts'
import type { UndoState } from '../core/undo-state.ts'

/**
 * A person's undo for a document of the next epoch, into which `client` brings their unsent work: steps of registers go on, which know
 * values; steps of texts stay behind, which know operations that the next epoch has not.
 */
export function carryUndo({ format, lamport, stacks, clients }: UndoState, client: number): UndoState {
  const carried = (steps: readonly UndoEntry[]): UndoEntry[] =>
    steps
      .filter(({ texts }) => texts.length === 0)
      .map((step) => ({ ...step, registers: step.registers.map(withoutWritings) }))
  return {
    format,
    lamport,
    stacks: stacks.map(({ surface, undo, redo }) => ({ surface, undo: carried(undo), redo: carried(redo) })),
    redone: [],
    clients: [...clients, client],
    restored: [],
  }
}

const withoutWritings = ({ from: _from, to: _to, ...register }: RegisterStep): RegisterStep => register
