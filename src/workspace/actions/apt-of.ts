import { isProtectedKind } from '../../../model/project/entity-record.ts'
import type { Entity } from '../../../model/project/project.ts'

/** Whether a thing can be hidden and copied: what every scene needs cannot. */
export const isCommon = (entity: Entity): boolean => !isProtectedKind(entity.kind)

/** Whether a thing can be put into a group: what every scene needs cannot, nor what is locked. */
export const isGroupable = (entity: Entity): boolean => isCommon(entity) && !entity.isLocked

/** Those of several things that a step can be done with; all of them when it is none, so that the refusal says why. */
export function aptOf(entities: readonly Entity[], isApt: (entity: Entity) => boolean): readonly Entity[] {
  const apt = entities.filter(isApt)
  return apt.length > 0 ? apt : entities
}
