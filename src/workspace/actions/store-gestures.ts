import type { CommandBus, Verdict } from '../../../commands/core/command-bus.ts'
import { cloneEntities } from '../../../commands/entity/clone-entities.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import type { Vec3 } from '../../../model/project/project.ts'
import type { FrameEntity, TransformChange } from '../../../protocol/frame/frame-entity.ts'
import { frameEntityOf } from '../frame/frame-entity-of.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'
import { copiesOf } from './copies-of.ts'

/** Stores what hands did in the scene: each gesture is one command and one step of undo, or nothing. */
export interface StoredGestures {
  /**
   * The changes of one gesture; what was refused or changed nothing is shown as it is stored. `isRepeat`: they belong to the step of the gesture
   * before, whose key is still held.
   */
  transform(changes: readonly TransformChange[], isRepeat?: boolean): void
  /** Copies of the selection were pulled away so far (metres); they are selected then. */
  copy(offset: Vec3): void
}

interface Parts {
  readonly bus: CommandBus
  readonly state: WorkspaceState
  readonly newId: () => string
  /** Shows things without storing anything. */
  readonly preview: (entities: readonly FrameEntity[]) => void
  readonly onRefused: (verdict: Extract<Verdict, { ok: false }>, command: string) => void
}

export function storeGestures({ bus, state, newId, preview, onRefused }: Parts): StoredGestures {
  const showAsStored = (changes: readonly TransformChange[], { project }: Pick<CommandBus, 'project'>) =>
    preview(changes.flatMap(({ entityId }) => project.entity(entityId) ?? []).map(frameEntityOf))
  const done = ({ type }: { readonly type: string }) => state.lastDone.set({ kind: 'step', command: type })
  return {
    transform(changes, isRepeat = false) {
      const past = state.past.get()
      // It was let go while the moment was being opened.
      if (past) return showAsStored(changes, past.session.bus)
      if (isRepeat) bus.holdMerge()
      else bus.endMerge()
      const verdict = bus.execute(transformEntities, { changes: [...changes] })
      if (verdict.ok && verdict.changed) return done(transformEntities)
      if (!verdict.ok) onRefused(verdict, transformEntities.type)
      showAsStored(changes, bus)
    },
    copy(offset) {
      if (state.past.get()) return
      const { copies, outer } = copiesOf(bus.project, state.selection.get(), newId)
      if (copies.length === 0) return
      const verdict = bus.execute(cloneEntities, { copies, offset })
      if (verdict.ok) {
        state.selection.set(outer)
        done(cloneEntities)
      } else onRefused(verdict, cloneEntities.type)
    },
  }
}
