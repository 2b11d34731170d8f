import { orderKeys } from '../../model/document/order-keys.ts'
import type { Records } from '../../model/document/records.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import type { Stamp } from '../../model/document/stamp.ts'
import { EntityId, type SceneId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'
import { standInRecord } from '../../model/project/stand-in.ts'
import type { Write } from '../core/write.ts'
import { liveValues } from './live-values.ts'

/** The copies of a scene's things, and which thing each is a copy of. */
export interface EntityCopies {
  readonly writes: readonly Write[]
  /** From the source's id to the copy's. */
  readonly ids: ReadonlyMap<string, EntityId>
}

/** What writes all live things of a scene into the new scene `sceneId`, in the tree as it is shown. */
export function entityCopies(
  project: Project,
  records: Records,
  sourceId: SceneId,
  sceneId: SceneId,
  stamp: Stamp,
): EntityCopies {
  const sources = project.entities(sourceId)
  const ids = new Map(sources.map(({ id }, index) => [id, EntityId.parse(`${sceneId}-${index + 1}`)]))
  const orders = new Map<string, string>()
  for (const parentId of [null, ...sources.map(({ id }) => id)]) {
    const children = project.children(sourceId, parentId)
    const keys = orderKeys(children.length)
    for (const [index, id] of children.entries()) orders.set(id, keys[index] ?? '')
  }
  const writes = sources.map(({ id, kind, parentId }): Write => {
    const parent = parentId === null ? '' : (ids.get(parentId) ?? '')
    const stored = records.record(entitiesRoot(sourceId), id) ?? standInRecord(kind)
    const values = { ...liveValues(stored), kind }
    const place = { p: parent, o: orders.get(id) ?? '', ...stamp, prev: '' }
    return { op: 'create', root: entitiesRoot(sceneId), id: ids.get(id) ?? id, values: { ...values, place } }
  })
  return { writes, ids }
}
