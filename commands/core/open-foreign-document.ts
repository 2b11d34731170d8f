import * as Y from 'yjs'
import { readsOfPart, TooManyParts } from '../../model/document/bounded-decoder.ts'
import { isNewerDocument } from '../../model/document/is-newer-document.ts'
import { openDocument } from '../../model/document/open-document.ts'
import { placeFault } from '../../model/document/place-fault.ts'
import { valueFault } from '../../model/document/value-fault.ts'
import { applyForeignState, mostForeignParts } from './apply-foreign-state.ts'

/** Bytes of a document that are tried at all. */
const largest = 64_000_000

export type ForeignDocument =
  | { readonly ok: true; readonly document: Y.Doc; readonly update: Uint8Array }
  | { readonly ok: false; readonly fault: 'damaged' | 'too-large' | 'newer' }

/**
 * Opens the document of a file that somebody gave us. Never throws: bytes that are no whole document, that hold what the server would
 * not take either (`valueFault`, `placeFault`), or that a newer version has written, are told apart. `bytes` are an update v2; `update` is the same document as v1.
 */
export function openForeignDocument(bytes: Uint8Array): ForeignDocument {
  if (bytes.length > largest) return { ok: false, fault: 'too-large' }
  const { document, loaded } = openDocument()
  try {
    applyForeignState(document, bytes)
    loaded()
    const isPart = document.store.pendingStructs !== null || document.store.pendingDs !== null
    if (isPart) return { ok: false, fault: 'damaged' }
    const fault = contentFault(document)
    if (fault) return { ok: false, fault }
    if (isNewerDocument(document)) return { ok: false, fault: 'newer' }
    if (document.getMap('scenes').size === 0) return { ok: false, fault: 'damaged' }
    return { ok: true, document, update: Y.encodeStateAsUpdate(document) }
  } catch (error) {
    return { ok: false, fault: error instanceof TooManyParts ? 'too-large' : 'damaged' }
  }
}

function contentFault({ store }: Y.Doc): 'damaged' | 'too-large' | undefined {
  const structs = [...store.clients.values()].flat()
  const fault = valueFault(structs, mostForeignParts * readsOfPart)
  if (fault) return fault === 'too-many' ? 'too-large' : 'damaged'
  return structs.some((struct) => struct instanceof Y.Item && placeFault(struct)) ? 'damaged' : undefined
}
