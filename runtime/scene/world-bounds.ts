import type { Bounds } from '../view/framing.ts'
import { mainBounds } from '../view/main-bounds.ts'
import { boxOf } from './box-of.ts'
import type { SceneEntities } from './scene-entities.ts'

/** What does not say how large a world is: what surrounds it, what lights it, and helpers. */
export const surroundingKinds: ReadonlySet<string> = new Set(['environment', 'light', 'camera', 'cursor'])

/** The box round the main part of what stands in the scene; `null` when nothing does. */
export function worldBounds(entities: SceneEntities): Bounds | null {
  const boxes = [...entities.ids].flatMap((id) => {
    const record = entities.record(id)
    const object = entities.object(id)
    if (
      !record ||
      !object ||
      record.parentId !== null ||
      record.isHidden ||
      surroundingKinds.has(record.kind)
    )
      return []
    return boxOf(object) ?? []
  })
  return mainBounds(boxes)
}
