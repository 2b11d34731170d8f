import {
  type BodyKind,
  Physics,
  usualBounciness,
  usualFriction,
  usualMass,
} from '../../../model/components/physics.ts'
import type { Body } from '../world/body.ts'

/** How a body meets others. Kilograms, and shares of 1. */
export interface Matter {
  readonly body: BodyKind
  readonly mass: number
  readonly bounciness: number
  readonly friction: number
}

const known = new WeakMap<Body['design'], Matter>()

/** As the `physics` of a body says, else shapes are solid and everything else is a ghost. */
export function physicsOf({ design }: Body): Matter {
  const before = known.get(design)
  if (before) return before
  const { physics, geometry } = design.components
  const said = physics && Physics.safeParse(physics).data
  const matter: Matter = {
    body: said?.body ?? (geometry ? 'solid' : 'ghost'),
    mass: said?.mass ?? usualMass,
    bounciness: said?.bounciness ?? usualBounciness,
    friction: said?.friction ?? usualFriction,
  }
  known.set(design, matter)
  return matter
}
