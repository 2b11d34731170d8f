import { sceneBirths } from '../../../content/templates/scene-births.ts'
import { blank } from '../../../content/templates/worlds/blank.ts'

/** What a new scene begins with: the empty starter scene, under ids that `newId` makes. */
export const sceneStart = (newId: () => string) => ({
  template: blank.slug,
  entities: sceneBirths(blank, newId),
})
