import type { World as RapierWorld } from '@dimforge/rapier3d-compat'
import type { PhysicsEngine } from './physics.ts'

/** The ground of every scene: endless, at height 0. What stands on it decides how it bounces and slides. */
export function layGround(
  { ColliderDesc, CoefficientCombineRule, HalfSpace, RigidBodyDesc }: PhysicsEngine,
  rapier: RapierWorld,
): void {
  const ground = new ColliderDesc(new HalfSpace({ x: 0, y: 1, z: 0 }))
    .setRestitution(0)
    .setRestitutionCombineRule(CoefficientCombineRule.Max)
    .setFriction(1)
    .setFrictionCombineRule(CoefficientCombineRule.Min)
  rapier.createCollider(ground, rapier.createRigidBody(RigidBodyDesc.fixed()))
}
