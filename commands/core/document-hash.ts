import type * as Y from 'yjs'
import { type Records, recordsOf, type StoredRecord } from '../../model/document/records.ts'
import { isFlatRoot, isRootName, type RootName } from '../../model/document/root-name.ts'
import { compareText } from '../../model/document/stamp.ts'
import { Hash, hashJson } from '../../model/hash.ts'

/**
 * A hash of everything readable that is stored, deleted records included, whatever way and order it came. Equal on all replicas
 * that have the same updates. Costs a look at each record; only those that changed since the last time are read.
 */
export function documentHash(document: Y.Doc): string {
  const records = recordsOf(document)
  const hash = new Hash()
  for (const root of [...document.share.keys()].filter(isRootName).sort(compareText)) {
    if (isFlatRoot(root)) hashFlat(hash, records, root)
    else hashRecords(hash, records, root)
  }
  return hash.digest()
}

function hashFlat(hash: Hash, records: Records, root: RootName): void {
  const record = records.record(root, null)
  if (record && Object.keys(record).length > 0) hash.text(root).json(record)
}

/** A root without records is not there: reading one makes it. */
function hashRecords(hash: Hash, records: Records, root: RootName): void {
  const ids = [...records.ids(root)].sort(compareText)
  if (ids.length === 0) return
  hash.text(root).unit(ids.length)
  for (const id of ids) {
    hash.text(id).text(digestOf(records.record(root, id)))
    if (root === 'files') hash.json(records.text(id))
  }
}

/** A record is frozen and the same object until it changes. */
function digestOf(record: StoredRecord | undefined): string {
  if (!record) return ''
  const known = digests.get(record)
  if (known !== undefined) return known
  const digest = hashJson(record)
  digests.set(record, digest)
  return digest
}

const digests = new WeakMap<StoredRecord, string>()
