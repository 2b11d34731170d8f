import type { EntityId } from '../../model/ids.ts'

/** Those of `ids` that lie below none of the others: what a common move has to touch. */
export function topmost(ids: readonly EntityId[], pathTo: (id: EntityId) => readonly EntityId[]): EntityId[] {
  return ids.filter((id) => !pathTo(id).some((above) => above !== id && ids.includes(above)))
}
