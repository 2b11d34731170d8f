import type { EntityId } from '../ids.ts'
import type { Project } from './project.ts'

/** An entity and all that it lies in, upwards; nothing of `null`, the scene. */
export function holdersOf(project: Pick<Project, 'entity'>, start: EntityId | null): ReadonlySet<EntityId> {
  const holders = new Set<EntityId>()
  for (let id = start; id !== null; id = project.entity(id)?.parentId ?? null) holders.add(id)
  return holders
}
