import type { Entity } from '../../../model/project/project.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { frameEntityOf } from './frame-entity-of.ts'

/** Shows an entity with some values changed while a gesture goes on; `null` shows it as it is stored. */
export function usePreview(entity: Entity): (change: Partial<FrameEntity> | null) => void {
  const { frames } = useWorkspace()
  return (change) => frames.preview([{ ...frameEntityOf(entity), ...change }])
}
