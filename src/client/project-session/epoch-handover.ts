import * as Y from 'yjs'
import { fromBase64 } from '../../../commands/core/base64.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import { carryOver } from '../../../commands/epochs/carry-over.ts'
import { epochOf } from '../../../model/epochs/epoch-of.ts'
import { call } from '../http/call.ts'
import { closedEpochRoute } from '../http/closed-epoch-route.ts'
import { beginEpoch } from './begin-epoch.ts'
import type { StoredState } from './stored-state.ts'

/** What a tab knows of the work that is to be handed over. */
export interface Handover {
  readonly localId: string
  readonly document: Y.Doc
  readonly actor: string
  /** Everything that is journaled here of the old epoch, oldest first. */
  readonly readEntries: () => Promise<readonly JournalEntry[]>
  /** What every tab has to go on with, the latest first. */
  readonly readStates: () => Promise<ReadonlyMap<string, StoredState>>
  /** The work as a `.nestling` file. */
  readonly recording: () => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Brings this browser's unsent work of an epoch that the server has closed into the next one, and makes that the one that this browser
 * goes on with: the page must open the project again. False when the server cannot be asked now, or `alone`, which is to run the
 * rest while nothing can be edited, says so; nothing has changed then.
 */
export async function handOver(
  projectId: string,
  handover: Handover,
  alone: (action: () => Promise<boolean>) => Promise<boolean>,
): Promise<boolean> {
  const answer = await call(closedEpochRoute, { projectId, epoch: epochOf(handover.document) })
  const closed = answer.ok ? fromBase64(answer.data.document) : undefined
  return closed ? alone(() => begin(closed, handover)) : false
}

async function begin(closed: Uint8Array, handover: Handover): Promise<boolean> {
  const { localId, document, actor } = handover
  const entries = await handover.readEntries()
  const newId = () => crypto.randomUUID()
  const carried = carryOver({ closed, document, entries, actor, clock: Date.now, newId })
  const { base, entries: done, refused } = carried
  const clientId = carried.document.clientID
  carried.document.destroy()
  const ended = new Y.Doc()
  Y.applyUpdateV2(ended, closed)
  Y.applyUpdate(ended, Y.encodeStateAsUpdate(document))
  return beginEpoch({
    localId,
    base,
    ended,
    clientId,
    entries: done,
    states: await handover.readStates(),
    waiting: done.filter(({ bytes }) => bytes).length,
    leftBehind: { refused, rescues: refused.length > 0 ? [await handover.recording()] : [] },
  })
}
