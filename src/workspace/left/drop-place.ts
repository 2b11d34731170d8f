import type { EntityId } from '../../../model/ids.ts'
import { isHolder } from '../../../model/kinds/is-holder.ts'
import { holdersOf } from '../../../model/project/holders-of.ts'
import type { Entity, Project } from '../../../model/project/project.ts'

export interface Place {
  readonly parentId: EntityId | null
  /** The sibling that comes after it; `null` = last. */
  readonly before: EntityId | null
}

export type DropPosition = 'before' | 'after' | 'on'

/** Where something goes that was dropped before, after or on `aim`. */
export function dropPlace(project: Project, aim: Entity, position: DropPosition): Place {
  if (position === 'on') return { parentId: aim.id, before: null }
  const { parentId } = aim
  if (position === 'before') return { parentId, before: aim.id }
  const siblings = project.children(aim.sceneId, parentId)
  return { parentId, before: siblings[siblings.indexOf(aim.id) + 1] ?? null }
}

/** Whether `movers` may be dropped there: not into themselves, and only into what can hold something. */
export function mayDrop(
  project: Project,
  movers: ReadonlySet<EntityId>,
  aim: Entity,
  position: DropPosition,
): boolean {
  if (position === 'on' && !isHolder(aim.kind)) return false
  const around = holdersOf(project, position === 'on' ? aim.id : aim.parentId)
  return !([...around].some((id) => movers.has(id)) || (movers.size === 1 && movers.has(aim.id)))
}
