import type { UndoEntry } from '../../../commands/core/undo-entry.ts'

/** A step of undo that does nothing; `parts` overrides what a test is about. */
export const undoStep = (parts: Partial<UndoEntry> = {}): UndoEntry => ({
  commandId: 'c',
  joined: [],
  surface: 'project',
  lamport: 1,
  made: 1,
  label: { key: 'do', params: {} },
  registers: [],
  texts: [],
  ...parts,
})
