import { type Dispatch, type RefObject, type SetStateAction, useEffect, useEffectEvent } from 'react'
import type { EntityId } from '../../../model/ids.ts'
import { holdersOf } from '../../../model/project/holders-of.ts'
import { useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import type { HierarchyRow } from './hierarchy-rows.ts'
import { useRowHeight } from './use-row-height.ts'

interface ScrollToRow {
  readonly scroller: RefObject<HTMLElement | null>
  readonly rows: readonly HierarchyRow[]
  readonly setClosed: Dispatch<SetStateAction<ReadonlySet<EntityId>>>
}

/** Brings the row of what was chosen last, or is being renamed, into view, and opens what it lies in. */
export function useScrollToRow({ scroller, rows, setClosed }: ScrollToRow): void {
  const rowHeight = useRowHeight()
  const { bus } = useSession()
  const { state } = useWorkspace()
  const selection = useCell(state.selection)
  const renaming = useCell(state.renaming)
  const wanted = renaming ?? selection.at(-1)

  const open = useEffectEvent((id: EntityId) => {
    const above = holdersOf(bus.project, bus.project.entity(id)?.parentId ?? null)
    setClosed((closed) => {
      const next = new Set(closed)
      for (const one of above) next.delete(one)
      return next.size === closed.size ? closed : next
    })
  })
  useEffect(() => {
    if (wanted !== undefined) open(wanted)
  }, [wanted])

  const index = rows.findIndex((row) => row.heading === undefined && row.entity.id === wanted)
  const show = useEffectEvent(() => {
    const element = scroller.current
    if (!element || index < 0) return
    const top = index * rowHeight
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = top + rowHeight - element.clientHeight
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that moved by itself must not pull the list along
  useEffect(() => show(), [wanted, index >= 0])
}
