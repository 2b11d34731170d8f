import { skyRadius } from '../scene/sky-radius.ts'

export type Vec3 = readonly [number, number, number]

/** Where a camera stands (metres) and looks: radians, yaw about Y with 0 along -z, pitch up is positive. It never rolls. */
export interface Pose {
  readonly position: Vec3
  readonly yaw: number
  readonly pitch: number
}

const steepestDown = -1.5
const steepestUp = 1.2
/** Metres above the ground that the editing camera keeps. */
const floor = 0.25
/** Metres from the middle of the world that the camera stays within by itself: before the sky, and before what hangs in it. */
const farthest = skyRadius - 25
/** Metres between the camera and the point that it zooms to. */
const nearest = 0.6

const clampPitch = (pitch: number) => Math.min(steepestUp, Math.max(steepestDown, pitch))
const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const times = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor]
const length = (a: Vec3) => Math.hypot(...a)
const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
/** Whether a move would carry the camera out of the world; one that is outside, because things are there, moves as it likes. */
const leavesWorld = (from: Vec3, to: Vec3) => length(to) > farthest && length(from) <= farthest
/**
 * A place to look at `target` from, as near to it as that needs to be in the world, in the same direction from it; unchanged where the target itself is outside.
 */
function withinWorld(target: Vec3, position: Vec3): Vec3 {
  if (length(position) <= farthest || length(target) > farthest) return position
  const way = minus(position, target)
  const [across, along] = [dot(target, way), dot(way, way)]
  // How far along the way the sphere is met.
  const share = (-across + Math.sqrt(across ** 2 - along * (dot(target, target) - farthest ** 2))) / along
  return add(target, times(way, share))
}
const aboveFloor = ([x, y, z]: Vec3): Vec3 => [x, Math.max(floor, y), z]

/** From the camera's own axes (right, up, back) to the world's. */
function toWorld([x, y, z]: Vec3, yaw: number, pitch: number): Vec3 {
  const up = y * Math.cos(pitch) - z * Math.sin(pitch)
  const back = y * Math.sin(pitch) + z * Math.cos(pitch)
  return [x * Math.cos(yaw) + back * Math.sin(yaw), up, -x * Math.sin(yaw) + back * Math.cos(yaw)]
}

function toCamera([x, y, z]: Vec3, yaw: number, pitch: number): Vec3 {
  const right = x * Math.cos(yaw) - z * Math.sin(yaw)
  const flat = x * Math.sin(yaw) + z * Math.cos(yaw)
  return [right, y * Math.cos(pitch) + flat * Math.sin(pitch), -y * Math.sin(pitch) + flat * Math.cos(pitch)]
}

/** A point of the world as the camera has it: metres to its right, up and towards itself (so `z` is negative for what is ahead). */
export const seenFrom = ({ position, yaw, pitch }: Pose, point: Vec3): Vec3 =>
  toCamera(minus(point, position), yaw, pitch)

/** Unit vector that the camera looks along. */
export const forward = ({ yaw, pitch }: Pose): Vec3 => toWorld([0, 0, -1], yaw, pitch)

/** Turns the camera about `pivot`, which stays at the same place of the picture; never below the ground, nearer to it before it would leave the sky. */
export function orbitAbout(pose: Pose, pivot: Vec3, turn: number, tilt: number): Pose {
  const seen = toCamera(minus(pose.position, pivot), pose.yaw, pose.pitch)
  const yaw = pose.yaw + turn
  const turned = (pitch: number): Pose => {
    const position = add(pivot, toWorld(seen, yaw, pitch))
    return {
      position: leavesWorld(pose.position, position) ? withinWorld(pivot, position) : position,
      yaw,
      pitch,
    }
  }
  const tilted = turned(clampPitch(pose.pitch + tilt))
  const next = tilted.position[1] >= floor ? tilted : turned(pose.pitch)
  const position = aboveFloor(next.position)
  return leavesWorld(pose.position, position) ? pose : { ...next, position }
}

/**
 * Moves the camera towards `point` so that the distance becomes `factor` times what it was; not nearer than 0.6 m, not underground, not out of the
 * sky.
 */
export function zoomTowards(pose: Pose, point: Vec3, factor: number): Pose {
  const away = minus(pose.position, point)
  const distance = length(away)
  if (distance <= nearest && factor < 1) return pose
  const next = Math.max(nearest, distance * factor)
  const position = add(point, times(away, next / Math.max(distance, 1e-6)))
  const isStopped = (position[1] < floor && factor < 1) || leavesWorld(pose.position, position)
  return isStopped ? pose : { ...pose, position: aboveFloor(position) }
}

/** Shifts the camera along its own axes, not out of the sky: metres to the right, up and ahead. */
export function shift(pose: Pose, right: number, up: number, ahead: number): Pose {
  const position = aboveFloor(add(pose.position, toWorld([right, up, -ahead], pose.yaw, pose.pitch)))
  return leavesWorld(pose.position, position) ? pose : { ...pose, position }
}

/** Turns the head without moving. */
export function look(pose: Pose, turn: number, tilt: number): Pose {
  return { ...pose, yaw: pose.yaw + turn, pitch: clampPitch(pose.pitch + tilt) }
}

/** Looks at `target` from `distance` metres away, nearer where that would be out of the sky, in the direction that yaw and pitch name. */
export function lookAtFrom(target: Vec3, yaw: number, pitch: number, distance: number): Pose {
  const position = withinWorld(target, add(target, toWorld([0, 0, distance], yaw, pitch)))
  return { position: aboveFloor(position), yaw, pitch }
}

/** The pose `share` (0 to 1) of the way from one to the other, turning the short way round. */
export function between(from: Pose, to: Pose, share: number): Pose {
  const full = 2 * Math.PI
  const turn = ((((to.yaw - from.yaw) % full) + full + Math.PI) % full) - Math.PI
  return {
    position: add(from.position, times(minus(to.position, from.position), share)),
    yaw: from.yaw + turn * share,
    pitch: from.pitch + (to.pitch - from.pitch) * share,
  }
}
