import type { EntityId } from '../../../model/ids.ts'
import type { Entity } from '../../../model/project/project.ts'

/** The things of a selection that are painted: locked ones are left out, unless all are, so that the refusal says why. */
export function paintableIds(entities: readonly Entity[]): EntityId[] {
  const free = entities.filter(({ isLocked }) => !isLocked)
  return (free.length > 0 ? free : entities).map(({ id }) => id)
}
