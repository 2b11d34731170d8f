import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef, useState } from 'react'
import type { EntityId } from '../../../model/ids.ts'
import { categoryOf } from '../../../model/kinds/category-of.ts'
import { isDraggable } from '../../../model/kinds/is-holder.ts'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { topmost } from '../actions/topmost.ts'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { useProject, useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { BrokenItems } from './BrokenItems.tsx'
import type { Place } from './drop-place.ts'
import styles from './Hierarchy.module.css'
import { HierarchyLine } from './HierarchyLine.tsx'
import { hierarchyRows, wantedThings } from './hierarchy-rows.ts'
import { placeByKey } from './rearrange.ts'
import { rowAction } from './row-keys.ts'
import { useRowDrag } from './use-row-drag.ts'
import { useRowHeight } from './use-row-height.ts'
import { useRowWindow } from './use-row-window.ts'
import { useScrollToRow } from './use-scroll-to-row.ts'
import { useTreeSelection } from './use-tree-selection.ts'

/**
 * What is in the scene as a tree: arrows walk, Shift and Ctrl choose several, Enter, F2 and a double click rename, dragging or Alt and an arrow put
 * things elsewhere. However many there are, only the rows that are seen are drawn.
 */
export function Hierarchy() {
  const t = useT()
  const { bus, access } = useSession()
  const { state } = useWorkspace()
  const edits = useSceneEdits()
  const sceneId = useCell(state.sceneId)
  const renaming = useCell(state.renaming)
  const entities = useProject((project) => project.entities(sceneId))
  const mayEdit = access !== 'viewer'
  const [search, setSearch] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<EntityId>>(new Set())
  const [said, setSaid] = useState('')
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight()
  const treeId = useId()

  const rows = useMemo(
    () =>
      hierarchyRows({
        childrenOf: (parentId) =>
          bus.project.children(sceneId, parentId).flatMap((id) => bus.project.entity(id) ?? []),
        closed,
        wanted: wantedThings(
          entities,
          search,
          (entity) => `${entity.name} ${t(`design.picker.category.${categoryOf(entity)}`)}`,
        ),
      }),
    [bus, sceneId, entities, closed, search, t],
  )
  const { from, to } = useRowWindow(scroller, rows.length, rowHeight)
  const tree = useTreeSelection(rows)
  useScrollToRow({ scroller, rows, rowHeight, setClosed })

  const toggle = (id: EntityId) =>
    setClosed((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const move = (ids: ReadonlySet<EntityId>, place: Place) => {
    const movers = topmost(
      bus.project,
      rows.flatMap((row) => (row.heading === undefined && ids.has(row.entity.id) ? row.entity.id : [])),
    )
    edits.move(
      movers.map(({ id }) => id),
      place,
    )
    const holder = place.parentId === null ? undefined : bus.project.entity(place.parentId)
    const name = movers[0]?.name ?? ''
    setSaid(
      holder
        ? t('design.hierarchy.movedInto', { name, holder: holder.name })
        : t('design.hierarchy.moved', { name }),
    )
  }
  const entityAt = (target: EventTarget): Entity | undefined => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null
    return row ? entities.find(({ id }) => id === row.dataset.id) : undefined
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
    onDrop: move,
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1)
    const action = rowAction(rows, tree.active, event, page)
    if (!action) return
    event.preventDefault()
    if (action.kind === 'go') tree.go(action.to, action.selects)
    else if (action.kind === 'toggle') toggle(action.id)
    else if (action.kind === 'select') tree.toggle(action.id)
    else if (mayEdit && action.kind === 'rename') state.renaming.set(action.id)
    else if (mayEdit && action.kind === 'rearrange') {
      const entity = bus.project.entity(action.id)
      const place = entity && isDraggable(entity.kind) && placeByKey(bus.project, entity, action.way)
      if (place) move(new Set([action.id]), place)
    }
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button, input') !== null
    const entity = isOnButton ? undefined : entityAt(event.target)
    if (!entity) return
    event.currentTarget.focus()
    if (event.ctrlKey || event.metaKey) tree.toggle(entity.id)
    else tree.go(entity.id, event.shiftKey ? 'range' : 'one')
  }
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button, input') !== null
    const entity = isOnButton ? undefined : entityAt(event.target)
    if (entity && mayEdit) state.renaming.set(entity.id)
  }
  const domId = (id: EntityId) => `${treeId}${id}`
  const isActiveDrawn = rows.slice(from, to).some((row) => !row.heading && row.entity.id === tree.active)

  return (
    <section className={styles.hierarchy} aria-label={t('design.hierarchy.region')}>
      <label className={styles.search}>
        <MagnifyingGlassIcon weight="bold" />
        <input
          type="search"
          aria-label={t('design.hierarchy.search')}
          placeholder={t('design.hierarchy.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <div ref={scroller} className={styles.scroller}>
        <div
          role="treegrid"
          tabIndex={0}
          aria-label={t('design.hierarchy.region')}
          aria-multiselectable="true"
          aria-activedescendant={tree.active && isActiveDrawn ? domId(tree.active) : undefined}
          className={styles.tree}
          style={{ height: rows.length * rowHeight }}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onDoubleClick={onDoubleClick}
          {...drag.handlers}
        >
          {rows.slice(from, to).map((row, index) => {
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
                domId={domId(id)}
                top={top}
                isSelected={tree.selected.has(id)}
                isActive={tree.active === id}
                isRenaming={renaming === id}
                isDragged={drag.dragged?.has(id) ?? false}
                dropAim={drag.aim?.entity.id === id ? drag.aim.position : undefined}
                mayEdit={mayEdit}
                onToggle={(entity) => toggle(entity.id)}
                onHide={({ isHidden }) => edits.setHidden([id], !isHidden)}
                onLock={({ isLocked }) => edits.setLocked([id], !isLocked)}
              />
            )
          })}
        </div>
        {rows.length === 0 ? (
          <p className={styles.empty}>
            {search.trim() === ''
              ? t('design.hierarchy.empty')
              : t('design.picker.noHits', { text: search.trim() })}
          </p>
        ) : null}
        <BrokenItems sceneId={sceneId} />
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </section>
  )
}
