import type * as Y from 'yjs'

/** How many single inserts a document remembers, deleted ones too; neighbours count as one. */
export function structCount(document: Y.Doc): number {
  let count = 0
  for (const structs of document.store.clients.values()) count += structs.length
  return count
}
