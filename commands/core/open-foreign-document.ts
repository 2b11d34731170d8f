import * as Y from 'yjs'
import { boundedStateDecoder, TooManyParts } from '../../model/document/bounded-decoder.ts'
import { isNewerDocument } from '../../model/document/is-newer-document.ts'
import { openDocument } from '../../model/document/open-document.ts'

/** Bytes and parts of a document that are tried at all. The server keeps projects of less than half as many parts. */
const largest = 64_000_000
const mostParts = 1_000_000
const ForeignDecoder = boundedStateDecoder(mostParts)

export type ForeignDocument =
  | { readonly ok: true; readonly document: Y.Doc; readonly update: Uint8Array }
  | { readonly ok: false; readonly fault: 'damaged' | 'too-large' | 'newer' }

/**
 * Opens the document of a file that somebody gave us. Never throws: bytes that are no whole document, that hold documents inside the
 * document, or that a newer version has written, are told apart. `bytes` are an update v2; `update` is the same document as v1.
 */
export function openForeignDocument(bytes: Uint8Array): ForeignDocument {
  if (bytes.length > largest) return { ok: false, fault: 'too-large' }
  const { document, loaded } = openDocument()
  try {
    Y.applyUpdateV2(document, bytes, undefined, ForeignDecoder)
    loaded()
    const isPart = document.store.pendingStructs !== null || document.store.pendingDs !== null
    if (isPart || hasSubdocuments(document)) return { ok: false, fault: 'damaged' }
    if (isNewerDocument(document)) return { ok: false, fault: 'newer' }
    if (document.getMap('scenes').size === 0) return { ok: false, fault: 'damaged' }
    return { ok: true, document, update: Y.encodeStateAsUpdate(document) }
  } catch (error) {
    return { ok: false, fault: error instanceof TooManyParts ? 'too-large' : 'damaged' }
  }
}

function hasSubdocuments({ store }: Y.Doc): boolean {
  for (const structs of store.clients.values())
    for (const struct of structs)
      if (struct instanceof Y.Item && struct.content instanceof Y.ContentDoc) return true
  return false
}
