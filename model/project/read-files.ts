import type { Records } from '../document/records.ts'
import { compareClaims, compareText, readStamp, type Stamp } from '../document/stamp.ts'
import { uniqueNames } from '../document/unique-names.ts'
import { FileId, type SceneId } from '../ids.ts'
import type { BrokenItem, CodeFile } from './project.ts'

export interface ReadFiles {
  readonly byScene: ReadonlyMap<SceneId, readonly CodeFile[]>
  readonly broken: readonly BrokenItem[]
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
 * keeps the first born; one that never had any shows an empty `index` that cannot be edited.
 */
export function readFiles(records: Records, sceneIds: readonly SceneId[]): ReadFiles {
  const readable = new Map<string, Readable[]>(sceneIds.map((id) => [id, []]))
  const broken: BrokenItem[] = []
  for (const id of [...records.ids('files')].sort(compareText)) {
    const record = records.record('files', id)
    const files = readable.get(typeof record?.scene === 'string' ? record.scene : '')
    const file = readFile(id, record ?? {})
    if (file) files?.push(file)
    else broken.push(Object.freeze({ id, sceneId: sceneOf(record?.scene, sceneIds), reason: 'not a tab' }))
  }
  const byScene = new Map(sceneIds.map((id) => [id, liveFiles(id, readable.get(id) ?? [])]))
  return { byScene, broken: Object.freeze(broken) }
}

function sceneOf(value: unknown, sceneIds: readonly SceneId[]): SceneId {
  const [first] = sceneIds
  const known = sceneIds.find((id) => id === value) ?? first
  if (known === undefined) throw new Error('a project always has a scene')
  return known
}

function readFile(id: string, record: Readonly<Record<string, unknown>>): Readable | undefined {
  const fileId = FileId.safeParse(id)
  const { name, kind, order, born, del } = record
  if (!fileId.success || typeof name !== 'string' || (kind !== 'js' && kind !== 'blocks')) return undefined
  return {
    id: fileId.data,
    name,
    kind,
    order: typeof order === 'string' ? order : '',
    isDeleted: del !== undefined,
    ...readStamp(isStampValue(born) ? born : undefined),
  }
}

function isStampValue(value: unknown): value is { readonly t: number; readonly c: string } {
  return typeof value === 'object' && value !== null && 't' in value && 'c' in value
}

function liveFiles(sceneId: SceneId, readable: Readable[]): readonly CodeFile[] {
  readable.sort(compareClaims)
  const live = readable.filter((file) => !file.isDeleted)
  const shown = live.length > 0 ? live : readable.slice(0, 1)
  if (shown.length === 0) return Object.freeze([missingFile(sceneId)])
  const names = uniqueNames(shown)
  shown.sort((a, b) => compareText(a.order, b.order) || compareText(a.id, b.id))
  return Object.freeze(
    shown.map(({ id, name, kind }) => Object.freeze({ id, sceneId, name: names.get(id) ?? name, kind })),
  )
}

function missingFile(sceneId: SceneId): CodeFile {
  const id = FileId.parse(`index-${sceneId}`.slice(0, 64))
  return Object.freeze({ id, sceneId, name: 'index', kind: 'blocks' })
}
