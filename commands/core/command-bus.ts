import type { Project } from '../../model/project/project.ts'
import type { RejectionCode } from '../../model/rejections/rejections.ts'
import type { CommandDefinition, Label, Params } from './define-command.ts'
import type { Surface } from './surface.ts'
import type { Direction } from './undo-stacks.ts'

/** What became of a command: `commandId` names its step for `undoCommand`. `changed: false` means that there was nothing to do. */
export type Verdict =
  | { readonly ok: true; readonly changed: false }
  | { readonly ok: true; readonly changed: true; readonly commandId: string }
  | { readonly ok: false; readonly code: RejectionCode; readonly params: Params }

/** Why a step, or some of it, could not be reverted: somebody wrote over it since (`by` is `''` where nobody knows who), or the person did so themselves. */
export type Overwritten =
  | { readonly reason: 'changed-since'; readonly by: string }
  | { readonly reason: 'changed-by-you' }

/**
 * What an undo or redo did ('Moved Tree', and whether some of it `stays` because it was written over since), or why it could not: there is no such step; it was written over since; nothing of what it made is left; nothing may be changed here or now (`code` says why). Then
 * nothing was changed.
 */
export type HistoryOutcome =
  | { readonly ok: true; readonly label: Label; readonly stays?: Overwritten }
  | { readonly ok: false; readonly reason: 'nothing' }
  | { readonly ok: false; readonly reason: 'refused'; readonly code: RejectionCode }
  | ({ readonly ok: false; readonly label: Label } & Overwritten)
  | { readonly ok: false; readonly reason: 'nothing-left'; readonly label: Label }

/**
 * The one gate to the document. A rejected command leaves the bytes as they were; an accepted one is one
 * transaction, one journal entry and at most one undo step. In a document that a newer version has written, nothing is changed.
 */
export interface CommandBus {
  readonly project: Project
  execute<Type extends string, Payload>(command: CommandDefinition<Type, Payload>, payload: Payload): Verdict
  /** Ends a run of merged commands: call it when a field loses focus or a slider is released. */
  endMerge(): void
  /** Keeps a run of merged commands open that would have ended by now: the key that makes them is still held. */
  holdMerge(): void
  /** Undoes what was done last in any of these surfaces. */
  undo(...surfaces: readonly Surface[]): HistoryOutcome
  /** Redoes what was undone last in any of these surfaces. */
  redo(...surfaces: readonly Surface[]): HistoryOutcome
  /** Undoes the step of one command, wherever it lies; each command of a merged run names it. One that cannot be undone stays. */
  undoCommand(commandId: string): HistoryOutcome
  redoCommand(commandId: string): HistoryOutcome
  /** What can be done with the step of a command; `undefined` when it is not this person's or too long ago. */
  stepOf(commandId: string): Direction | undefined
  /** The label of what `undo` would undo now, or `undefined`. */
  nextUndo(...surfaces: readonly Surface[]): Label | undefined
  nextRedo(...surfaces: readonly Surface[]): Label | undefined
  /** Called after every change of the document or of the undo stacks, local or remote. */
  subscribe(listener: () => void): () => void
}
