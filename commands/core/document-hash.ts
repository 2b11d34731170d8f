import type * as Y from 'yjs'
import { type Records, recordsOf } from '../../model/document/records.ts'
import { isFlatRoot, isRootName, type RootName } from '../../model/document/root-name.ts'
import { compareText } from '../../model/document/stamp.ts'
import { Hash } from '../../model/hash.ts'
import { type DigestedRoots, digestedRootsOf } from './digested-roots.ts'

/**
 * A hash of everything readable that is stored, deleted records included, whatever way and order it came. Equal on all replicas
 * that have the same updates. Costs little for each record; only those that changed since the last time are read.
 */
export function documentHash(document: Y.Doc): string {
  const records = recordsOf(document)
  const digested = digestedRootsOf(records)
  const hash = new Hash()
  for (const root of [...document.share.keys()].filter(isRootName).sort(compareText)) {
    if (isFlatRoot(root)) hashFlat(hash, records, root)
    else hashRecords(hash, records, root, digested)
  }
  return hash.digest()
}

function hashFlat(hash: Hash, records: Records, root: RootName): void {
  const record = records.record(root, null)
  if (record && Object.keys(record).length > 0) hash.text(root).json(record)
}

/** A root without records is not there: reading one makes it. */
function hashRecords(hash: Hash, records: Records, root: RootName, digested: DigestedRoots): void {
  const entries = digested.of(root)
  if (entries.length === 0) return
  hash.text(root).unit(entries.length)
  for (const { id, digest } of entries) {
    hash.text(id).text(digest)
    if (root === 'files') hash.json(records.text(id))
  }
}
