import { cutText } from '../document/cut-text.ts'
import { isDeleted } from '../document/is-deleted.ts'
import { limits } from '../document/limits.ts'
import type { Records, StoredRecord } from '../document/records.ts'
import { compareClaims, compareText, readStamp, type Stamp } from '../document/stamp.ts'
import { uniqueNames } from '../document/unique-names.ts'
import { FileId, type SceneId } from '../ids.ts'
import type { BrokenItem, CodeFile } from './project.ts'
import { standInTab } from './stand-in-tab.ts'

/** What a project’s records of tabs say. */
export interface ReadFiles {
  readonly byScene: ReadonlyMap<SceneId, readonly CodeFile[]>
  /** Of scenes that have any. */
  readonly broken: ReadonlyMap<SceneId, readonly BrokenItem[]>
}

interface Readable extends Stamp {
  readonly id: FileId
  readonly name: string
  readonly kind: CodeFile['kind']
  readonly order: string
  readonly isDeleted: boolean
}

/**
 * Live files of each of `sceneIds` in tab order, with names unique in their scene. A scene whose files were all deleted
 * keeps the first born; one that never had any shows an empty `index`, which stands in for one (`standInTab`). A tab of a scene
 * that is neither shown nor deleted is broken.
 */
export function readFiles(
  records: Records,
  sceneIds: readonly SceneId[],
  deletedScenes: ReadonlySet<string>,
): ReadFiles {
  const readable = new Map<string, Readable[]>(sceneIds.map((id) => [id, []]))
  const broken = new Map<SceneId, BrokenItem[]>()
  const known = new Map<unknown, SceneId>(sceneIds.map((id) => [id, id]))
  for (const id of [...records.ids('files')].sort(compareText)) {
    const record = records.record('files', id)
    const scene = typeof record?.scene === 'string' ? record.scene : ''
    const files = readable.get(scene)
    const file = readFile(id, record ?? {})
    if (file && (files || file.isDeleted || deletedScenes.has(scene))) {
      files?.push(file)
      continue
    }
    const sceneId = known.get(scene) ?? firstOf(sceneIds)
    const item = Object.freeze({ id, sceneId, reason: file ? 'without a scene' : 'not a tab' })
    const others = broken.get(sceneId)
    if (others) others.push(item)
    else broken.set(sceneId, [item])
  }
  const byScene = new Map(sceneIds.map((id) => [id, liveFiles(id, readable.get(id) ?? [])]))
  return { byScene, broken }
}

function firstOf([first]: readonly SceneId[]): SceneId {
  if (first === undefined) throw new Error('a project always has a scene')
  return first
}

function readFile(id: string, record: StoredRecord): Readable | undefined {
  const fileId = FileId.safeParse(id)
  const { name, kind, order, born } = record
  if (!fileId.success || typeof name !== 'string' || (kind !== 'js' && kind !== 'blocks')) return undefined
  return {
    id: fileId.data,
    name: cutText(name, limits.nameLength),
    kind,
    order: typeof order === 'string' ? order : '',
    isDeleted: isDeleted(record),
    ...readStamp(born),
  }
}

function liveFiles(sceneId: SceneId, readable: Readable[]): readonly CodeFile[] {
  readable.sort(compareClaims)
  const live = readable.filter((file) => !file.isDeleted)
  const shown = live.length > 0 ? live : readable.slice(0, 1)
  if (shown.length === 0) return Object.freeze([standInTab(sceneId)])
  const names = uniqueNames(shown)
  shown.sort((a, b) => compareText(a.order, b.order) || compareText(a.id, b.id))
  return Object.freeze(
    shown.map(({ id, name, kind }) => Object.freeze({ id, sceneId, name: names.get(id) ?? name, kind })),
  )
}
