import { blank } from '../../../content/templates/worlds/blank.ts'
import { EntityId } from '../../../model/ids.ts'

/** What a new scene begins with: the empty starter scene, under ids that `newId` makes. */
export function sceneStart(newId: () => string) {
  const entities = blank.entities.map(
    ({ kind, name, position, rotation = [0, 0, 0] as const, scale = [1, 1, 1] as const, components }) => ({
      entityId: EntityId.parse(newId()),
      kind,
      name,
      position,
      rotation,
      scale,
      components: { ...components },
    }),
  )
  return { template: blank.slug, entities }
}
