import type { RigidBodyType as BodyType, World as RapierWorld, RigidBody } from '@dimforge/rapier3d-compat'
import type { Pose } from '../../../model/space/pose.ts'
import { isSame, lengthOf, subtract } from '../space/vec3.ts'
import type { PhysicsEngine } from './physics.ts'
import type { Role, Thing } from './thing.ts'
import { turnOf } from './turn.ts'

/** What moves further in a step is somewhere else at once, and pushes nothing on its way; metres. */
const longestPush = 1
/** A rolling ball comes to rest by and by. */
const turningDamping = 0.4

/** What is solid and has never moved costs the engine nothing, so it becomes a thing that pushes only then. */
function typeOf({ RigidBodyType }: PhysicsEngine, role: Role, hasEverMoved: boolean): BodyType {
  if (role === 'falling') return RigidBodyType.Dynamic
  return role !== 'fixed' && hasEverMoved ? RigidBodyType.KinematicPositionBased : RigidBodyType.Fixed
}

/** Gives a thing its own body in the engine, or moves that to where the thing is now. `thing` still knows where it was. */
export function moveRigid(engine: PhysicsEngine, rapier: RapierWorld, thing: Thing, pose: Pose): void {
  const [x, y, z] = pose.position
  const turn = turnOf(pose.rotation)
  const { role, rigid } = thing
  if (!rigid) {
    const desc = new engine.RigidBodyDesc(typeOf(engine, role, false))
      .setTranslation(x, y, z)
      .setRotation(turn)
      .setAngularDamping(turningDamping)
      .setCcdEnabled(true)
    thing.rigid = rapier.createRigidBody(desc)
    return
  }
  const { Dynamic, KinematicPositionBased } = engine.RigidBodyType
  const hasMoved = !isSame(pose.position, thing.position) || !isSame(pose.rotation, thing.rotation)
  const type = typeOf(engine, role, hasMoved || rigid.bodyType() === KinematicPositionBased)
  if (rigid.bodyType() !== type) rigid.setBodyType(type, true)
  if (!hasMoved) return
  if (type === Dynamic) {
    carry(rigid, thing, pose)
    return
  }
  const isPush = lengthOf(subtract(pose.position, thing.position)) <= longestPush
  if (type === KinematicPositionBased && isPush) {
    rigid.setNextKinematicTranslation({ x, y, z })
    rigid.setNextKinematicRotation(turn)
    return
  }
  rigid.setTranslation({ x, y, z }, true)
  rigid.setRotation(turn, true)
}

/** A program has moved what falls: along the axes in which it did, the thing is at rest now. */
function carry(rigid: RigidBody, thing: Thing, pose: Pose): void {
  const { position, rotation } = thing
  const [x, y, z] = pose.position
  if (!isSame(pose.position, position)) {
    const [at, speed] = [rigid.translation(), rigid.linvel()]
    const moves = pose.position.map((part, axis) => part !== position[axis])
    rigid.setTranslation({ x: moves[0] ? x : at.x, y: moves[1] ? y : at.y, z: moves[2] ? z : at.z }, true)
    rigid.setLinvel({ x: moves[0] ? 0 : speed.x, y: moves[1] ? 0 : speed.y, z: moves[2] ? 0 : speed.z }, true)
    thing.isCarried = moves[1] === true
    rigid.setGravityScale(thing.isCarried ? 0 : 1, true)
  }
  if (!isSame(pose.rotation, rotation)) {
    rigid.setRotation(turnOf(pose.rotation), true)
    rigid.setAngvel({ x: 0, y: 0, z: 0 }, true)
  }
}
