import type { EntityId } from '../../model/ids.ts'
import type { Entity, Project } from '../../model/project/project.ts'
import { type Refusal, reject } from '../core/define-command.ts'

/** The entity, or why it may not be changed: it is gone or locked. */
export function changeableEntity(project: Project, id: EntityId): Entity | Refusal {
  const entity = project.entity(id)
  if (!entity) return reject('entity.missing')
  return entity.isLocked ? reject('entity.locked', { name: entity.name }) : entity
}

/** Tells a refusal from an entity. */
export const isRefused = (found: Entity | Refusal): found is Refusal => 'code' in found
