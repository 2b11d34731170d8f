import type { Entity } from '../../../model/project/project.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { frameEntityOf } from './frame-entity-of.ts'

type Change = (entity: Entity) => Partial<FrameEntity>

/** Shows things with some values changed while a gesture goes on; `null` shows them as they are stored. Locked ones stay as they are. */
export function usePreview(entities: readonly Entity[]): (change: Change | null) => void {
  const { frames } = useWorkspace()
  return (change) =>
    frames.preview(
      entities.map((entity) => ({
        ...frameEntityOf(entity),
        ...(change && !entity.isLocked ? change(entity) : {}),
      })),
    )
}
