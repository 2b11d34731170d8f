import * as Y from 'yjs'
import { isNewerDocument } from '../document/is-newer-document.ts'
import { rootMap } from '../document/root-map.ts'
import { isRootName } from '../document/root-name.ts'
import { structCount } from './struct-count.ts'
import { survivingRecords } from './surviving-records.ts'

/** Below this many structs a document is small whatever it went through. */
const smallStructs = 5_000
/** History over content, in structs, from which a rebuild pays. */
const worthFactor = 5
/** A large document (bytes of an update v1) is rebuilt from less history on. */
const largeBytes = 2 * 1024 * 1024
const largeFactor = 2

/**
 * Whether a document carries so much history that it is to be rebuilt (architecture 4). Costs nothing for a small one and a walk of
 * the records for others: ask when a project is opened or closed, not for every edit. False for what cannot be rebuilt without
 * loss: a document with gaps, or of a newer version of this code.
 */
export function needsCompaction(document: Y.Doc): boolean {
  const structs = structCount(document)
  if (structs < smallStructs || !isUnderstood(document)) return false
  const live = liveStructs(document)
  if (structs > worthFactor * live) return true
  return structs > largeFactor * live && Y.encodeStateAsUpdate(document).byteLength > largeBytes
}

/** About how many structs the rebuilt document would have. */
function liveStructs(document: Y.Doc): number {
  let count = 0
  for (const { root, ids } of survivingRecords(document))
    for (const id of ids) {
      const record = rootMap(document, root).get(id)
      count += record instanceof Y.Map ? 1 + record.size : 1
    }
  return count
}

function isUnderstood(document: Y.Doc): boolean {
  if (document.store.pendingStructs || document.store.pendingDs) return false
  if (isNewerDocument(document)) return false
  return [...document.share].every(
    ([name, type]) => isRootName(name) || (type._map.size === 0 && !type._start),
  )
}
