import type { Records } from '../../model/document/records.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { isProtectedKind } from '../../model/project/entity-record.ts'
import { standInKindUnder } from '../../model/project/stand-in.ts'

/**
 * Whether a scene may still be given a thing of a kind: of those that every scene keeps it has one, a deletion of which is not
 * believed, so that a second could be undone by nobody. What it says yes to counts as given.
 */
export function freeKinds(stored: Records): (root: RootName, kind: string) => boolean {
  const taken = new Map<RootName, Set<string>>()
  return (root, kind) => {
    if (!root.startsWith('ents:') || !isProtectedKind(kind)) return true
    const kinds = taken.get(root) ?? keptIn(stored, root)
    taken.set(root, kinds)
    const isFree = !kinds.has(kind)
    kinds.add(kind)
    return isFree
  }
}

function keptIn(stored: Records, root: RootName): Set<string> {
  const kinds = new Set<string>()
  for (const id of stored.ids(root)) {
    const kind = standInKindUnder(root, id) ?? stored.value(root, id, 'kind')
    if (typeof kind === 'string' && isProtectedKind(kind)) kinds.add(kind)
  }
  return kinds
}
