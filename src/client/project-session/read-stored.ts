import * as Y from 'yjs'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import { readDocumentRows } from './document-rows.ts'
import type { FoundPointer } from './find-epoch.ts'
import { isVersionError } from './is-version-error.ts'
import type { LocalStore, StoredProject } from './local-store.ts'
import type { SessionOptions } from './session-options.ts'
import { storeName } from './store-name.ts'
import { openedEpochs } from './stores-on-disk.ts'

interface Reading extends Pick<SessionOptions, 'localId' | 'isStored' | 'room'>, FoundPointer {
  /** The store of the epoch that was found. */
  readonly store: LocalStore
  /** It gets what is stored; where that is refused, what there is of it, for the file to rescue it. */
  readonly document: Y.Doc
  /** No other tab of this browser writes. */
  readonly isFirst: boolean
}

type Read = { readonly stored: StoredProject } | { readonly refused: ErrorCode }

/**
 * Reads a project from this browser. Refused is what a newer version wrote, and what cannot be read and the server has not got either.
 */
export async function readStored(reading: Reading): Promise<Read> {
  const { localId, isStored, room, found, store, document, isFirst } = reading
  if (reading.isNewer) {
    const newest = (await openedEpochs(localId)).at(-1)
    if (newest) await readDocumentAlone(storeName(localId, newest), document)
    return { refused: 'project.newer-version' }
  }
  if (!isStored) return { stored: nothingStored }
  try {
    return { stored: await store.load(isFirst) }
  } catch (error) {
    const isNewer = isVersionError(error)
    // The server has it; the header says that nothing can be kept here.
    if (!isNewer && room) return { stored: nothingStored }
    if (found) await readDocumentAlone(storeName(localId, found.epoch), document)
    return { refused: isNewer ? 'project.newer-version' : 'project.storage-unreadable' }
  }
}

const nothingStored: StoredProject = { states: new Map(), damages: [] }

/** What can be read of the document where the journal cannot: for the file of what there is. */
async function readDocumentAlone(name: string, document: Y.Doc): Promise<void> {
  const { updates } = await readDocumentRows(name).catch(() => ({ updates: [] })) // then there is nothing to be had
  for (const update of updates) Y.applyUpdate(document, update)
}
