import type { Records, StoredRecord } from '../document/records.ts'
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
  for (const stored of records.ids('scenes')) {
    const scene = SceneId.safeParse(stored)
    if (!scene.success || standInTabId(scene.data) !== id) continue
    const { sceneId, name, kind } = standInTab(scene.data)
    return { scene: sceneId, name, kind, order: '' }
  }
  return undefined
}
