import type { EntityId } from '../../../model/ids.ts'
import type { Entity, Project } from '../../../model/project/project.ts'

/** The live ones of `ids` that do not lie inside another of them. */
export function topmost(project: Project, ids: readonly EntityId[]): readonly Entity[] {
  const chosen = new Set(ids)
  const isInsideChosen = (entity: Entity): boolean => {
    const parent = entity.parentId === null ? undefined : project.entity(entity.parentId)
    return parent !== undefined && (chosen.has(parent.id) || isInsideChosen(parent))
  }
  return ids.flatMap((id) => project.entity(id) ?? []).filter((entity) => !isInsideChosen(entity))
}
