import { Model, type ModelName } from '../../../model/components/model.ts'
import { physicsOf } from '../physics/physics-of.ts'
import type { Box } from '../space/box.ts'
import { bodyParts } from '../touching/body-box.ts'
import type { World } from '../world/world.ts'
import { solidBoxes } from './solid-boxes.ts'

/** What stands about in worlds and is taller than somebody. */
const scenery: ReadonlySet<ModelName> = new Set([
  'tree',
  'pine',
  'palm',
  'house',
  'tower',
  'windmill',
  'treehouse',
])

/** The boxes that hide whoever is behind them: what is solid and does not give way, and tall scenery, though it may be gone through. */
export function coversIn(world: World): readonly Box[] {
  const boxes: Box[] = solidBoxes(world).filter(({ givesWay }) => !givesWay)
  for (const body of world.bodies.values()) {
    if (!body.visible || physicsOf(body).body !== 'ghost') continue
    const model = Model.safeParse(body.design.components.model)
    if (model.success && scenery.has(model.data.name)) boxes.push(...bodyParts(world, body))
  }
  return boxes
}
