/** Documents out of files (Yjs updates v1), which become projects of this browser, by the id that they will have in it. */
const waiting = new Map<string, Uint8Array>()

/** Keeps a document ready for `/new?project=ID`, as long as this page lives or until it is forgotten. */
export function offerImported(localId: string, update: Uint8Array): void {
  waiting.set(localId, update)
}

/** The document that waits for this id. */
export function importedProject(localId: string): Uint8Array | undefined {
  return waiting.get(localId)
}

/** To be called once the browser itself keeps it: what the page holds grows old. */
export function forgetImported(localId: string): void {
  waiting.delete(localId)
}
