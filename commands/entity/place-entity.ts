import { isJsonObject } from '../../model/document/is-json-object.ts'
import { keysForInsert } from '../../model/document/order-keys.ts'
import type { Records } from '../../model/document/records.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import type { EntityId, SceneId } from '../../model/ids.ts'
import type { JsonObject } from '../../model/json.ts'
import type { Project } from '../../model/project/project.ts'
import type { PlanContext } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'

/** A spot among the children of a parent: in front of `before`, or at the end. */
export interface Spot {
  readonly sceneId: SceneId
  readonly parentId: EntityId | null
  readonly before: EntityId | null
}

export interface Placement {
  /** The register `place` of the newcomer. */
  readonly place: JsonObject
  /** New order keys of siblings that had to make room. */
  readonly rekeys: readonly Write[]
}

/** Where an entity comes to lie. `mover` is the entity itself when it is in the scene already. */
export function placeEntity(
  project: Project,
  { sceneId, parentId, before }: Spot,
  { records, lamport, actor }: PlanContext,
  mover?: { readonly id: EntityId; readonly parentId: EntityId | null },
): Placement {
  const children = project.children(sceneId, parentId)
  const siblings = mover?.parentId === parentId ? children.filter((id) => id !== mover.id) : children
  const found = before === null ? -1 : siblings.indexOf(before)
  const index = found < 0 ? siblings.length : found
  const { key, rekeyed } = keysForInsert(
    siblings.length,
    (at) => orderOf(records, sceneId, siblings[at]),
    index,
  )
  const place = { p: parentId ?? '', o: key, t: lamport, c: actor, prev: mover?.parentId ?? '' }
  const rekeys = [...rekeyed].flatMap(([at, order]) => rekey(records, sceneId, siblings[at], order))
  return { place, rekeys }
}

function orderOf(records: Records, sceneId: SceneId, id: EntityId | undefined): string {
  const order = id && readPlace(records, sceneId, id).o
  return typeof order === 'string' ? order : ''
}

function rekey(
  records: Records,
  sceneId: SceneId,
  id: EntityId | undefined,
  order: string,
): readonly Write[] {
  if (id === undefined) return []
  const value = { ...readPlace(records, sceneId, id), o: order }
  return [{ op: 'set', root: entitiesRoot(sceneId), id, key: 'place', value }]
}

function readPlace(records: Records, sceneId: SceneId, id: EntityId): JsonObject {
  const place = records.value(entitiesRoot(sceneId), id, 'place')
  return isJsonObject(place) ? place : { p: '', o: '', t: 0, c: '' }
}
