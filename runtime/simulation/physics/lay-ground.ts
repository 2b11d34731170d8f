import type { World as RapierWorld } from '@dimforge/rapier3d-compat'
import type { Environment } from '../../../model/components/environment.ts'
import { steepnessOf } from '../../land/land-of-preset.ts'
import { landTriangles } from '../../land/land-triangles.ts'
import type { PhysicsEngine } from './physics.ts'

/** Below the deepest hollow, metres: what fell out of the world would fall for ever. */
const bottom = -40

/**
 * The ground of a scene: endless, at height 0, and the hills of its environment on it; where it goes down into the sea, what is drawn and an
 * endless bottom. What stands on it decides how it bounces and slides.
 */
export function layGround(
  engine: PhysicsEngine,
  rapier: RapierWorld,
  preset: Environment['preset'] | null,
): void {
  const { ColliderDesc, CoefficientCombineRule, HalfSpace, RigidBodyDesc } = engine
  const steepness = preset === null ? 0 : steepnessOf[preset]
  const lay = (shape: InstanceType<typeof ColliderDesc>, y = 0) =>
    rapier.createCollider(
      shape
        .setRestitution(0)
        .setRestitutionCombineRule(CoefficientCombineRule.Max)
        .setFriction(1)
        .setFrictionCombineRule(CoefficientCombineRule.Min),
      rapier.createRigidBody(RigidBodyDesc.fixed().setTranslation(0, y, 0)),
    )
  lay(new ColliderDesc(new HalfSpace({ x: 0, y: 1, z: 0 })), steepness < 0 ? bottom : 0)
  if (steepness === 0) return
  const facets = landTriangles(steepness).filter((corners) => steepness < 0 || corners.some(([, y]) => y > 0))
  const corners = new Float32Array(facets.flat(2))
  lay(
    ColliderDesc.trimesh(
      corners,
      Uint32Array.from({ length: corners.length / 3 }, (_, index) => index),
    ),
  )
}
