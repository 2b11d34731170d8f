import type { EntityId } from '../../model/ids.ts'
import type { Entity, Project } from '../../model/project/project.ts'
import { type Affine, affineOf, compose } from '../../model/space/affine.ts'

/** Where an entity lies as its ancestor `ancestorId` sees it (`null`: in the scene). */
export function frameWithin(project: Project, entity: Entity, ancestorId: EntityId | null): Affine {
  let frame = affineOf(entity.position, entity.rotation, entity.scale)
  for (let id = entity.parentId; id !== null && id !== ancestorId; ) {
    const parent = project.entity(id)
    if (!parent) break
    frame = compose(affineOf(parent.position, parent.rotation, parent.scale), frame)
    id = parent.parentId
  }
  return frame
}
