import type { Entity } from '../../../model/project/project.ts'
import { kindOf } from '../left/kind-of.ts'

/** Whether 'all things' means this one too: not surroundings and lights, nor what every scene needs, nor what is locked. */
export const isArrangeable = (entity: Entity): boolean =>
  entity.kind !== 'environment' &&
  entity.kind !== 'light' &&
  !entity.isLocked &&
  kindOf(entity)?.isProtected !== true
