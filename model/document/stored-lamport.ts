import * as Y from 'yjs'
import { rootMap } from './root-map.ts'
import { isFlatRoot, isRootName } from './root-name.ts'
import { clockAfter, readLamport } from './stamp.ts'

/**
 * The Lamport time of a document by all stamps that it holds, whatever the order in which they came: equal on all replicas that have
 * the same updates. A clock that has seen them come (`Records.lamport`) may stand elsewhere, where stamps were overwritten or lie far apart.
 * Costs a walk of all records.
 */
export function storedLamport(document: Y.Doc): number {
  const times: number[] = []
  for (const name of document.share.keys()) {
    if (!isRootName(name) || isFlatRoot(name)) continue
    for (const record of rootMap(document, name).values())
      if (record instanceof Y.Map)
        record.forEach((value) => {
          times.push(readLamport(value))
        })
  }
  return clockAfter(0, times)
}
