import { designCategoryOf } from '../../../model/kinds/category-of.ts'
import { isHolder } from '../../../model/kinds/is-holder.ts'
import type { Entity, Project } from '../../../model/project/project.ts'
import type { Place } from './drop-place.ts'

/** Where a thing goes by one step of the keyboard: among its siblings as the tree shows them, into the one above it, or out of what holds it. */
export function placeByKey(
  project: Project,
  entity: Entity,
  way: 'up' | 'down' | 'in' | 'out',
): Place | undefined {
  const { id, sceneId, parentId } = entity
  const siblings = project.children(sceneId, parentId)
  const shown = siblings
    .flatMap((sibling) => project.entity(sibling) ?? [])
    .filter((one) => parentId !== null || designCategoryOf(one) === designCategoryOf(entity))
  const at = shown.findIndex((one) => one.id === id)
  const [above, below] = [shown[at - 1], shown[at + 1]]
  switch (way) {
    case 'up':
      return above && { parentId, before: above.id }
    case 'down':
      return below && { parentId, before: siblings[siblings.indexOf(below.id) + 1] ?? null }
    case 'in':
      return above && isHolder(above.kind) ? { parentId: above.id, before: null } : undefined
    case 'out': {
      const holder = parentId === null ? undefined : project.entity(parentId)
      if (!holder) return undefined
      const around = project.children(sceneId, holder.parentId)
      return { parentId: holder.parentId, before: around[around.indexOf(holder.id) + 1] ?? null }
    }
  }
}
