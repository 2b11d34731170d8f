import { type KeyboardEvent, type MouseEvent, type RefObject, useId } from 'react'
import type { EntityId } from '../../../model/ids.ts'
import { isDraggable } from '../../../model/kinds/is-holder.ts'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { useRowWindow } from '../../ui/use-row-window.ts'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import type { Place } from './drop-place.ts'
import styles from './Hierarchy.module.css'
import { HierarchyLine } from './HierarchyLine.tsx'
import type { HierarchyRow } from './hierarchy-rows.ts'
import { placeByKey } from './rearrange.ts'
import { rowAction } from './row-keys.ts'
import { useRowDrag } from './use-row-drag.ts'
import { useRowHeight } from './use-row-height.ts'
import { useTreeSelection } from './use-tree-selection.ts'

interface HierarchyTreeProps {
  readonly rows: readonly HierarchyRow[]
  /** What scrolls them. */
  readonly scroller: RefObject<HTMLElement | null>
  readonly onToggle: (id: EntityId) => void
  readonly onMove: (ids: ReadonlySet<EntityId>, place: Place) => void
}

/**
 * The rows as ARIA's tree with columns: arrows walk, Shift and Ctrl choose several, Enter, F2 and a double click rename, dragging or Alt
 * and an arrow put things elsewhere. However many there are, only the rows that are seen are drawn.
 */
export function HierarchyTree({ rows, scroller, onToggle, onMove }: HierarchyTreeProps) {
  const t = useT()
  const { bus, access } = useSession()
  const { state } = useWorkspace()
  const edits = useSceneEdits()
  const renaming = useCell(state.renaming)
  const mayEdit = access !== 'viewer'
  const rowHeight = useRowHeight()
  const treeId = useId()
  const { from, to } = useRowWindow(scroller, rows.length, rowHeight)
  const drawn = rows.slice(from, to)
  const tree = useTreeSelection(rows)

  const entityAt = (target: EventTarget): Entity | undefined => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null
    const found = drawn.find((one) => !one.heading && one.entity.id === row?.dataset.id)
    return found && !found.heading ? found.entity : undefined
  }
  const drag = useRowDrag({
    scroller,
    rows,
    rowHeight,
    rowAt: entityAt,
    project: () => bus.project,
    moversOf(entity) {
      const chosen = tree.selected.has(entity.id) ? [...tree.selected] : [entity.id]
      const movers = chosen.flatMap((id) => bus.project.entity(id) ?? [])
      const isFixed = !mayEdit || movers.some(({ kind, isLocked }) => isLocked || !isDraggable(kind))
      return new Set(isFixed ? [] : movers.map(({ id }) => id))
    },
    onDrop: onMove,
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1)
    const action = rowAction(rows, tree.active, event, page)
    if (!action) return
    event.preventDefault()
    if (action.kind === 'go') tree.go(action.to, action.selects)
    else if (action.kind === 'toggle') onToggle(action.id)
    else if (action.kind === 'select') tree.toggle(action.id)
    else if (mayEdit && action.kind === 'rename') state.renaming.set(action.id)
    else if (mayEdit && action.kind === 'rearrange') {
      const entity = bus.project.entity(action.id)
      const place = entity && isDraggable(entity.kind) && placeByKey(bus.project, entity, action.way)
      if (place) onMove(new Set([action.id]), place)
    }
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const entity = entityAt(event.target)
    if (!entity || !(event.target instanceof Element)) return
    const { id, isHidden, isLocked } = entity
    const act = event.target.closest<HTMLElement>('[data-act]')?.dataset.act
    if (act === 'toggle') onToggle(id)
    else if (act === 'hide') edits.setHidden([id], !isHidden)
    else if (act === 'lock') edits.setLocked([id], !isLocked)
    else if (!event.target.closest('input')) {
      event.currentTarget.focus({ preventScroll: true })
      if (event.ctrlKey || event.metaKey || state.isChoosingSeveral.get()) tree.toggle(id)
      else tree.go(id, event.shiftKey ? 'range' : 'one')
    }
  }
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const isOnControl = event.target instanceof Element && event.target.closest('button, input') !== null
    const entity = isOnControl ? undefined : entityAt(event.target)
    if (entity && mayEdit) state.renaming.set(entity.id)
  }
  const isActiveDrawn = drawn.some((row) => !row.heading && row.entity.id === tree.active)

  return (
    <div
      role="treegrid"
      tabIndex={0}
      aria-label={t('design.hierarchy.region')}
      aria-multiselectable="true"
      aria-activedescendant={tree.active && isActiveDrawn ? `${treeId}${tree.active}` : undefined}
      className={styles.tree}
      style={{ height: rows.length * rowHeight }}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      {...drag.handlers}
    >
      {drawn.map((row, index) => {
        const top = (from + index) * rowHeight
        if (row.heading)
          return (
            <div
              key={row.heading}
              aria-hidden="true"
              className={styles.heading}
              style={{ transform: `translateY(${top}px)` }}
            >
              {t(`design.hierarchy.category.${row.heading}`)}
            </div>
          )
        const { id } = row.entity
        return (
          <HierarchyLine
            {...row}
            key={id}
            domId={`${treeId}${id}`}
            top={top}
            isSelected={tree.selected.has(id)}
            isActive={tree.active === id}
            isRenaming={renaming === id}
            isDragged={drag.dragged?.has(id) ?? false}
            dropAim={drag.aim?.entity.id === id ? drag.aim.position : undefined}
            mayEdit={mayEdit}
          />
        )
      })}
    </div>
  )
}
