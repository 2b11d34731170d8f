import { useMemo } from 'react'
import { Collection, Tree, useDragAndDrop } from 'react-aria-components'
import type { EntityId } from '../../../model/ids.ts'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { topmost } from '../actions/topmost.ts'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { useProject, useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { BrokenItems } from './BrokenItems.tsx'
import { dropPlace } from './drop-place.ts'
import styles from './Hierarchy.module.css'
import { HierarchyItem } from './HierarchyItem.tsx'

/** What is in the scene as a tree: arrows walk, Enter and Space select, F2 renames, dragging moves into another thing. */
export function Hierarchy() {
  const t = useT()
  const { bus, access } = useSession()
  const { state } = useWorkspace()
  const edits = useSceneEdits()
  const sceneId = useCell(state.sceneId)
  const selection = useCell(state.selection)
  const renaming = useCell(state.renaming)
  const entities = useProject((project) => project.entities(sceneId))
  const byId = useMemo(
    () => new Map<string, Entity>(entities.map((entity) => [entity.id, entity])),
    [entities],
  )
  const childrenOf = (parentId: EntityId | null): readonly Entity[] =>
    bus.project.children(sceneId, parentId).flatMap((id) => bus.project.entity(id) ?? [])
  const parents = useMemo(
    () => new Set(entities.flatMap(({ parentId }) => (parentId === null ? [] : [parentId]))),
    [entities],
  )

  const { dragAndDropHooks } = useDragAndDrop<Entity>({
    isDisabled: access === 'viewer',
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': byId.get(String(key))?.name ?? '' })),
    onMove({ keys, target }) {
      const aim = byId.get(String(target.key))
      if (!aim) return
      const place = dropPlace(bus.project, aim, target.dropPosition)
      const movers = topmost(
        bus.project,
        [...byId.values()].flatMap(({ id }) => (keys.has(id) ? id : [])),
      )
      edits.move(
        movers.map(({ id }) => id),
        place,
      )
    },
  })

  const renderItem = (entity: Entity) => (
    <HierarchyItem key={entity.id} entity={entity} isRenaming={renaming === entity.id}>
      {parents.has(entity.id) ? (
        <Collection items={childrenOf(entity.id)} dependencies={[entities, renaming]}>
          {renderItem}
        </Collection>
      ) : null}
    </HierarchyItem>
  )

  return (
    <section className={styles.hierarchy} aria-label={t('design.hierarchy.region')}>
      <Tree
        aria-label={t('design.hierarchy.region')}
        className={styles.tree ?? ''}
        items={childrenOf(null)}
        dependencies={[entities, renaming]}
        selectionMode="multiple"
        selectionBehavior="replace"
        selectedKeys={selection}
        onSelectionChange={(keys) => {
          const ids = keys === 'all' ? entities : entities.filter((entity) => keys.has(entity.id))
          state.selection.set(ids.map((entity) => entity.id))
        }}
        onAction={(key) => {
          const entity = byId.get(String(key))
          if (entity && access !== 'viewer') state.renaming.set(entity.id)
        }}
        defaultExpandedKeys={parents}
        renderEmptyState={() => <p className={styles.empty}>{t('design.hierarchy.empty')}</p>}
        dragAndDropHooks={dragAndDropHooks}
      >
        {renderItem}
      </Tree>
      <BrokenItems sceneId={sceneId} />
    </section>
  )
}
