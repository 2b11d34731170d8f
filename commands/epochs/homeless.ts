import { ownerOf } from '../../model/document/owned-roots.ts'
import type { RootName } from '../../model/document/root-name.ts'
import type { Moment } from '../history/moment.ts'
import { recordDifference } from '../history/record-difference.ts'

/** Whether a record belongs to something that is deleted in `wanted` and is not in `now`: there it would belong to nothing. */
type IsHomeless = (root: RootName, id: string) => boolean

/** Asks it of many records, of each owner once. */
export function homelessIn(wanted: Moment, now: Moment): IsHomeless {
  const known = new Map<string, boolean>()

  function isGone(root: RootName, id: string): boolean {
    const key = `${root}/${id}`
    const found = known.get(key) ?? lookFor(root, id)
    known.set(key, found)
    return found
  }

  function lookFor(root: RootName, id: string): boolean {
    if (now.records.has(root, id) || !wanted.records.has(root, id)) return false
    return recordDifference(wanted, now, root, id) === undefined || isHomeless(root, id)
  }

  function isHomeless(root: RootName, id: string): boolean {
    if (root !== 'files') {
      const owner = ownerOf(root)
      return owner !== undefined && isGone(owner.root, owner.id)
    }
    const sceneId = wanted.records.value('files', id, 'scene')
    return typeof sceneId === 'string' && isGone('scenes', sceneId)
  }
  return isHomeless
}
