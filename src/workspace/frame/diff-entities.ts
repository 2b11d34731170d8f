import type { EntityId } from '../../../model/ids.ts'
import type { Entity } from '../../../model/project/project.ts'

export interface EntityDifference {
  /** New and changed ones, parents before children. */
  readonly upserts: readonly Entity[]
  readonly removes: readonly EntityId[]
}

/**
 * What turns a picture of `before` into one of `after`. An entity that is the same object is the same (`Project` guarantees it), so
 * the cost is a walk over ids, and only what changed is sent.
 */
export function diffEntities(before: readonly Entity[], after: readonly Entity[]): EntityDifference {
  if (before === after) return { upserts: [], removes: [] }
  const known = new Map(before.map((entity) => [entity.id, entity]))
  const upserts: Entity[] = []
  for (const entity of after) {
    if (known.get(entity.id) !== entity) upserts.push(entity)
    known.delete(entity.id)
  }
  return { upserts, removes: [...known.keys()] }
}
