import type { World as RapierWorld, RigidBody } from '@dimforge/rapier3d-compat'
import type { Pose } from '../../../model/space/pose.ts'
import { isSame, lengthOf, subtract } from '../space/vec3.ts'
import type { PhysicsEngine } from './physics.ts'
import type { Role, Thing } from './thing.ts'
import { turnOf } from './turn.ts'

/** What moves further in a step is somewhere else at once, and pushes nothing on its way; metres. */
const longestPush = 1
/** A rolling ball comes to rest by and by. */
const turningDamping = 0.4

const typeOf = ({ RigidBodyType }: PhysicsEngine, role: Role) =>
  role === 'falling'
    ? RigidBodyType.Dynamic
    : role === 'fixed'
      ? RigidBodyType.Fixed
      : RigidBodyType.KinematicPositionBased

/** Gives a thing its own body in the engine, or moves that to where the thing is now. `thing` still knows where it was. */
export function moveRigid(engine: PhysicsEngine, rapier: RapierWorld, thing: Thing, pose: Pose): void {
  const [x, y, z] = pose.position
  const place = { x, y, z }
  const turn = turnOf(pose.rotation)
  const type = typeOf(engine, thing.role)
  const { rigid } = thing
  if (!rigid) {
    const desc = new engine.RigidBodyDesc(type)
      .setTranslation(x, y, z)
      .setRotation(turn)
      .setAngularDamping(turningDamping)
      .setCcdEnabled(true)
    thing.rigid = rapier.createRigidBody(desc)
    return
  }
  if (rigid.bodyType() !== type) rigid.setBodyType(type, true)
  const hasMoved = !isSame(pose.position, thing.position)
  const hasTurned = !isSame(pose.rotation, thing.rotation)
  if (!hasMoved && !hasTurned) return
  if (type === engine.RigidBodyType.Dynamic) {
    carry(rigid, thing, pose)
    return
  }
  const isPush = lengthOf(subtract(pose.position, thing.position)) <= longestPush
  if (type === engine.RigidBodyType.KinematicPositionBased && isPush) {
    rigid.setNextKinematicTranslation(place)
    rigid.setNextKinematicRotation(turn)
    return
  }
  rigid.setTranslation(place, true)
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
