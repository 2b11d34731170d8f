import { z } from 'zod'
import { Surface } from '../../../commands/core/surface.ts'
import type { UndoEntry } from '../../../commands/core/undo-entry.ts'
import { UndoState } from '../../../commands/core/undo-state.ts'
import type { PeerName } from './peer-names.ts'

/** What survives a reload beside the document itself, for one tab. */
export interface StoredState {
  readonly undo: UndoState
  /** Edits that the server has not acknowledged. */
  readonly waiting: number
  /** The people who were here with this tab. */
  readonly names?: readonly PeerName[]
}

const Numbers = z.array(z.int())

/** Undo stacks whose steps lie in rows of their own, named by number. */
const StepOrder = UndoState.extend({
  stacks: z.array(z.object({ surface: Surface, undo: Numbers, redo: Numbers })),
})
type StepOrder = z.infer<typeof StepOrder>

/** A state as it lies in the journal. */
export interface StateRow extends Omit<StoredState, 'undo'> {
  readonly undo: StepOrder
  /** Who gave the steps their numbers: those of another one name other steps. */
  readonly numberedBy: string
  /** Higher than that of every state written before it, as the database has counted (`orderKey`). */
  readonly order: number
  /** When it was written, by the clock: until version 3 of the journal, in the place of `order`. */
  readonly at?: number
}

/** What a row must be to be a tab's state at all; what else of it is damaged costs nothing but that. */
export const FoundState = z.object({
  order: z.number(),
  undo: z.unknown(),
  waiting: z.number().catch(0),
  names: z
    .array(z.tuple([z.number(), z.string()]).readonly())
    .readonly()
    .optional()
    .catch(undefined),
})
export type FoundState = z.infer<typeof FoundState>

/** The undo of somebody who has done nothing. */
export const noUndo: UndoState = { format: 1, lamport: 0, stacks: [], redone: [], clients: [], restored: [] }

/** A state as its row and the rows of its steps, by number. */
export function splitState(
  { undo: state, ...rest }: StoredState,
  numberedBy: string,
  numberOf: (step: UndoEntry) => number,
): { readonly row: Omit<StateRow, 'order'>; readonly steps: ReadonlyMap<number, UndoEntry> } {
  const steps = new Map<number, UndoEntry>()
  const numbers = (stack: readonly UndoEntry[]): number[] =>
    stack.map((step) => {
      const number = numberOf(step)
      steps.set(number, step)
      return number
    })
  const stacks = state.stacks.map(({ surface, undo, redo }) => ({
    surface,
    undo: numbers(undo),
    redo: numbers(redo),
  }))
  return { row: { ...rest, numberedBy, undo: { ...state, stacks } }, steps }
}

/** A row and its steps as the state that they were; without undo when one of them is missing or the row is damaged. */
export function joinState(
  { undo: stacksRow, waiting, names }: Pick<FoundState, 'undo' | 'waiting' | 'names'>,
  steps: ReadonlyMap<number, UndoEntry>,
): StoredState {
  const rest = { waiting, ...(names && { names }) }
  const { success, data } = StepOrder.safeParse(stacksRow)
  if (!success) return { ...rest, undo: noUndo }
  let isWhole = true
  const stepsOf = (numbers: readonly number[]): UndoEntry[] => {
    const found = numbers.flatMap((number) => steps.get(number) ?? [])
    isWhole &&= found.length === numbers.length
    return found
  }
  const stacks = data.stacks.map(({ surface, undo, redo }) => ({
    surface,
    undo: stepsOf(undo),
    redo: stepsOf(redo),
  }))
  return { ...rest, undo: isWhole ? { ...data, stacks } : noUndo }
}
