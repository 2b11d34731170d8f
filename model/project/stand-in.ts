import { usualPlayer } from '../components/usual-player.ts'
import type { StoredRecord } from '../document/records.ts'
import type { RootName } from '../document/root-name.ts'
import { type EntityId, isEntityId, SceneId } from '../ids.ts'
import { protectedKinds } from '../kinds/entity-kinds.ts'

/** What a stand-in shows until somebody changes it. */
const usual: Readonly<Record<string, StoredRecord>> = {
  player: { name: 'Player', player: usualPlayer },
  camera: { name: 'Camera', position: [0, 3, 6], camera: { view: 'behind', fov: 60 } },
  cursor: { name: 'Cursor', cursor: {} },
}

const mark = '-of-'

/** False for nearly every id, at no cost: it cannot stand in for anything. */
const mayStandIn = (id: string): boolean => id.includes(mark)

/** The id of the player, camera or cursor that a scene shows when it has no readable one; the same on every replica. */
export function standInId(sceneId: SceneId, kind: string): EntityId {
  const id = `${kind}${mark}${sceneId.slice(-50)}`
  if (!isEntityId(id)) throw new Error(`${id} is not an id`)
  return id
}

/** The kind that an id stands in for in its scene, whatever is stored under it; `undefined` for every other id. */
export function standInKind(id: string, sceneId: SceneId): string | undefined {
  const at = id.indexOf(mark)
  const kind = at < 0 ? '' : id.slice(0, at)
  return protectedKinds.includes(kind) && id === standInId(sceneId, kind) ? kind : undefined
}

/** The same for an id under any root; `undefined` under one that is no scene's. */
export function standInKindUnder(root: RootName, id: string): string | undefined {
  if (!mayStandIn(id) || !root.startsWith('ents:')) return undefined
  const scene = SceneId.safeParse(root.slice('ents:'.length))
  return scene.success ? standInKind(id, scene.data) : undefined
}

/** The record of a stand-in that nobody has changed. */
export const standInRecord = (kind: string): StoredRecord => ({
  kind,
  place: { p: '', o: '', t: 0, c: '', prev: '' },
  position: [0, 0, 0],
  rotation: [0, 0, 0],
  scale: [1, 1, 1],
  ...usual[kind],
})
