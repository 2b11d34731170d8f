import { cosDegrees, sinDegrees } from '../../../model/space/exact-trig.ts'
import { stepsPerSecond } from '../simulation.ts'
import { overlaps } from '../space/box.ts'
import { add, subtract, type Vec3 } from '../space/vec3.ts'
import { cutAt } from './carry.ts'
import { type Around, createGoingAlong } from './going-along.ts'
import { noGround } from './ground.ts'
import { createMomentum } from './momentum.ts'
import type { Obstacle } from './obstacle.ts'
import type { Gait, MotionInput, PlayerMotion } from './player-motion.ts'
import { roomOf, skin, stepHeight } from './player-room.ts'
import type { Footing } from './ride.ts'
import type { Section } from './slant.ts'
import { Slopes, steepness } from './slopes.ts'
import { isInWorld } from './world-end.ts'

/** Steps for which one is off the ground by walking over something. */
const hop = 4
/** How fast one swims, as a share of walking. */
const swimming = 0.5
/** Metres that somebody may come in a step who slides down what is steep: further than by walking. */
const sliding = 8
/** What gives way is stood on up to this far below its top, metres. */
const sinking = 0.1

const nothing: Around = { obstacles: [], hills: [] }

/** Where the person wants to go in this step: at walking speed or a share of it, no faster on the diagonal. */
function wish({ forward, right, yaw }: MotionInput, speed: number): readonly [x: number, z: number] {
  const length = Math.sqrt(forward * forward + right * right)
  if (length === 0) return [0, 0]
  const reach = speed / stepsPerSecond / Math.max(1, length)
  return [
    (right * cosDegrees(yaw) - forward * sinDegrees(yaw)) * reach,
    (-forward * cosDegrees(yaw) - right * sinDegrees(yaw)) * reach,
  ]
}

/** How far somebody comes along a slope who would go so far on level ground: as far, but partly up or down. */
function alongSlope(
  [dx, dz]: readonly [x: number, z: number],
  under: Section | null,
): readonly [number, number] {
  const level = Math.sqrt(dx * dx + dz * dz)
  if (!under || level === 0) return [dx, dz]
  const up = dx * under.rise[0] + dz * under.rise[1]
  const share = level / Math.sqrt(level * level + up * up)
  return [dx * share, dz * share]
}

/**
 * Walks on the ground, on upright boxes and on slopes that are not too steep, slides along what is in the way and down what is too steep, climbs low steps, jumps, falls, and
 * swims where the water is deep. A player that already stands inside something is not held by it.
 */
