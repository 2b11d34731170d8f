import { entitiesRoot, type RootName } from '../../model/document/root-name.ts'
import type { EntityId, FileId } from '../../model/ids.ts'
import { subtree } from '../entity/subtree.ts'
import type { ProjectRestoration, RestoredAbout } from '../project/restore-project.ts'
import { isRestorableRoot, type RestoredText } from '../project/restored-record.ts'
import type { Moment } from './moment.ts'
import { recordDifference } from './record-difference.ts'
import { showsFile, showsScene } from './shows.ts'
import { textDifference } from './text-difference.ts'

type Place = readonly [root: RootName, id: string | null]

/**
 * What `project.restore` needs to make everything, a thing (with what was inside it) or a tab what it was. Empty lists when
 * nothing differs, and for a thing or tab that was not there then.
 */
export function momentDifference(past: Moment, now: Moment, about: RestoredAbout): ProjectRestoration {
  const places = placesOf(past, now, about)
  const records = places.flatMap(([root, id]) => recordDifference(past, now, root, id) ?? [])
  const texts = places.flatMap(([root, id]) =>
    root === 'files' && id !== null ? textsOf(past, now, id) : [],
  )
  return { about, records, texts }
}

function placesOf(past: Moment, now: Moment, about: RestoredAbout): readonly Place[] {
  if (about.kind === 'entity') return entityPlaces(past, about.id)
  if (about.kind === 'file') return filePlaces(past, now, about.id)
  const roots = [...new Set([...past.roots, ...now.roots])]
  return roots
    .filter((root) => isRestorableRoot(root) && isWorthIt(past, root))
    .flatMap((root) => allOf(past, now, root))
}

function entityPlaces(past: Moment, id: EntityId): readonly Place[] {
  const entity = past.project.entity(id)
  if (!entity) return []
  return subtree(past.project, [entity]).map((one): Place => [entitiesRoot(one.sceneId), one.id])
}

function filePlaces(past: Moment, now: Moment, id: FileId): readonly Place[] {
  if (!past.project.file(id)) return []
  const roots: readonly RootName[] = [`blocks:${id}`, `vars:${id}`, `wcom:${id}`]
  return [['files', id], ...roots.flatMap((root) => allOf(past, now, root))]
}

/** What lies in a scene or tab that was not there then goes with it. */
function isWorthIt({ project }: Moment, root: RootName): boolean {
  const [noun, owner = ''] = root.split(/:(.*)/s)
  if (noun === 'ents') return showsScene(project, owner)
  if (noun !== 'blocks' && noun !== 'vars' && noun !== 'wcom') return true
  return showsFile(project, owner)
}

function allOf(past: Moment, now: Moment, root: RootName): readonly Place[] {
  if (root === 'meta') return [[root, null]]
  const ids = new Set([...past.records.ids(root), ...now.records.ids(root)])
  return [...ids].map((id): Place => [root, id])
}

function textsOf(past: Moment, now: Moment, fileId: string): readonly RestoredText[] {
  const [wanted, found] = [past.records.text(fileId), now.records.text(fileId)]
  if (wanted === undefined || found === undefined) return []
  const edits = [...textDifference(found, wanted)]
  return edits.length > 0 ? [{ fileId, edits }] : []
}
