import { EntityId } from '../../model/ids.ts'
import type { SceneBlueprint } from './scene-blueprint.ts'

/** The things of a starter scene for a new scene of any project, under ids that `newId` makes (`scene.create`). */
export const sceneBirths = ({ entities }: SceneBlueprint, newId: () => string) =>
  entities.map(
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
