import type { EntityId } from '../../../model/ids.ts'
import { type Affine, affineOf, compose, placeBack, turnBack } from '../../../model/space/affine.ts'
import { poseOf } from '../../../model/space/pose.ts'
import type { XrHand } from '../../../protocol/frame/run-input.ts'
import type { Physics } from '../physics/physics.ts'
import { stepsPerSecond } from '../simulation.ts'
import { isSame, scaleBy, subtract, type Vec3 } from '../space/vec3.ts'
import type { World } from '../world/world.ts'
import { heldBy } from './held-by.ts'

/** Where a hand is in the world: metres, degrees. */
interface HandPose {
  readonly hand: XrHand
  readonly position: Vec3
  readonly rotation: Vec3
}

/** A thing in a hand. */
interface Hold {
  readonly id: EntityId
  /** How it lies in the hand. */
  readonly inHand: Affine
  hand: Affine
  /** Where it was after the last steps, the oldest first. */
  readonly trail: Vec3[]
}

/** What the person holds in the hands that WebXR tells of. */
export interface Hands {
  /** Takes a thing, unless nobody can lift it. Of two hands the later one has it. */
  grab(id: EntityId, pose: HandPose): void
  move(pose: HandPose): void
  /** Lets go: what falls flies on as the hand has moved it, everything else stays where it is. */
  release(hand: XrHand): void
  /** To be called in each step after programs have moved things: what is held goes with the hand. */
  step(): void
}

/** Steps by which the speed of a throw is measured. */
const trailLength = 6

const frameOfHand = ({ position, rotation }: HandPose): Affine => affineOf(position, rotation, [1, 1, 1])

/** `frame` as `outer` has it. */
const within = (outer: Affine, frame: Affine): Affine => ({
  x: turnBack(outer, frame.x),
  y: turnBack(outer, frame.y),
  z: turnBack(outer, frame.z),
  origin: placeBack(outer, frame.origin),
})

export function createHands(world: World, physics: Physics): Hands {
  const holds = new Map<XrHand, Hold>()

  function release(hand: XrHand): void {
    const hold = holds.get(hand)
    if (!hold) return
    holds.delete(hand)
    world.change(hold.id, { isHeld: false })
    const [first, last] = [hold.trail[0], hold.trail.at(-1)]
    if (!first || !last || hold.trail.length < 2) return
    physics.setVelocity(hold.id, scaleBy(subtract(last, first), stepsPerSecond / (hold.trail.length - 1)))
  }

  function carry(hold: Hold): void {
    const body = world.bodies.get(hold.id)
    if (!body) return
    const { position, rotation } = poseOf(
      within(world.frameOf(body.parentId), compose(hold.hand, hold.inHand)),
    )
    if (!isSame(position, body.position) || !isSame(rotation, body.rotation))
      world.change(hold.id, { position, rotation })
    hold.trail.push(world.frameOf(hold.id).origin)
    if (hold.trail.length > trailLength) hold.trail.shift()
  }

  return {
    grab(id, pose) {
      release(pose.hand)
      const body = heldBy(world, id, pose.position)
      if (!body) return
      for (const [other, hold] of holds) if (hold.id === body.id) release(other)
      const hand = frameOfHand(pose)
      holds.set(pose.hand, {
        id: body.id,
        inHand: within(hand, world.frameOf(body.id)),
        hand,
        trail: [],
      })
      world.change(body.id, { isHeld: true })
    },
    move(pose) {
      const hold = holds.get(pose.hand)
      if (hold) hold.hand = frameOfHand(pose)
    },
    release,
    step() {
      for (const [hand, hold] of holds) {
        if (world.bodies.has(hold.id)) carry(hold)
        else holds.delete(hand)
      }
    },
  }
}
