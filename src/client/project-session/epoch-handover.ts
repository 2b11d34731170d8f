import type { Doc } from 'yjs'
import { fromBase64 } from '../../../commands/core/base64.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import { carryOver } from '../../../commands/epochs/carry-over.ts'
import { epochOf } from '../../../model/epochs/epoch-of.ts'
import { call } from '../http/call.ts'
import { closedEpochRoute } from '../http/closed-epoch-route.ts'
import { beginEpoch } from './begin-epoch.ts'
import type { StoredState } from './journal-database.ts'

interface Handover {
  readonly localId: string
  readonly projectId: string
  readonly document: Doc
  readonly actor: string
  /** From here on the person cannot edit until it is over. */
  readonly freeze: () => void
  /** Everything that is journaled here of the old epoch, oldest first. Asked for when nothing is edited any more. */
  readonly readEntries: () => Promise<readonly JournalEntry[]>
  readonly readStates: () => ReadonlyMap<string, StoredState>
  /** The work as a `.nestling` file. */
  readonly recording: () => Promise<Uint8Array>
}

/**
 * Brings this browser's unsent work of an epoch that the server has closed into the next one, and makes that the one that this browser
 * goes on with: the page must open the project again. False when the server cannot be asked now; nothing has changed then.
 */
export async function handOver(handover: Handover): Promise<boolean> {
  const { localId, projectId, document, actor } = handover
  const answer = await call(closedEpochRoute, { projectId, epoch: epochOf(document) })
  const closed = answer.ok ? fromBase64(answer.data.document) : undefined
  if (!closed) return false
  handover.freeze()
  const entries = await handover.readEntries()
  const newId = () => crypto.randomUUID()
  const carried = carryOver({ closed, document, entries, actor, clock: Date.now, newId })
  const { base, entries: done, refused } = carried
  const clientId = carried.document.clientID
  carried.document.destroy()
  await beginEpoch({
    localId,
    base,
    clientId,
    entries: done,
    states: handover.readStates(),
    waiting: done.filter(({ bytes }) => bytes).length,
    refused,
    rescue: refused.length > 0 ? await handover.recording() : null,
  })
  return true
}
