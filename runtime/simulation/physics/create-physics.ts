import type { EntityId } from '../../../model/ids.ts'
import { stepsPerSecond } from '../simulation.ts'
import { lengthOf, subtract, type Vec3 } from '../space/vec3.ts'
import type { World } from '../world/world.ts'
import type { Physics, PhysicsEngine } from './physics.ts'
import { physicsOf } from './physics-of.ts'
import type { Thing } from './thing.ts'
import { createThings } from './things.ts'
import { writeBack } from './write-back.ts'

/** Faster than this nothing gets, m/s. */
const fastest = 300
/** A change of speed that is no bump, m/s, beside that of lying still. */
const softest = 0.5
/** Shapes at most this far apart touch, metres: the margin that counts for everything. */
const touchMargin = 0.05

const limited = (velocity: Vec3): Vec3 => {
  const [x, y, z] = velocity.map((part) => Math.min(fastest, Math.max(-fastest, part)))
  return [x ?? 0, y ?? 0, z ?? 0]
}
const vec = ([x, y, z]: Vec3) => ({ x, y, z })
const vec3 = ({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): Vec3 => [x, y, z]

/** What a script wants of a thing with the next step. */
interface Wish {
  velocity: Vec3 | null
  /** It turns no further. */
  isHalted: boolean
  impulse: Vec3
}

/** What a run wants to hear of its physics. */
interface PhysicsNews {
  /** For what is bumped into and for what bumps, with how much of its speed (m/s) that has changed; the ground is no thing. */
  onBump(id: EntityId, speed: number): void
  /** The engine gave up: nothing falls any more. */
  onBroken(): void
}

/** The physics of one run by an engine: the same world and calls give the same places, wherever it runs. */
export function createPhysics(engine: PhysicsEngine, world: World, news: PhysicsNews): Physics {
  const rapier = new engine.World({ x: 0, y: 0, z: 0 })
  rapier.timestep = 1 / stepsPerSecond
  const things = createThings(engine, rapier, world)
  const wishes = new Map<EntityId, Wish>()
  let isOver = false

  /** The falling thing that is meant by itself or by one of its parts. */
  const falling = (id: EntityId): Thing | null => {
    const ownerId = things.get(id)?.ownerId ?? null
    return (ownerId === null ? null : things.get(ownerId)) ?? null
  }
  const velocityOf = (id: EntityId): Vec3 => {
    const rigid = isOver ? null : falling(id)?.rigid
    return rigid ? vec3(rigid.linvel()) : [0, 0, 0]
  }
  function wishOf(id: EntityId): Wish {
    const ownerId = things.get(id)?.ownerId ?? id
    const wish = wishes.get(ownerId) ?? { velocity: null, isHalted: false, impulse: [0, 0, 0] }
    wishes.set(ownerId, wish)
    return wish
  }

  function fulfil(): void {
    for (const [id, { velocity, impulse, isHalted }] of wishes) {
      const thing = falling(id)
      const rigid = thing?.rigid
      if (!rigid) continue
      if (isHalted) rigid.setAngvel({ x: 0, y: 0, z: 0 }, true)
      if (velocity) rigid.setLinvel(vec(limited(velocity)), true)
      const { mass } = physicsOf(thing.record)
      const [x, y, z] = vec3(rigid.linvel())
      if (lengthOf(impulse) > 0)
        rigid.setLinvel(
          vec(limited([x + impulse[0] / mass, y + impulse[1] / mass, z + impulse[2] / mass])),
          true,
        )
    }
    wishes.clear()
  }

  /** Tells of speeds that changed by more than gravity does. */
  function tellBumps(before: ReadonlyMap<Thing, Vec3>, fall: number): void {
    for (const [thing, speed] of before) {
      const now = thing.rigid && vec3(thing.rigid.linvel())
      if (!now) continue
      const change = lengthOf(subtract(now, [speed[0], speed[1] - (thing.isCarried ? 0 : fall), speed[2]]))
      if (change < softest + 2 * Math.abs(fall)) continue
      news.onBump(thing.id, change)
      for (const other of things.touching(thing)) news.onBump(other, change)
    }
  }

  return {
    step(gravity) {
      if (isOver) return
      things.look()
      fulfil()
      rapier.gravity = { x: 0, y: -gravity, z: 0 }
      const before = new Map<Thing, Vec3>()
      for (const thing of things.falling())
        if (thing.rigid && !thing.rigid.isSleeping()) before.set(thing, vec3(thing.rigid.linvel()))
      try {
        rapier.step()
      } catch {
        // WebAssembly that has stopped half-way cannot go on, not even to give its memory back.
        isOver = true
        news.onBroken()
        return
      }
      for (const thing of things.falling())
        if (thing.rigid && !thing.rigid.isSleeping()) writeBack(world, thing)
      tellBumps(before, gravity / stepsPerSecond)
    },
    push(id, impulse) {
      const wish = wishOf(id)
      const [x, y, z] = wish.impulse
      wish.impulse = [x + impulse[0], y + impulse[1], z + impulse[2]]
    },
    velocityOf(id) {
      const wish = wishes.get(things.get(id)?.ownerId ?? id)
      return wish?.velocity ?? velocityOf(id)
    },
    setVelocity(id, velocity) {
      const wish = wishOf(id)
      wish.velocity = velocity
      wish.impulse = [0, 0, 0]
    },
    halt(id) {
      Object.assign(wishOf(id), { velocity: [0, 0, 0], isHalted: true, impulse: [0, 0, 0] })
    },
    areTouching(a, b) {
      const [one, other] = [things.get(a), things.get(b)]
      if (isOver || !one?.pieces.length || !other?.pieces.length) return null
      if ((one.ownerId ?? other.ownerId) === null || one.ownerId === other.ownerId) return null
      return one.pieces.some((piece) =>
        other.pieces.some(({ collider }) => piece.collider.contactCollider(collider, touchMargin) !== null),
      )
    },
    end() {
      if (isOver) return
      isOver = true
      rapier.free()
    },
  }
}
