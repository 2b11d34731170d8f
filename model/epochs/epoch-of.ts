import type * as Y from 'yjs'
import { rootMap } from '../document/root-map.ts'

/** How often a document has been rebuilt, counted from 1. Documents of different epochs must never be merged. */
export function epochOf(document: Y.Doc): number {
  const epoch = rootMap(document, 'meta').get('epoch')
  return typeof epoch === 'number' && Number.isSafeInteger(epoch) && epoch > 1 ? epoch : 1
}
