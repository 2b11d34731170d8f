import type { World as RapierWorld } from '@dimforge/rapier3d-compat'
import type { EntityId } from '../../../model/ids.ts'
import { type Pose, poseOf } from '../../../model/space/pose.ts'
import { isSame } from '../space/vec3.ts'
import type { Body } from '../world/body.ts'
import { surroundingsOf } from '../world/surroundings-of.ts'
import type { World } from '../world/world.ts'
import { collidersOf } from './collider-of.ts'
import { isWithinReach } from './is-within-reach.ts'
import { layGround } from './lay-ground.ts'
import { moveRigid } from './move-rigid.ts'
import type { PhysicsEngine } from './physics.ts'
import { physicsOf } from './physics-of.ts'
import { roleOf, standingOf } from './role-of.ts'
import type { Thing } from './thing.ts'
import { turnOf } from './turn.ts'

/** The bodies of a world as the engine has them. */
export interface Things {
  get(id: EntityId): Thing | undefined
  /** Looks what has become of the world since the last time and tells the engine. */
  look(): void
  /** The things that fall, in the order of the world. */
  falling(): Iterable<Thing>
  /** Which things that do not fall bear a falling one, or stop it, just now. */
  touching(thing: Thing): readonly EntityId[]
}

/** What is out of reach is nothing that could be bumped into. */
const lost = { role: 'ghost', ownerId: null } as const
/** What of a body the shape depends on. */
const shapeParts = ['physics', 'geometry', 'model', 'player'] as const

const isSamePose = (a: Pose, b: Pose): boolean =>
  isSame(a.position, b.position) && isSame(a.rotation, b.rotation) && isSame(a.scale, b.scale)

export function createThings(engine: PhysicsEngine, rapier: RapierWorld, world: World): Things {
  const known = new Map<EntityId, Thing>()
  const falling = new Set<Thing>()
  const ofCollider = new Map<number, Thing>()
  layGround(engine, rapier, surroundingsOf(world))

  function dropPieces(thing: Thing): void {
    for (const { collider } of thing.pieces) {
      ofCollider.delete(collider.handle)
      rapier.removeCollider(collider, true)
    }
    thing.pieces = []
  }

  function dropRigid(thing: Thing): void {
    if (!thing.rigid) return
    for (const part of known.values()) if (part.ownerId === thing.id) dropPieces(part)
    dropPieces(thing)
    rapier.removeRigidBody(thing.rigid)
    thing.rigid = null
  }

  function forget(thing: Thing): void {
    dropPieces(thing)
    dropRigid(thing)
    falling.delete(thing)
    known.delete(thing.id)
  }

  function shape(thing: Thing, body: Body): void {
    dropPieces(thing)
    const rigid = thing.role === 'part' ? known.get(thing.ownerId ?? thing.id)?.rigid : thing.rigid
    const { position, rotation, scale } = thing.standing
    if (!rigid) return
    const made = collidersOf(engine, body, { position, turn: turnOf(rotation), scale })
    thing.pieces = made.map(({ shape, volume }) => ({
      collider: rapier.createCollider(shape, rigid),
      volume,
    }))
    for (const { collider } of thing.pieces) ofCollider.set(collider.handle, thing)
  }

  /** The mass of a falling thing lies in its pieces by their size. */
  function weigh(owner: Thing): void {
    const pieces = [...known.values()].flatMap((thing) => (thing.ownerId === owner.id ? thing.pieces : []))
    const whole = pieces.reduce((sum, { volume }) => sum + volume, 0)
    const { mass } = physicsOf(owner.record)
    for (const { collider, volume } of pieces) collider.setMass((mass * volume) / whole)
  }

  /** Tells the engine what a body is now; answers whether the weight of its owner has to be found anew. */
  function lookAt(body: Body): boolean {
    const pose = poseOf(world.frameOf(body.id))
    const parent = body.parentId === null ? undefined : known.get(body.parentId)
    const { role, ownerId } = isWithinReach(pose) ? roleOf(body, parent) : lost
    const before = known.get(body.id)
    const thing: Thing = before ?? {
      id: body.id,
      record: body,
      role: 'ghost',
      ownerId: null,
      rigid: null,
      pieces: [],
      standing: pose,
      position: pose.position,
      rotation: pose.rotation,
      isCarried: false,
    }
    known.set(body.id, thing)
    const hasNewRole = !before || thing.role !== role || thing.ownerId !== ownerId
    // A piece must let go of its owner before it is another one's.
    if (hasNewRole) dropPieces(thing)
    thing.role = role
    thing.ownerId = ownerId
    if (role === 'falling') falling.add(thing)
    else falling.delete(thing)
    if (role === 'ghost' || role === 'part') dropRigid(thing)
    else moveRigid(engine, rapier, thing, pose)
    thing.position = pose.position
    thing.rotation = pose.rotation

    const standing = standingOf(world, body, ownerId === null ? undefined : known.get(ownerId))
    const [old, now] = [thing.record.design.components, body.design.components]
    const hasNewShape =
      hasNewRole ||
      !isSamePose(standing, thing.standing) ||
      shapeParts.some((component) => old[component] !== now[component])
    thing.record = body
    thing.standing = standing
    if (hasNewShape && role !== 'ghost') shape(thing, body)
    return hasNewShape
  }

  return {
    get: (id) => known.get(id),
    look() {
      for (const thing of known.values()) if (!world.bodies.has(thing.id)) forget(thing)
      const fresh = new Set<EntityId>()
      const unweighed = new Set<EntityId>()
      for (const body of world.bodies.values()) {
        const thing = known.get(body.id)
        const isMovedAlong = body.parentId !== null && fresh.has(body.parentId)
        if (thing?.record === body && !isMovedAlong) {
          if (!thing.isCarried) continue
          thing.isCarried = false
          thing.rigid?.setGravityScale(1, true)
          continue
        }
        fresh.add(body.id)
        const before = thing?.ownerId ?? null
        if (!lookAt(body)) continue
        for (const id of [before, known.get(body.id)?.ownerId ?? null]) if (id !== null) unweighed.add(id)
      }
      for (const id of unweighed) {
        const owner = known.get(id)
        if (owner) weigh(owner)
      }
    },
    falling: () => falling,
    touching({ rigid }) {
      const found = new Set<EntityId>()
      for (let index = 0; rigid && index < rigid.numColliders(); index++) {
        const own = rigid.collider(index)
        rapier.contactPairsWith(own, (other) => {
          const thing = ofCollider.get(other.handle)
          if (!thing || thing.ownerId !== null) return
          rapier.contactPair(own, other, (contact) => {
            if (contact.numContacts() > 0) found.add(thing.id)
          })
        })
      }
      return [...found]
    },
  }
}
