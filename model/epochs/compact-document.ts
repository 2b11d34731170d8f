import * as Y from 'yjs'
import { epochClientId } from '../document/reserved-client-ids.ts'
import { rootMap } from '../document/root-map.ts'
import { isStorable } from '../document/stored-json.ts'
import { copyType } from './copy-type.ts'
import { epochOf } from './epoch-of.ts'
import { survivingRecords } from './surviving-records.ts'

/**
 * The same content as a document of the next epoch (Yjs update v2): every record, text, stamp, order key and unknown key, without
 * the history that they came by and without what was deleted for good (`survivingRecords`). Equal content gives equal bytes
 * wherever it is done. The bytes must never be merged with a document of another epoch.
 */
export function compactDocument(document: Y.Doc): Uint8Array<ArrayBuffer> {
  const epoch = epochOf(document) + 1
  const next = new Y.Doc()
  next.clientID = epochClientId(epoch)
  next.transact(() => {
    rootMap(next, 'meta').set('epoch', epoch)
    for (const { root, ids } of survivingRecords(document)) {
      const [from, to] = [rootMap(document, root), rootMap(next, root)]
      for (const id of ids) {
        const value = from.get(id)
        if (isStorable(value) && (root !== 'meta' || id !== 'epoch')) to.set(id, copyType(value))
      }
    }
  })
  const bytes = new Uint8Array(Y.encodeStateAsUpdateV2(next))
  next.destroy()
  return bytes
}
