import * as Y from 'yjs'
import { placeFault } from '../../model/document/place-fault.ts'
import type { Struct } from '../../model/document/struct.ts'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'

/** Why structs that were just applied to `document` must not stay where they came to lie. */
export function lyingFault(document: Y.Doc, structs: readonly Struct[]): ErrorCode | undefined {
  for (const struct of structs) {
    if (!(struct instanceof Y.Item) || struct.content instanceof Y.ContentString) continue
    const applied = Y.getItem(document.store, struct.id)
    const fault = applied instanceof Y.Item ? placeFault(applied) : undefined
    if (fault) return fault === 'too-deep' ? 'sync.update-too-deep' : 'sync.update-unreadable'
  }
  return undefined
}
