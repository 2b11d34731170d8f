import { subtree } from '../../../commands/entity/subtree.ts'
import { isProtectedKind } from '../../../model/project/entity-record.ts'
import type { Entity, Project } from '../../../model/project/project.ts'

/** What a copy of `sources` is made of: all that is in them, but not a player, camera or cursor that lies inside, nor what that holds. */
export function copyable(project: Project, sources: readonly Entity[]): readonly Entity[] {
  const chosen = new Set(sources)
  const left = new Set<string>()
  return subtree(project, sources).filter((entity) => {
    const { id, kind, parentId } = entity
    const stays = !chosen.has(entity) && (isProtectedKind(kind) || (parentId !== null && left.has(parentId)))
    if (stays) left.add(id)
    return !stays
  })
}
