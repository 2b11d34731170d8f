import * as Y from 'yjs'
import { z } from 'zod'
import type { JournalEntry } from './journal-entry.ts'
import type { SessionBus } from './session-bus.ts'
import { UndoState } from './undo-state.ts'

/** Where a recording starts: everything that decides what its commands will do. */
export const RecordingBase = z.object({
  /** Version of the product that recorded. */
  app: z.string(),
  clientId: z.int().min(0),
  lamport: z.int().min(0),
  position: z.object({ seq: z.int().min(0), hash: z.string() }),
  undo: UndoState.nullable(),
})
export type RecordingBase = z.infer<typeof RecordingBase> & {
  /** The document (update, version 2). */
  readonly document: Uint8Array
}

/** A session: what it began with and everything that happened. */
export interface Recording {
  readonly base: RecordingBase
  readonly entries: readonly JournalEntry[]
}

/** The base of a recording that begins now; its first entry is the journal's next one. */
export function recordingBase(document: Y.Doc, bus: SessionBus, app: string): RecordingBase {
  forgetSearchMarkers(document)
  const { seq, hash } = bus.journalPosition
  return {
    app,
    clientId: document.clientID,
    lamport: bus.lamport,
    position: { seq, hash },
    undo: bus.saveUndo(),
    document: Y.encodeStateAsUpdateV2(document),
  }
}

/**
 * Yjs remembers places in long texts, and where it comes from decides which of two deleted neighbours an insertion names as
 * its left one. A document that is loaded again has no such memory, so a base must not either.
 */
function forgetSearchMarkers(document: Y.Doc): void {
  document.getMap('files').forEach((file) => {
    const text = file instanceof Y.Map ? file.get('text') : undefined
    if (text instanceof Y.Text && text._searchMarker) text._searchMarker.length = 0
  })
}
