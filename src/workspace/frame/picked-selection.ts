import type { EntityId } from '../../../model/ids.ts'

/** The selection after a click on `id`, or on nothing; an additive click (Shift, Ctrl) adds or takes away. */
export function pickedSelection(
  selection: readonly EntityId[],
  id: EntityId | null,
  additive: boolean,
): readonly EntityId[] {
  if (id === null) return additive ? selection : []
  if (!additive) return [id]
  return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id]
}
