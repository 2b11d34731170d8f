import type { Entity } from '../../../model/project/project.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'

/** The entity as the scene frame draws it. The result shares nothing that anybody could change. */
export function frameEntityOf(entity: Entity): FrameEntity {
  return {
    id: entity.id,
    parentId: entity.parentId,
    kind: entity.kind,
    name: entity.name,
    position: entity.position,
    rotation: entity.rotation,
    scale: entity.scale,
    components: entity.components,
    isHidden: entity.isHidden,
    isLocked: entity.isLocked,
  }
}
