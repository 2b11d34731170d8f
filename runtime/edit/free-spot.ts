import { type Bounds, middleOf } from '../view/framing.ts'
import type { Vec3 } from '../view/pose.ts'
import { candidateSpots } from './candidate-spots.ts'
import { movedBox } from './neighbours/box-axes.ts'

/** Metres between a new thing and what stands beside it, and the least when there is not enough room. */
const room = 0.35
const tightRoom = 0.05
/** Metres between the spots that are tried, and when there is not enough room. */
const apart = 1.5
const tightApart = 0.5
/** What is lower than this can be stood on (metres). */
const low = 0.2
/** Metres beside the line of sight to a figure in which a new thing would hide it. */
const besideSight = 2

/** A place on the ground, or a direction along it: x and z. */
export type OnGround = readonly [number, number]

/** What a new thing is put among. */
export interface SpotSearch {
  /** The box of the new thing, counted from the spot. */
  readonly size: Bounds
  /** The boxes of what stands in the scene. */
  readonly boxes: readonly Bounds[]
  /** To the right, as the picture shows the ground. */
  readonly right: OnGround
  /** Where the camera is. */
  readonly eye: Vec3
  /** Figures that should not be hidden. */
  readonly figures: readonly OnGround[]
  readonly onGrid: (metres: number) => number
  /** How high the ground is at a place, metres. */
  readonly heightAt: (x: number, z: number) => number
  /** Whether all of a box is in the picture. */
  readonly isSeen: (box: Bounds) => boolean
}

/**
 * The spot itself, or the nearest one beside, behind or before it where the new thing is wholly in the picture, nothing stands and nothing is hidden;
 * else one that is closer to others, else one that is free but not in the picture, else the spot.
 */
export function freeSpot(spot: Vec3, search: SpotSearch): Vec3 {
  const { size, boxes, right, eye, figures, onGrid, heightAt, isSeen } = search
  const onGround = ([x, , z]: Vec3): Vec3 => [x, heightAt(x, z), z]
  const isAbout = ({ min, max }: Bounds, floor: number) =>
    max[1] > floor + low && min[1] < floor + Math.max(1, size.max[1])
  const isFree = ([x, floor, z]: Vec3, gap: number) => {
    const { min, max } = movedBox(size, [x, floor, z])
    return !boxes.some(
      (other) =>
        isAbout(other, floor) &&
        max[0] > other.min[0] - gap &&
        min[0] < other.max[0] + gap &&
        max[2] > other.min[2] - gap &&
        min[2] < other.max[2] + gap,
    )
  }
  const hidesFigure = ([x, , z]: Vec3) =>
    figures.some((figure) => distanceToLine([x, z], [eye[0], eye[2]], figure) < besideSight)
  const isHidden = (one: Vec3) => {
    const middle = middleOf(movedBox(size, one))
    return boxes.some((other) => isAbout(other, one[1]) && isBetween(other, eye, middle))
  }
  const isInSight = (one: Vec3) => isSeen(movedBox(size, one)) && !isHidden(one)

  const around = (apart: number) => candidateSpots(spot, right, apart, onGrid).map(onGround)
  const wide = around(apart)
  return (
    wide.find((one) => isFree(one, room) && !hidesFigure(one) && isInSight(one)) ??
    around(tightApart).find((one) => isFree(one, tightRoom) && isInSight(one)) ??
    wide.find((one) => isFree(one, room) && !hidesFigure(one)) ??
    onGround(spot)
  )
}

/** Metres from a place to the line between two others. */
function distanceToLine([x, z]: OnGround, [fromX, fromZ]: OnGround, [toX, toZ]: OnGround): number {
  const [dx, dz] = [toX - fromX, toZ - fromZ]
  const length = dx * dx + dz * dz
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (z - fromZ) * dz) / length))
  return Math.hypot(x - fromX - along * dx, z - fromZ - along * dz)
}

/** Whether the line between two points goes through a box. */
function isBetween({ min, max }: Bounds, from: Vec3, to: Vec3): boolean {
  let [first, last] = [0, 1]
  for (const axis of [0, 1, 2] as const) {
    const way = to[axis] - from[axis]
    const [one, other] = [(min[axis] - from[axis]) / way, (max[axis] - from[axis]) / way]
    if (way === 0 && (from[axis] < min[axis] || from[axis] > max[axis])) return false
    if (way === 0) continue
    first = Math.max(first, Math.min(one, other))
    last = Math.min(last, Math.max(one, other))
  }
  return first <= last
}