export function createWalking(): PlayerMotion {
  let upward = 0
  let isGrounded = false
  let isSliding = false

  let gait: Gait = 'grounded'
  let stepsInAir = 0
  let footing: Footing | null = null
  const momentum = createMomentum()
  const goAlong = createGoingAlong()

  const move: PlayerMotion['step'] = (from, input, settings, around, ground) => {
    footing = null
    const { hills } = ground
    const start = ground.outOf(from)
    const { feet, pressing, isTaken, isRisen } = input.isCarried
      ? goAlong(start, null, settings, nothing)
      : goAlong(start, input.ride ?? null, settings, { obstacles: around, hills })
    momentum.take(isTaken ? subtract(feet, start) : null)
    // Who goes up more slowly than what comes from below has come down on it.
    if (isRisen) upward = Math.min(upward, 0)
    const cut = pressing && cutAt(pressing, feet[1])
    const obstacles = cut ? around.map((box) => (box === pressing ? cut : box)) : around
    const jumps = input.jumps && !cut
    const { kept } = momentum
    const floorAt = ([x, , z]: Vec3) => ground.floorAt(x, z, settings.height)
    const room = roomOf(feet, settings)
    const solid = obstacles.filter((box) => !box.slant && !overlaps(room, box))
    const slopes = new Slopes([...obstacles.filter(({ slant }) => slant), ...hills], settings)
    const barring = slopes.without(feet)
    const isFree = (at: Vec3) => !solid.some((box) => !box.givesWay && overlaps(roomOf(at, settings), box))
    /** What is stood on from boxes and the ground, not higher than this. */
    const levelUnder = (at: Vec3, falls: number) => {
      const room = roomOf([at[0], at[1] - falls, at[2]], settings)
      const tops = solid.filter((box) => overlaps(room, box)).map(({ max }) => max[1])
      return Math.max(floorAt(at), ...tops)
    }
    const isOn = (section: Section | null): section is Section =>
      section !== null &&
      isGrounded &&
      Math.abs(section.high - feet[1]) <= skin &&
      slopes.isClimbable(section)
    const underFeet = slopes.under(feet)
    const slope = isOn(underFeet) ? underFeet : null
    let at = feet

    const walk = (dx: number, dz: number) => {
      if (dx === 0 && dz === 0) return
      const ahead: Vec3 = [at[0] + dx, at[1], at[2] + dz]
      if (input.end !== undefined && !isInWorld(at, ahead, input.end)) return
      const up: Vec3 = [ahead[0], ahead[1] + stepHeight, ahead[2]]
      const to = isFree(ahead) ? ahead : isGrounded && isFree(up) ? up : null
      if (to && barring.lets(at, to, isGrounded)) at = to
    }
    const speed = settings.movementSpeed * (ground.isAfloat(feet, settings.height) ? swimming : 1)
    const [walkX, walkZ] = alongSlope(wish(input, speed), slope)
    const [dx, dz] = [walkX + kept[0], walkZ + kept[2]]
    walk(dx, 0)
    walk(0, dz)

    if (input.isCarried) {
      upward = 0
      isGrounded = false
      isSliding = false
      return at
    }

    const now = slopes.under(at)
    if (now && now.high > at[1] && now.high - at[1] <= reachUp(now, slopes, dx, dz)) {
      const lifted: Vec3 = [at[0], now.high, at[2]]
      at = isFree(lifted) ? lifted : feet
    } else if (isGrounded && upward <= 0 && !jumps && (slope || now)) {
      // Who walks down a slope, or off it, stays on it.
      const most = now ? reachUp(now, slopes, dx, dz) : stepHeight
      const floor = Math.max(now?.high ?? Number.NEGATIVE_INFINITY, levelUnder(at, most))
      if (floor < at[1] && at[1] - floor <= most) at = [at[0], floor, at[2]]
    }

    if (jumps && isGrounded)
      upward = settings.jumpStartSpeed + Math.max(0, momentum.given[1]) * stepsPerSecond
    else if (jumps && settings.multiJump)
      upward = Math.min(Math.max(upward, 0) + settings.jumpStartSpeed, settings.jumpSpeed)
    const fall = settings.gravity / stepsPerSecond
    upward -= fall

    const next: Vec3 = [at[0], at[1] + upward / stepsPerSecond, at[2]]
    // Who walks into something that gives way does not climb it.
    const holds = (box: Obstacle) => !box.givesWay || at[1] >= box.max[1] - sinking
    // Who falls meets all on the way: what falls fast is above a thin floor now and below it in the next step.
    const below = roomOf(next, settings)
    const way = upward < 0 ? { min: below.min, max: roomOf(at, settings).max } : below
    const hit = solid.filter((box) => holds(box) && overlaps(way, box))
    isGrounded = false
    if (upward > 0 && (hit.length > 0 || !slopes.hasHeadroom(at, upward / stepsPerSecond))) {
      upward = 0
      return at
    }
    const level = hit.reduce((highest, box) => Math.max(highest, box.max[1]), floorAt(at))
    const under = slopes.under(at)
    const isOver = under !== null && under.high <= at[1] + skin
    if (isOver && under.high > level && next[1] <= under.high && !slopes.isClimbable(under)) {
      // Without friction: of gravity counts what is along the slope.
      const steep = steepness(under) ** 2
      const along = steep / (1 + steep)
      upward = isSliding ? upward + fall * (1 - along) : upward * along
      isSliding = true
      const down = under.high - (at[1] + upward / stepsPerSecond)
      const to: Vec3 = [
        at[0] - (under.rise[0] * down) / steep,
        Math.max(level, under.high - down),
        at[2] - (under.rise[1] * down) / steep,
      ]
      if (isFree(to) && barring.lets(at, to, false)) return to
    } else isSliding = false
    const floor = isOver ? Math.max(level, under.high) : level
    if (next[1] > floor) return next
    upward = 0
    isGrounded = true
    const on = isOver && under.high === floor ? under.of : boxAt(hit, next, floor)
    if (on) {
      const isPressed = pressing !== null && on === cut
      footing = { on: isPressed ? pressing : on, isPressed, from: add(feet, [kept[0], 0, kept[2]]) }
    }
    return [next[0], floor, next[2]]
  }

  return {
    reach: ({ movementSpeed, width, depth }) =>
      Math.abs(movementSpeed) / stepsPerSecond + Math.max(width, depth) + sliding,
    get gait() {
      return gait
    },
    get footing() {
      return footing
    },
    step(from, input, settings, obstacles, around) {
      const [solids, ground] = settings.collideWithSurfaces ? [obstacles, around] : [[], noGround]
      const feet = move(from, input, settings, solids, ground)
      stepsInAir = isGrounded || isSliding || input.isCarried ? 0 : stepsInAir + 1
      const swims = ground.isAfloat(feet, settings.height)
      momentum.end(!isGrounded && !isSliding && !input.isCarried && !swims)
      gait = swims ? 'swimming' : stepsInAir > hop ? 'airborne' : 'grounded'
      return feet
    },
  }
}

/** Which box of so high a top is stood on: that under the middle of the feet, if there is one. */
function boxAt(boxes: readonly Obstacle[], [x, , z]: Vec3, top: number): Obstacle | null {
  const level = boxes.filter(({ max }) => max[1] === top)
  const isUnder = ({ min, max }: Obstacle) => x >= min[0] && x <= max[0] && z >= min[2] && z <= max[2]
  return level.find(isUnder) ?? level[0] ?? null
}

/** Metres upward that a way of so many metres can lead on there. */
function reachUp(section: Section, slopes: Slopes, dx: number, dz: number): number {
  if (!slopes.isClimbable(section)) return stepHeight
  return stepHeight + steepness(section) * (Math.abs(dx) + Math.abs(dz)) + skin
}
