import type { Doc } from 'yjs'
import { nextEpoch } from '../../../model/epochs/next-epoch.ts'
import type { NextEpoch } from './begin-epoch.ts'
import { type EpochShare, endEpoch, shareEpoch } from './epoch-lock.ts'
import { nothingLeftBehind } from './epoch-pointer.ts'
import type { StoredState } from './stored-state.ts'

/** How long a rebuild waits for a tab that opens at the same moment; it is done at the next opening then. */
const patienceMs = 1_000

interface Rebuilding {
  readonly localId: string
  readonly document: Doc
  readonly states: ReadonlyMap<string, StoredState>
  /** Given up while it is rebuilt; taken again when that comes to nothing. */
  readonly share: EpochShare
}

/** What came of it, and what went wrong where it could not be made smaller. */
interface Rebuilt {
  readonly isRebuilt: boolean
  readonly faults: readonly unknown[]
}

/** Rebuilds a long-edited project that lives in this browser only (`docs/adr/0009-epochs.md`), when no other tab has it. */
export async function rebuildAlone({ localId, document, states, share }: Rebuilding): Promise<Rebuilt> {
  const faults: unknown[] = []
  const base = nextEpoch(document, (error) => faults.push(error))
  if (!base) return { isRebuilt: false, faults }
  share.release()
  const next = { base, ended: document, clientId: document.clientID, states }
  const isRebuilt = await endEpoch(localId, patienceMs, () => rebuild(localId, next))
  if (!isRebuilt) share.release = await shareEpoch(localId)
  return { isRebuilt, faults }
}

async function rebuild(
  localId: string,
  next: Pick<NextEpoch, 'base' | 'ended' | 'clientId' | 'states'>,
): Promise<boolean> {
  const whole = { localId, ...next, entries: [], leftBehind: nothingLeftBehind }
  try {
    // Few are rebuilt, and never twice in a row.
    const { beginEpoch } = await import('./begin-epoch.ts')
    return await beginEpoch(whole)
  } catch {
    return false // no room for two, or what rebuilds did not come: the project stays as it is
  }
}
