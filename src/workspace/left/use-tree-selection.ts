import { useMemo, useState } from 'react'
import type { EntityId } from '../../../model/ids.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import type { HierarchyRow } from './hierarchy-rows.ts'

/** The row that the keyboard is on, and the selection for which that holds. */
interface Spot {
  readonly id: EntityId
  readonly of: readonly EntityId[]
}

/** Which rows are chosen, and on which one the keyboard is. The selection is the workspace's own, which the scene shows too. */
export function useTreeSelection(rows: readonly HierarchyRow[]) {
  const { state } = useWorkspace()
  const selection = useCell(state.selection)
  const selected = useMemo<ReadonlySet<EntityId>>(() => new Set(selection), [selection])
  const [anchor, setAnchor] = useState<EntityId | null>(null)
  const [spot, setSpot] = useState<Spot | null>(null)
  // When something else was chosen in the scene, the keyboard goes on from there.
  const active = spot?.of === selection ? spot.id : (selection.at(-1) ?? spot?.id ?? null)

  const rangeTo = (id: EntityId): readonly EntityId[] => {
    const ids = rows.flatMap((row) => (row.heading === undefined ? [row.entity.id] : []))
    const start = Math.max(0, ids.indexOf(anchor ?? active ?? id))
    const end = ids.indexOf(id)
    const range = ids.slice(Math.min(start, end), Math.max(start, end) + 1)
    return start > end ? range.toReversed() : range
  }
  const choose = (id: EntityId, next: readonly EntityId[]) => {
    setSpot({ id, of: next })
    state.selection.set(next)
  }
  return {
    selected,
    active,
    /** To this row: it alone is chosen, or all up to it, or nothing changes but where the keyboard is. */
    go(id: EntityId, selects: 'one' | 'range' | 'none'): void {
      if (selects === 'none') setSpot({ id, of: selection })
      else {
        setAnchor(selects === 'one' ? id : (anchor ?? active))
        choose(id, selects === 'one' ? [id] : rangeTo(id))
      }
    },
    /** Takes it into what is chosen, or out of it. */
    toggle(id: EntityId): void {
      setAnchor(id)
      choose(id, selected.has(id) ? selection.filter((one) => one !== id) : [...selection, id])
    },
  }
}
