import type { EntityId } from '../../model/ids.ts'
import type { Siblings } from '../../model/project/project.ts'

/** The same siblings without some of them, who may be thousands. */
export function siblingsWithout(siblings: Siblings, leaving: readonly EntityId[]): Siblings {
  if (leaving.length === 0) return siblings
  const gone = new Set(leaving)
  return Array.from({ length: siblings.length }, (_, index) => siblings.at(index)).flatMap((id) =>
    id === undefined || gone.has(id) ? [] : [id],
  )
}
