import { sameInOrder } from '../document/same-in-order.ts'
import { sameJson } from '../document/same-json.ts'
import type { Entity } from './project.ts'

/** Whether two readings of an entity show the same, so that the older object can stay. */
export function sameEntity(a: Entity, b: Entity): boolean {
  return (
    a.name === b.name &&
    a.parentId === b.parentId &&
    a.kind === b.kind &&
    a.isHidden === b.isHidden &&
    a.isLocked === b.isLocked &&
    sameJson(a.position, b.position) &&
    sameJson(a.rotation, b.rotation) &&
    sameJson(a.scale, b.scale) &&
    sameInOrder(a.components, b.components)
  )
}
