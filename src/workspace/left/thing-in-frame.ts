import type { EntityId } from '../../../model/ids.ts'
import type { Vec3 } from '../../../model/project/project.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { Thing } from './thing.ts'

/** A thing as the frame draws it before the project has it; its place counts from the spot on the ground where it will stand. */
export const thingInFrame = (thing: Thing, id: EntityId, name: string, rotation: Vec3): FrameEntity => ({
  id,
  parentId: null,
  kind: thing.kind,
  name,
  position: thing.offset,
  rotation,
  scale: thing.scale,
  components: thing.components,
  isHidden: false,
  isLocked: false,
})
