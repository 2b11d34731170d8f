import type { EntityId } from '../../../model/ids.ts'
import type { Entity, Project } from '../../../model/project/project.ts'

export interface Place {
  readonly parentId: EntityId | null
  /** The sibling that comes after it; `null` = last. */
  readonly before: EntityId | null
}

/** Where something goes that was dropped before, after or on `aim`. */
export function dropPlace(project: Project, aim: Entity, position: 'before' | 'after' | 'on'): Place {
  if (position === 'on') return { parentId: aim.id, before: null }
  const { parentId } = aim
  if (position === 'before') return { parentId, before: aim.id }
  const siblings = project.children(aim.sceneId, parentId)
  return { parentId, before: siblings[siblings.indexOf(aim.id) + 1] ?? null }
}
