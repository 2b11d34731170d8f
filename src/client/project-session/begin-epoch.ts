import * as Y from 'yjs'
import { journalStart } from '../../../commands/core/journal.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import { UndoState } from '../../../commands/core/undo-state.ts'
import { carryUndo } from '../../../commands/epochs/carry-undo.ts'
import { recordsOf } from '../../../model/document/records.ts'
import { epochOf } from '../../../model/epochs/epoch-of.ts'
import { appVersion } from '../../app-version.ts'
import { type LeftBehind, readEpoch, writeEpoch } from './epoch-pointer.ts'
import { tellEpoch } from './epoch-watch.ts'
import { removeStores } from './forget-old-epochs.ts'
import { openJournalStore } from './journal-store.ts'
import { storeName } from './store-name.ts'
import { noUndo, type StoredState } from './stored-state.ts'

/** The next epoch of a project, as this browser is to go on with it. */
export interface NextEpoch {
  readonly localId: string
  /** The document as the epoch began (Yjs update v2). */
  readonly base: Uint8Array
  /** The document as the old epoch ended, with all of this browser's work. */
  readonly ended: Y.Doc
  /** Who wrote `entries`. */
  readonly clientId: number
  /** What was done in it already: work of the old epoch that was done again. */
  readonly entries: readonly JournalEntry[]
  /** By tab, as the old epoch leaves them, the latest first. */
  readonly states: ReadonlyMap<string, StoredState>
  /** Edits that the server has not acknowledged; absent: as many as before. */
  readonly waiting?: number
  readonly leftBehind: LeftBehind
}

/**
 * Writes the next epoch into stores of its own and then points to them: killed at any moment, this browser has the old epoch or the
 * new one, whole. The other tabs are told. False, and nothing is touched, when this browser is in that epoch or beyond it already: what lies
 * in its stores is work then. Rejects when the browser refuses to store it; the old epoch then goes on.
 */
export async function beginEpoch(next: NextEpoch): Promise<boolean> {
  const { localId, base: document, clientId, entries, leftBehind } = next
  const begun = new Y.Doc()
  Y.applyUpdateV2(begun, document)
  const epoch = epochOf(begun)
  const { lamport } = recordsOf(begun)
  if ((await readEpoch(localId)).epoch >= epoch) return false
  for (const { bytes } of entries) if (bytes) Y.applyUpdate(begun, bytes)
  const states = carriedStates(next, begun)
  begun.destroy()
  const name = storeName(localId, epoch)
  await removeStores(name) // what an attempt that was cut off has left
  const session = crypto.randomUUID()
  const base = { app: appVersion, clientId, lamport, position: journalStart, undo: null, document }
  const segment = { id: `${session}.1`, session, base, entries }
  const journal = await openJournalStore(name, () => {})
  try {
    // The latest one is written last, and so stays the latest.
    const [[tab, state] = ['', untouched], ...others] = states.toReversed()
    await journal.write({ segment, entries }, tab, state)
    for (const other of others) await journal.writeState(...other)
  } finally {
    journal.close()
  }
  await writeEpoch(localId, epoch, leftBehind)
  tellEpoch(localId, epoch)
  return true
}

const untouched: StoredState = { undo: noUndo, waiting: 0 }

function carriedStates(
  { states, ended, clientId, entries, waiting }: NextEpoch,
  begun: Y.Doc,
): (readonly [tab: string, state: StoredState])[] {
  return [...states].map(([tab, state]) => {
    // As it lay on the disk: damage must not keep the work from its next epoch.
    const { success, data } = UndoState.safeParse(state.undo)
    const undo = success ? carryUndo(data, { ended, begun, client: clientId, entries }) : noUndo
    return [tab, { ...state, waiting: waiting ?? state.waiting, undo }]
  })
}
