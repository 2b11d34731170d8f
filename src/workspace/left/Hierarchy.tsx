import { useMemo, useRef, useState } from 'react'
import type { EntityId } from '../../../model/ids.ts'
import { categoryOf } from '../../../model/kinds/category-of.ts'
import { useT } from '../../i18n/use-t.ts'
import { Announcement } from '../../ui/Announcement.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { topmost } from '../actions/topmost.ts'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { useProject, useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { BrokenItems } from './BrokenItems.tsx'
import type { Place } from './drop-place.ts'
import styles from './Hierarchy.module.css'
import { HierarchyTree } from './HierarchyTree.tsx'
import { hierarchyRows, wantedThings } from './hierarchy-rows.ts'
import { useScrollToRow } from './use-scroll-to-row.ts'

/** What is in the scene: a search over it, and all of it as a tree. */
export function Hierarchy() {
  const t = useT()
  const { bus } = useSession()
  const { state } = useWorkspace()
  const edits = useSceneEdits()
  const sceneId = useCell(state.sceneId)
  const entities = useProject((project) => project.entities(sceneId))
  const [search, setSearch] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<EntityId>>(new Set())
  const [said, setSaid] = useState('')
  const scroller = useRef<HTMLDivElement>(null)

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
  useScrollToRow({ scroller, rows, setClosed })

  const toggle = (id: EntityId) =>
    setClosed((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  /** In the order in which the tree shows them. */
  const move = (ids: ReadonlySet<EntityId>, place: Place) => {
    const shown = rows.flatMap((row) =>
      row.heading === undefined && ids.has(row.entity.id) ? row.entity.id : [],
    )
    const movers = topmost(bus.project, shown)
    const isMoved = edits.move(
      movers.map(({ id }) => id),
      place,
    )
    if (!isMoved) return
    const holder = place.parentId === null ? undefined : bus.project.entity(place.parentId)
    const name = movers[0]?.name ?? ''
    setSaid(
      holder
        ? t('design.hierarchy.movedInto', { name, holder: holder.name })
        : t('design.hierarchy.moved', { name }),
    )
  }

  return (
    <section className={styles.hierarchy} aria-label={t('design.hierarchy.region')}>
      <SearchField
        label={t('design.hierarchy.search')}
        value={search}
        className={styles.search}
        onChange={setSearch}
      />
      <div ref={scroller} className={styles.scroller}>
        <HierarchyTree rows={rows} scroller={scroller} onToggle={toggle} onMove={move} />
        {rows.length === 0 ? (
          <p className={styles.empty}>
            {search.trim() === ''
              ? t('design.hierarchy.empty')
              : t('design.picker.noHits', { text: search.trim() })}
          </p>
        ) : null}
        <BrokenItems sceneId={sceneId} />
      </div>
      <Announcement>{said}</Announcement>
    </section>
  )
}
