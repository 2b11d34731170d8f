/** Documents out of files, until the page that opens them has them: by the id that they will have in this browser. */
const waiting = new Map<string, Uint8Array>()

/** Keeps a document (Yjs update v1) ready for `/new?project=ID`. */
export function offerImported(localId: string, update: Uint8Array): void {
  waiting.set(localId, update)
}

/** The document that waits for this id. */
export const importedProject = (localId: string): Uint8Array | undefined => waiting.get(localId)

/** To be called once the browser itself keeps it. */
export function forgetImported(localId: string): void {
  waiting.delete(localId)
}
