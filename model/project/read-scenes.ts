import { limits } from '../document/limits.ts'
import type { Records } from '../document/records.ts'
import { compareClaims, compareText, readStamp } from '../document/stamp.ts'
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

/**
 * Live scenes in their order, with unique names and exactly one default. When all were deleted, the first born counts as
 * alive.
 */
export function readScenes(records: Records): readonly Scene[] {
  const readable = records.ids('scenes').flatMap((id) => {
    const sceneId = SceneId.safeParse(id)
    const record = records.record('scenes', id)
    if (!sceneId.success || !record || typeof record.name !== 'string') return []
    return [
      { id: sceneId.data, name: record.name.slice(0, limits.nameLength), record, ...readStamp(record.born) },
    ]
  })
  readable.sort(compareClaims)
  const live = readable.filter(({ record }) => record.del === undefined)
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
