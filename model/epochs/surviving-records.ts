import type * as Y from 'yjs'
import { Map as YMap } from 'yjs'
import { ownerOf } from '../document/owned-roots.ts'
import { type Records, recordsOf, type StoredRecord } from '../document/records.ts'
import { isFlatRoot, isRootName, type RootName } from '../document/root-name.ts'
import { compareText, readStamp } from '../document/stamp.ts'
import { storedLamport } from '../document/stored-lamport.ts'
import { tabsByScene } from '../document/tabs-by-scene.ts'
import { readAtOnce } from '../project/materialise.ts'
import type { Project } from '../project/project.ts'
import { type Gone, rescueNamed } from './rescue-named.ts'

/** A root with what stays of it. */
export interface SurvivingRoot {
  readonly root: RootName
  /** Ids of records, or keys of a flat root, sorted. */
  readonly ids: readonly string[]
}

/**
 * Deletions of the last so many ticks of Lamport time stay: an undo may still want them. It is five times the steps that
 * a surface remembers, because others' edits make the clock tick too.
 */
export const rememberedDeletions = 1_000

/**
 * What a new epoch takes over: everything but records that were deleted long ago, are not shown all the same (the last tab,
 * the player), and are not named by anything that stays. Sorted, so it is the same on every replica.
 */
export function survivingRecords(document: Y.Doc): readonly SurvivingRoot[] {
  const records = recordsOf(document)
  const roots = [...document.share.keys()].filter(isRootName).sort(compareText)
  const gone = forgettable(document, records, roots)
  rescueNamed(records, roots, gone)
  return roots.flatMap((root) => {
    const owner = ownerOf(root)
    if (owner && gone.get(owner.root)?.has(owner.id)) return []
    const own = gone.get(root)
    const ids = keysOf(document, root).filter((id) => !own?.has(id))
    return ids.length > 0 ? [{ root, ids: ids.sort(compareText) }] : []
  })
}

function keysOf(document: Y.Doc, root: RootName): string[] {
  const map = document.share.get(root)
  return map instanceof YMap ? [...map.keys()] : [...document.getMap(root).keys()]
}

function forgettable(document: Y.Doc, records: Records, roots: readonly RootName[]): Gone {
  const shown = readAtOnce(document, shownIds)
  const now = storedLamport(document)
  const isOld = (record: StoredRecord | undefined): boolean => {
    const { t } = readStamp(record?.del)
    return t > 0 && now - t > rememberedDeletions
  }
  const gone: Gone = new Map()
  for (const root of roots) {
    // A removed asset is still found by its id, which any script may name.
    if (isFlatRoot(root) || root === 'assets') continue
    const ids = keysOf(document, root).filter((id) => isOld(records.record(root, id)) && !shown.has(id))
    if (ids.length > 0) gone.set(root, new Set(ids))
  }
  const goneScenes = gone.get('scenes')
  if (!goneScenes) return gone
  const files = gone.get('files') ?? new Set()
  for (const [scene, ids] of tabsByScene(records))
    if (goneScenes.has(scene)) for (const id of ids) if (!shown.has(id)) files.add(id)
  return gone.set('files', files)
}

/** Ids of everything that is shown, also as broken, whatever its record says of a deletion. */
function shownIds(project: Project): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const { id } of project.scenes) {
    ids.add(id)
    for (const item of [...project.files(id), ...project.entities(id), ...project.broken(id)])
      ids.add(item.id)
  }
  return ids
}
