import { Model, type ModelName } from '../../../model/components/model.ts'
import { physicsOf } from '../physics/physics-of.ts'
import type { Box } from '../space/box.ts'
import { bodyParts } from '../touching/body-box.ts'
import type { Body } from '../world/body.ts'
import type { World } from '../world/world.ts'
import { firmBoxes } from './solid-boxes.ts'

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
  const boxes: Box[] = [...firmBoxes(world)]
  for (const body of world.bodies.values()) {
    if (body.visible && physicsOf(body).body === 'ghost' && isScenery(body))
      boxes.push(...bodyParts(world, body))
  }
  return boxes
}

/** Asked for in every frame, and the same as long as the design of a body is. */
const known = new WeakMap<Body['design'], boolean>()

function isScenery({ design }: Body): boolean {
  const before = known.get(design)
  if (before !== undefined) return before
  const model = Model.safeParse(design.components.model)
  const is = model.success && scenery.has(model.data.name)
  known.set(design, is)
  return is
}
