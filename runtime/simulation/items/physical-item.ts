import { bodyKinds } from '../../../model/components/physics.ts'
import { type Matter, physicsOf } from '../physics/physics-of.ts'
import { bumpOf } from '../script-events.ts'
import { stepsPerSecond } from '../simulation.ts'
import { lengthOf, scaleBy, subtract, type Vec3 } from '../space/vec3.ts'
import type { Body } from '../world/body.ts'
import { AnimatedItem } from './animated-item.ts'
import { Coordinates } from './coordinates.ts'
import { expectHandler, expectNumber, secondsOf } from './expect.ts'
import { expectChoice } from './expect-choice.ts'
import { expectPlace } from './expect-place.ts'
import { ItemHandle } from './item-handle.ts'
import { dressPhysics, letFall } from './let-fall.ts'
import { directionOf, ownDirections } from './move-along.ts'

const upAndDown = { up: [0, 1, 0], down: [0, -1, 0] } as const
const ways = ['up', 'down', 'forward', 'back', 'left', 'right'] as const
const still: Vec3 = [0, 0, 0]

/** How a thing falls and bumps: kilograms, metres a second, shares of 1. */
export class PhysicalItem extends AnimatedItem {
  get physics(): string {
    return physicsOf(ItemHandle.bodyOf(this)).body
  }
  set physics(value: unknown) {
    const body = ItemHandle.bodyOf(this)
    this.#dress(body, { body: expectChoice('physics', value, bodyKinds) })
  }

  get mass(): number {
    return physicsOf(ItemHandle.bodyOf(this)).mass
  }
  set mass(value: unknown) {
    this.#dress(ItemHandle.bodyOf(this), { mass: between(0.1, expectNumber('mass', value), 1000) })
  }

  get bounciness(): number {
    return physicsOf(ItemHandle.bodyOf(this)).bounciness
  }
  set bounciness(value: unknown) {
    this.#dress(ItemHandle.bodyOf(this), { bounciness: between(0, expectNumber('bounciness', value), 1) })
  }

  get friction(): number {
    return physicsOf(ItemHandle.bodyOf(this)).friction
  }
  set friction(value: unknown) {
    this.#dress(ItemHandle.bodyOf(this), { friction: between(0, expectNumber('friction', value), 1) })
  }

  get velocity(): Coordinates {
    const { physics } = ItemHandle.contextOf(this).run
    return new Coordinates(
      () => physics.velocityOf(ItemHandle.bodyOf(this).id),
      (velocity) => this.#throw(velocity),
      (thrown) => ItemHandle.tellOf(this, thrown),
    )
  }
  set velocity(value: unknown) {
    this.#throw(expectPlace('velocity', value, this.#velocityNow()))
  }

  push(way: unknown = 'up', strength: unknown = 5): void {
    const { run } = ItemHandle.contextOf(this)
    const body = ItemHandle.bodyOf(this)
    const impulse = scaleBy(this.#way(body, way), expectNumber('strength', strength))
    letFall(run, body)
    run.physics.push(body.id, impulse)
  }

  throwTo(target: unknown, options?: unknown): void {
    const { run } = ItemHandle.contextOf(this)
    const here = run.world.frameOf(ItemHandle.bodyOf(this).id).origin
    const way = subtract(expectPlace('throwTo', target, here), here)
    const steps = Math.max(1, Math.round(secondsOf(options, 1) * stepsPerSecond))
    const [x, y, z] = scaleBy(way, stepsPerSecond / steps)
    // What gravity takes away on the way, step by step, so that it ends there.
    this.#throw([x, y + (run.gravity.now() * (steps + 1)) / (2 * stepsPerSecond), z])
  }

  onBump(speed: unknown, handler: unknown): void {
    const { run, scope } = ItemHandle.contextOf(this)
    const call = expectHandler('onBump', handler)
    const least = expectNumber('speed', speed)
    run.events.on(bumpOf(ItemHandle.bodyOf(this).id), (change) => {
      if (typeof change === 'number' && change > least) void scope.call(call, change)
    })
  }

  #dress(body: Body, change: Partial<Matter>): void {
    dressPhysics(ItemHandle.contextOf(this).run, body, change)
  }

  #velocityNow(): Vec3 {
    return ItemHandle.contextOf(this).run.physics.velocityOf(ItemHandle.bodyOf(this).id)
  }

  #throw(velocity: Vec3): void {
    const { run } = ItemHandle.contextOf(this)
    const body = ItemHandle.bodyOf(this)
    letFall(run, body)
    run.physics.setVelocity(body.id, velocity)
  }

  /** A direction of the world, one metre long: from a word, as the thing stands now, or from `{x, y, z}`. */
  #way(body: Body, way: unknown): Vec3 {
    if (typeof way === 'object' && way !== null) {
      const direction = expectPlace('push', way, still)
      const length = lengthOf(direction)
      return length === 0 ? still : scaleBy(direction, 1 / length)
    }
    const word = expectChoice('push', way, ways)
    if (word === 'up' || word === 'down') return upAndDown[word]
    return directionOf(ItemHandle.contextOf(this).run, body, ownDirections[word]) ?? still
  }
}

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))
