import type { Records, StoredRecord } from '../document/records.ts'
import { compareText } from '../document/stamp.ts'
import { FileId, SceneId } from '../ids.ts'
import type { CodeFile } from './project.ts'

const start = 'index-'

/** The id of the empty tab that a scene shows when it has none that can be read; the same on every replica. */
const standInTabId = (sceneId: SceneId): FileId => FileId.parse(`${start}${sceneId}`.slice(0, 64))

/** That tab. It is stored with the first edit that it has a part in. */
export const standInTab = (sceneId: SceneId): CodeFile =>
  Object.freeze({ id: standInTabId(sceneId), sceneId, name: 'index', kind: 'blocks' })

/** The record of a tab that a stored scene shows without it; `undefined` for one that is stored, and for any other id. */
export function missingTab(records: Records, id: string): StoredRecord | undefined {
  if (!id.startsWith(start) || records.has('files', id)) return undefined
  const scenes = records.ids('scenes').filter((stored) => {
    const scene = SceneId.safeParse(stored)
    return scene.success && standInTabId(scene.data) === id
  })
  // Of long ids that begin alike the first: the order in which they came is none.
  const [scene] = scenes.sort(compareText)
  if (scene === undefined) return undefined
  const { name, kind } = standInTab(SceneId.parse(scene))
  return { scene, name, kind, order: '' }
}
