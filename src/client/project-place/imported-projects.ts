/** A document out of a file, which becomes a project of this browser. */
interface Imported {
  /** Yjs update v1. */
  readonly update: Uint8Array
  /** The account that it belongs to in this browser; `null`: a visitor opened it first. */
  readonly maker: string | null
}

/** By the id that they will have in this browser; nobody has opened those without a maker. */
const waiting = new Map<string, Pick<Imported, 'update'> & Partial<Imported>>()

/** Keeps a document (Yjs update v1) ready for `/new?project=ID`, as long as this page lives or until it is forgotten. */
export function offerImported(localId: string, update: Uint8Array): void {
  waiting.set(localId, { update })
}

/** The document that waits for this id, to be opened; it is `account`'s (`null`: a visitor's) unless somebody else has opened it before. */
export function takeImported(localId: string, account: string | null): Imported | undefined {
  const { update, maker = account } = waiting.get(localId) ?? {}
  if (!update) return undefined
  const imported = { update, maker }
  waiting.set(localId, imported)
  return imported
}

/** An account claims the project: what waits under this id is nobody else's from then on. */
export function claimImported(localId: string, account: string): void {
  const imported = waiting.get(localId)
  if (imported) waiting.set(localId, { ...imported, maker: account })
}

/** To be called once the browser itself keeps it and its list knows whose it is. */
export function forgetImported(localId: string): void {
  waiting.delete(localId)
}
