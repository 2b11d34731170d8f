import type * as Y from 'yjs'
import { rootMap } from '../../model/document/root-map.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { readStamp } from '../../model/document/stamp.ts'
import { storedValue } from './apply-writes.ts'
import { placeKeyOf } from './place-registers.ts'

/**
 * The highest Lamport time of a place in a root, but for those beyond `now`, which no clock goes by. Linear in what the root holds.
 */
export function highestClaim(document: Y.Doc, root: RootName, now: number): number {
  const key = placeKeyOf(root)
  if (key === undefined) return 0
  let highest = 0
  for (const id of rootMap(document, root).keys()) {
    const { t } = readStamp(storedValue(document, root, id, key))
    if (t <= now) highest = Math.max(highest, t)
  }
  return highest
}
