import { changeComponent } from '../../../commands/entity/change-component.ts'
import { cloneEntities } from '../../../commands/entity/clone-entities.ts'
import { deleteEntities } from '../../../commands/entity/delete-entities.ts'
import { groupEntities } from '../../../commands/entity/group-entities.ts'
import { hideEntities } from '../../../commands/entity/hide-entities.ts'
import { lockEntities } from '../../../commands/entity/lock-entities.ts'
import { moveEntities } from '../../../commands/entity/move-entities.ts'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { setProperty } from '../../../commands/entity/set-property.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { ungroupEntity } from '../../../commands/entity/ungroup-entity.ts'
import { EntityId } from '../../../model/ids.ts'
import type { Entity } from '../../../model/project/project.ts'
import type { TransformChange } from '../../../protocol/frame/frame-entity.ts'
import { useT } from '../../i18n/use-t.ts'
import { offsetOfCopies } from '../clipboard/beside.ts'
import { useOfferUndo } from '../history/use-offer-undo.ts'
import type { Place } from '../left/drop-place.ts'
import { freeThingName } from '../left/free-thing-name.ts'
import type { ComponentChange } from '../properties/change-values.ts'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { aptOf, isCommon, isGroupable } from './apt-of.ts'
import { copiesOf } from './copies-of.ts'
import { topmost } from './topmost.ts'
import { useSend } from './use-send.ts'

/** What a person does to the things of a scene: each call is one command, a refused one says why. */
export interface SceneEdits {
  rename(entityId: EntityId, name: string): void
  /** All of them in one step, but for those that every scene needs. */
  setHidden(entityIds: readonly EntityId[], isHidden: boolean): void
  /** All of them in one step. */
  setLocked(entityIds: readonly EntityId[], isLocked: boolean): void
  /**
   * Changes a component of things, each to a value of its own, in one step; those that are locked stay as they are. `property` names the one that
   * was changed, `null` all of them. False when nothing was changed, so that a preview has to be taken back.
   */
  changeComponent(
    entities: readonly Entity[],
    component: string,
    property: string | null,
    change: ComponentChange,
  ): boolean
  /** Into or beside another thing, in this order. */
  /** `false` when it was refused or they lie there already. */
  move(entityIds: readonly EntityId[], place: Place): boolean
  /** False when nothing was changed, so that a preview has to be taken back. */
  transform(changes: readonly TransformChange[]): boolean
  /** Deletes with everything inside, without asking, and offers to undo it. */
  remove(ids: readonly EntityId[]): void
  /** Copies beside the sources, selects the copies and brings them into the picture. */
  duplicate(ids: readonly EntityId[]): void
  /** Puts things into a new group and selects it; what cannot be in one among others stays. */
  group(ids: readonly EntityId[]): void
  /** Dissolves a group and selects what was in it. */
  ungroup(groupId: EntityId): void
}

/** The edits of the scene for panels and keys. */
export function useSceneEdits(): SceneEdits {
  const t = useT()
  const send = useSend()
  const offerUndo = useOfferUndo()
  const { bus, newId } = useSession()
  const { state, frames } = useWorkspace()

  const entitiesOf = (ids: readonly EntityId[]) => ids.flatMap((id) => bus.project.entity(id) ?? [])

  return {
    rename: (entityId, name) => send(renameEntity, { entityId, name }),
    setHidden(entityIds, isHidden) {
      const apt = aptOf(entitiesOf(entityIds), isCommon)
      if (apt.length > 0) send(hideEntities, { entityIds: apt.map(({ id }) => id), isHidden })
    },
    setLocked: (entityIds, isLocked) => send(lockEntities, { entityIds: [...entityIds], isLocked }),
    changeComponent(entities, component, property, change) {
      const changes = entities
        .filter(({ isLocked }) => !isLocked)
        .map((entity) => ({ entityId: entity.id, value: change(entity.components[component] ?? {}, entity) }))
      const [first] = changes
      if (!first) return false
      const value = property === null ? undefined : first.value?.[property]
      const verdict =
        changes.length === 1 && property !== null && value !== undefined
          ? send(setProperty, { entityId: first.entityId, component, property, value })
          : send(changeComponent, { component, property, changes })
      return verdict.ok && verdict.changed
    },
    move(entityIds, { parentId, before }) {
      const verdict = send(moveEntities, { entityIds: [...entityIds], parentId, before })
      return verdict.ok && verdict.changed
    },
    transform(changes) {
      const verdict = send(transformEntities, { changes: [...changes] })
      return verdict.ok && verdict.changed
    },
    remove(ids) {
      const doomed = topmost(bus.project, ids)
      const [first] = doomed
      if (!first) return
      const entityIds = doomed.map(({ id }) => id)
      const verdict = send(deleteEntities, { entityIds })
      if (!verdict.ok || !verdict.changed) return
      state.selection.set([])
      const text =
        doomed.length === 1
          ? t('design.hierarchy.deleted', { name: first.name })
          : t('design.hierarchy.deletedMany', { count: doomed.length })
      offerUndo(text, verdict.commandId, () => {
        if (state.sceneId.get() === first.sceneId) state.selection.set(entityIds)
      })
    },
    duplicate(ids) {
      const { copies, outer } = copiesOf(bus.project, ids, newId)
      const [copied] = copies
      const first = copied && bus.project.entity(copied.sourceId)
      if (!first) return
      const siblings = bus.project.children(first.sceneId, first.parentId)
      const offset = offsetOfCopies(first.position, entitiesOf(siblings))
      if (!send(cloneEntities, { copies, offset }).ok) return
      state.selection.set(outer)
      frames.reveal(outer)
    },
    group(ids) {
      const groupId = EntityId.parse(newId())
      const taken = bus.project.entities(state.sceneId.get()).map(({ name }) => name)
      const name = freeThingName(t('design.kind.group'), taken)
      const entityIds = aptOf(entitiesOf(ids), isGroupable).map(({ id }) => id)
      if (send(groupEntities, { groupId, name, entityIds }).ok) state.selection.set([groupId])
    },
    ungroup(groupId) {
      const members = bus.project.children(state.sceneId.get(), groupId)
      if (send(ungroupEntity, { groupId }).ok) state.selection.set(members)
    },
  }
}
