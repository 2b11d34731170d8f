import type * as Y from 'yjs'
import { type Records, recordsOf, type StoredRecord } from '../../model/document/records.ts'
import { entitiesRoot, type RootName } from '../../model/document/root-name.ts'
import { nameKey } from '../../model/document/unique-names.ts'
import { FileId as AnyFileId, type FileId, SceneId } from '../../model/ids.ts'
import type { JsonValue } from '../../model/json.ts'
import type { ConflictCounts } from './conflict-kinds.ts'

type Stored = readonly (readonly [id: string, record: StoredRecord])[]

/** Counts the conflicts that a document holds: what its records claim and cannot all have. */
export function countStoredConflicts(document: Y.Doc, counts: ConflictCounts): void {
  const records = recordsOf(document)
  const scenes = all(records, 'scenes')
  const files = all(records, 'files')
  if (scenes.every(isDeleted)) counts['last-scene']++
  counts['scene-name'] += doubles(scenes.filter(isLive), ([, { name }]) => name)
  for (const scene of scenes) {
    const inScene = files.filter(([, file]) => file.scene === scene[0])
    if (isLive(scene) && inScene.length > 0 && inScene.every(isDeleted)) counts['last-file']++
    counts['file-name'] += doubles(inScene.filter(isLive), ([, { name }]) => name)
    counts['order-key'] += doubles(inScene.filter(isLive), ([, { order }]) => order)
    countTree(records, SceneId.parse(scene[0]), counts)
  }
  for (const [id, { kind }] of files) if (kind === 'blocks') countBlocks(records, AnyFileId.parse(id), counts)
}

function countTree(records: Records, sceneId: SceneId, counts: ConflictCounts): void {
  const live = all(records, entitiesRoot(sceneId)).filter(isLive)
  const parents = new Map(live.map(([id, { place }]) => [id, part(place, 'p')]))
  counts['tree-cycle'] += cycles(parents)
  counts['order-key'] += doubles(live, ([, { place }]) => `${part(place, 'p')} ${part(place, 'o')}`)
}

function countBlocks(records: Records, fileId: FileId, counts: ConflictCounts): void {
  const live = all(records, `blocks:${fileId}`).filter(isLive)
  const ids = new Set(live.map(([id]) => id))
  const plugged = live.filter(([, { at }]) => ids.has(part(at, 'p')))
  counts['block-slot'] += doubles(plugged, ([, { at }]) => `${part(at, 'p')} ${part(at, 'i')}`)
  counts['block-cycle'] += cycles(new Map(plugged.map(([id, { at }]) => [id, part(at, 'p')])))
  const variables = all(records, `vars:${fileId}`).filter(isLive)
  counts['variable-name'] += doubles(variables, ([, { name, type }]) => `${String(name)} ${String(type)}`)
}

const all = (records: Records, root: RootName): Stored =>
  records.ids(root).flatMap((id) => {
    const record = records.record(root, id)
    return record ? [[id, record] as const] : []
  })

const isDeleted = ([, { del }]: Stored[number]): boolean => del !== undefined
const isLive = (one: Stored[number]): boolean => !isDeleted(one)

const part = (value: JsonValue | undefined, key: 'p' | 'o' | 'i'): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof found === 'string' ? found : ''
}

/** How many of the records stand behind another one with the same key. */
function doubles(stored: Stored, keyOf: (one: Stored[number]) => unknown): number {
  return stored.length - new Set(stored.map((one) => nameKey(String(keyOf(one))))).size
}

/** How many rings there are among parents. */
function cycles(parents: ReadonlyMap<string, string>): number {
  const visitedFrom = new Map<string, string>()
  let count = 0
  for (const start of parents.keys()) {
    let at: string | undefined = start
    while (at !== undefined && !visitedFrom.has(at)) {
      visitedFrom.set(at, start)
      at = parents.get(at)
    }
    if (at !== undefined && visitedFrom.get(at) === start) count++
  }
  return count
}
