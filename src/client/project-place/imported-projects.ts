/** A document out of a file, which becomes a project of this browser. */
interface Imported {
  /** Yjs update v1. */
  readonly update: Uint8Array
  /** The account that opened it first; `null`: a visitor did. */
  readonly maker: string | null
}

/** By the id that they will have in this browser; nobody has opened those without a maker. */
const waiting = new Map<string, Pick<Imported, 'update'> & Partial<Imported>>()

/** Keeps a document (Yjs update v1) ready for `/new?project=ID`, as long as this page lives or until it is forgotten. */
export function offerImported(localId: string, update: Uint8Array): void {
  waiting.set(localId, { update })
}

/** The document that waits for this id; it is `account`'s (`null`: a visitor's) unless somebody else has opened it before. */
export function importedProject(localId: string, account: string | null): Imported | undefined {
  const { update, maker = account } = waiting.get(localId) ?? {}
  if (!update) return undefined
  const imported = { update, maker }
  waiting.set(localId, imported)
  return imported
}

/** To be called once the browser itself keeps it. */
export function forgetImported(localId: string): void {
  waiting.delete(localId)
}
