import * as Y from 'yjs'
import type { Ranges } from './undo-entry.ts'

/** The items that lie in a range, or over its ends, as far as the document has them. What was collected is none. */
export function structsIn({ store }: Y.Doc, [client, clock, length]: Ranges[number]): Y.Item[] {
  const structs = store.clients.get(client)
  const end = Math.min(clock + length, Y.getState(store, client))
  if (!structs || clock >= end) return []
  const found: Y.Item[] = []
  for (let index = Y.findIndexSS(structs, clock); index < structs.length; index++) {
    const struct = structs[index]
    if (!struct || struct.id.clock >= end) break
    if (struct instanceof Y.Item) found.push(struct)
  }
  return found
}
