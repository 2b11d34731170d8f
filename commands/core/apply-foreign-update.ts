import * as Y from 'yjs'

/** A client id that writes nothing. */
const nobody = 0

/**
 * Applies an update that may hold operations of this document's own client (an echo, a replay), for which Yjs would take
 * another id: it looks away while Yjs checks. Throws what Yjs throws when it cannot decode the bytes.
 */
export function applyForeignUpdate(document: Y.Doc, update: Uint8Array, origin: unknown): void {
  const { clientID } = document
  const lookBack = () => {
    document.clientID = clientID
  }
  document.clientID = nobody
  document.on('afterTransactionCleanup', lookBack)
  try {
    Y.applyUpdate(document, update, origin)
  } finally {
    document.off('afterTransactionCleanup', lookBack)
    lookBack()
  }
}
