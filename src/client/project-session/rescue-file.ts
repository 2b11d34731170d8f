import { type Doc, encodeStateAsUpdateV2 } from 'yjs'
import { journalStart } from '../../../commands/core/journal.ts'
import { appVersion } from '../../app-version.ts'

/** What a document holds now as a `.nestling` file without entries, or `null` when it holds nothing: for a project that cannot be opened. */
export async function rescueFile(document: Doc): Promise<Uint8Array<ArrayBuffer> | null> {
  if (document.store.clients.size === 0 && document.store.pendingStructs === null) return null
  const base = {
    app: appVersion,
    clientId: document.clientID,
    lamport: 0,
    position: { ...journalStart },
    undo: null,
    document: encodeStateAsUpdateV2(document),
  }
  const { encodeRecording } = await import('../../../commands/core/recording-file.ts')
  return encodeRecording({ base, entries: [] })
}
