import type * as THREE from 'three'
import type { Box } from '../simulation/space/box.ts'
import { freeShare } from '../simulation/space/free-share.ts'
import { eyeShare } from '../view/eye-share.ts'
import { between, look, lookAtFrom, type Pose, type Vec3 } from '../view/pose.ts'

type View = 'behind' | 'eyes' | 'free'
/** Radians. A little from above, as one looks at a child. */
const pitchBehind = -0.22
/** Heights of the player that fit between the middle of the picture and its edge. */
const room = 1.6
const middleHeight = 0.75
/** Metres above the head from where it must not be hidden: hedges that one looks over hide nobody. */
const overHead = 0.3
/** Metres that the camera keeps from the player on its way. */
const closest = 1.2
/** Metres that the camera keeps from what is solid, so that it does not look into it. */
const margin = 0.25
/** Heights of the player that it must be away, or there is little in the picture but a head: it looks out of the player's eyes then. */
const leastAway = 1.7
/** Radians that the camera looks more steeply, one after the other, until it has enough room: this share of the way that it wants. */
const lifts = [0, 0.3, 0.6, 0.9] as const
const enough = 0.5
/** No steeper than this by itself: whoever walks looks ahead. Radians. */
const steepest = -1.15
/** Share more that it needs to come back to a lower one, or out of the eyes, or the camera would nod at every hedge. */
const reluctance = 0.15
/** Radians in a second by which it comes to look more steeply, or less. */
const liftSpeed = 1
/** Metres from the eyes that are within the head. */
const inHead = 0.3
/** Share of the way that the camera catches up in 1/60 s. */
const haste = 0.12

/**
 * The camera of a running world. `behind` stays at the start view until the person moves or looks round, and then follows the
 * player, on this side of walls, from higher up where a wall is close behind, and out of its eyes with its back to one; `eyes` looks out of
 * its head; `free` goes where the camera entity goes.
 */
export class PlayCamera {
  readonly #rig: THREE.Object3D
  #view: View
  readonly #fov: number
  readonly #playerHeight: number
  #pose: Pose
  /** Where the person wants to look. */
  #wish: Pose
  #isFollowing: boolean
  /** How much more steeply than the person wants it looks, and is about to look. */
  #lift = 0
  #wishedLift = 0
  #isCramped = false

  constructor(rig: THREE.Object3D, start: Pose, view: View, fov: number, playerHeight: number) {
    this.#rig = rig
    this.#view = view
    this.#fov = fov
    this.#playerHeight = playerHeight
    this.#pose = start
    this.#wish = { ...start, pitch: view === 'behind' ? pitchBehind : view === 'eyes' ? 0 : start.pitch }
    this.#isFollowing = view === 'eyes'
    this.#show()
  }

  /** Degrees, as a run's `look` input has them. */
  get direction(): { readonly yaw: number; readonly pitch: number } {
    return { yaw: (this.#wish.yaw * 180) / Math.PI, pitch: (this.#wish.pitch * 180) / Math.PI }
  }

  /** Whether the person steers where to look. */
  get isSteered(): boolean {
    return this.#view !== 'free'
  }

  /** Out of the player's eyes or from behind it, from now on. */
  setView(view: 'eyes' | 'behind'): void {
    if (this.#view === view) return
    this.#view = view
    this.#wish = { ...this.#wish, pitch: view === 'eyes' ? 0 : pitchBehind }
    this.#isFollowing = true
  }

  /** Radians. */
  lookAround(turn: number, tilt: number): void {
    this.#wish = look(this.#wish, turn, tilt)
    this.follow()
  }

  /** From now on the camera goes with the player. */
  follow(): void {
    if (this.#view !== 'free') this.#isFollowing = true
  }

  /** Moves on by `seconds`; it does not stay behind what covers the player. */
  advance(
    seconds: number,
    player: THREE.Object3D | undefined,
    own: THREE.Object3D | undefined,
    covers: readonly Box[] = [],
  ): void {
    if (this.#view === 'free' || !this.#isFollowing || !player) {
      if (this.#view === 'free' && own) this.#copy(own)
      return
    }
    const { x, y, z } = player.position
    if (this.#view === 'eyes') this.#pose = this.#eyes([x, y, z])
    else {
      const behind = this.#behind([x, y, z], seconds, covers)
      const goal = this.#isCramped ? this.#eyes([x, y, z]) : behind
      // Once there it does not trail behind: it would look at the back of the head from within.
      const isThere = this.#isCramped && distanceBetween(this.#pose.position, goal.position) < inHead
      this.#pose = isThere ? goal : between(this.#pose, goal, 1 - (1 - haste) ** (seconds * 60))
    }
    this.#show()
  }

  #eyes([x, y, z]: Vec3): Pose {
    const { yaw, pitch } = this.#wish
    return { position: [x, y + this.#playerHeight * eyeShare, z], yaw, pitch }
  }

  /** Behind whoever stands there, on this side of what covers them; from higher up where that does not do. */
  #behind([x, y, z]: Vec3, seconds: number, covers: readonly Box[]): Pose {
    const distance = (this.#playerHeight * room) / Math.tan((this.#fov * Math.PI) / 360)
    const middle: Vec3 = [x, y + this.#playerHeight * middleHeight, z]
    const over: Vec3 = [x, y + this.#playerHeight + overHead, z]
    const from = (lift: number) => {
      const { yaw, pitch } = this.#wish
      const lifted = Math.min(pitch, Math.max(steepest, pitch - lift))
      const free = freeShare(over, lookAtFrom(middle, yaw, lifted, distance).position, covers, margin)
      return { lift, free, pose: lookAtFrom(middle, yaw, lifted, Math.max(closest, distance * free)) }
    }
    type Try = ReturnType<typeof from>
    const least = (leastAway * this.#playerHeight) / distance
    const needed = (share: number, isBetter: boolean) => Math.min(1, share + (isBetter ? reluctance : 0))
    const hasRoom = ({ lift, free }: Try) =>
      free >= needed(Math.max(enough, least), this.#isCramped || lift < this.#wishedLift)
    const isSeen = ({ pose }: Try) => freeShare(middle, pose.position, covers, 0) === 1
    const roomiest = () => {
      const tried = lifts.map(from)
      return tried.find(hasRoom) ?? tried.reduce((most, one) => (one.free > most.free ? one : most))
    }
    // Nearly always the first one does, in every frame: the others are not asked then.
    const good = lifts.find((lift) => {
      const one = from(lift)
      return hasRoom(one) && isSeen(one)
    })
    if (good !== undefined) {
      this.#isCramped = false
      this.#wishedLift = good
    } else {
      const { free, lift } = roomiest()
      this.#isCramped = free < needed(least, this.#isCramped)
      this.#wishedLift = lift
    }
    const most = liftSpeed * seconds
    this.#lift += Math.min(most, Math.max(-most, this.#wishedLift - this.#lift))
    return from(this.#lift).pose
  }

  #copy({ position, quaternion }: THREE.Object3D) {
    this.#rig.position.copy(position)
    this.#rig.quaternion.copy(quaternion)
  }

  #show() {
    this.#rig.position.set(...this.#pose.position)
    this.#rig.rotation.set(this.#pose.pitch, this.#pose.yaw, 0, 'YXZ')
  }
}

const distanceBetween = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
