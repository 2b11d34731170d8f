import { cutText } from '../document/cut-text.ts'
import { isDeleted } from '../document/is-deleted.ts'
import { limits } from '../document/limits.ts'
import type { Records, StoredRecord } from '../document/records.ts'
import { compareClaims, compareText, readStamp, type Stamp } from '../document/stamp.ts'
import { uniqueNames } from '../document/unique-names.ts'
import { SceneId } from '../ids.ts'
import type { Scene } from './project.ts'

/** What a document shows that has no scene (not yet loaded, or damaged): a project always has one. */
export const placeholderScene: Scene = Object.freeze({
  id: SceneId.parse('scene'),
  name: 'scene1',
  template: '',
  isDefault: true,
})

/** What a project’s records of scenes say. */
export interface ReadScenes {
  readonly shown: readonly Scene[]
  /** Ids of records that are no scenes, sorted. */
  readonly broken: readonly string[]
  /** Ids of scenes that are not shown because they were deleted. */
  readonly deleted: ReadonlySet<string>
}

interface Readable extends Stamp {
  readonly id: SceneId
  readonly name: string
  readonly record: StoredRecord
}

/**
 * Live scenes in their order, with unique names and exactly one default. When all were deleted, the first born counts as
 * alive.
 */
export function readScenes(records: Records): ReadScenes {
  const readable: Readable[] = []
  const broken: string[] = []
  for (const id of records.ids('scenes')) {
    const scene = readScene(id, records.record('scenes', id))
    if (scene) readable.push(scene)
    else broken.push(id)
  }
  const shown = shownScenes(readable)
  const deleted = new Set<string>(readable.map(({ id }) => id))
  for (const { id } of shown) deleted.delete(id)
  return { shown, broken: Object.freeze(broken.sort(compareText)), deleted }
}

function readScene(id: string, record: StoredRecord | undefined): Readable | undefined {
  const sceneId = SceneId.safeParse(id)
  if (!sceneId.success || !record || typeof record.name !== 'string') return undefined
  return {
    id: sceneId.data,
    name: cutText(record.name, limits.nameLength),
    record,
    ...readStamp(record.born),
  }
}

function shownScenes(readable: Readable[]): readonly Scene[] {
  readable.sort(compareClaims)
  const live = readable.filter(({ record }) => !isDeleted(record))
  const shown = live.length > 0 ? live : readable.slice(0, 1)
  if (shown.length === 0) return Object.freeze([placeholderScene])
  const names = uniqueNames(shown)
  const byDefault = shown.find(({ record }) => record.default === true)
  const inOrder = [...shown].sort(
    (a, b) => compareText(text(a.record.order), text(b.record.order)) || compareText(a.id, b.id),
  )
  const defaultId = byDefault?.id ?? inOrder[0]?.id
  return Object.freeze(
    inOrder.map(({ id, name, record }) =>
      Object.freeze({
        id,
        name: names.get(id) ?? name,
        template: text(record.template),
        isDefault: id === defaultId,
      }),
    ),
  )
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
