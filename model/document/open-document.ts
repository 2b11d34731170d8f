import * as Y from 'yjs'
import { LiveDocument } from './live-document.ts'

/** A document that is being filled from storage. */
export interface OpeningDocument {
  readonly document: Y.Doc
  /**
   * Call once, after everything stored was applied and the undo stack restored: only now is deleted content let go that
   * no undo step needs (letting it go while loading breaks undo after a reload).
   */
  loaded(): void
}

/** An empty document to apply stored updates to. `clientId` is for replays and templates; people get a random one. */
export function openDocument(clientId?: number): OpeningDocument {
  let isLoading = true
  const document = new LiveDocument({ gc: true, gcFilter: () => !isLoading })
  if (clientId !== undefined) document.clientID = clientId
  return {
    document,
    loaded() {
      if (!isLoading) return
      isLoading = false
      Y.tryGc(Y.createDeleteSetFromStructStore(document.store), document.store, () => true)
    },
  }
}
