import type { Pose } from '../../../model/space/pose.ts'

/** Further from the middle of the world nothing falls, and nothing that is larger does, metres: the engine counts with few digits. */
const farthest = 20_000
const largest = 2_000

/** Whether the physics can deal with a thing that stands so. */
export function isWithinReach({ position, rotation, scale }: Pose): boolean {
  return (
    position.every((part) => Math.abs(part) <= farthest) &&
    rotation.every(Number.isFinite) &&
    scale.every((part) => Math.abs(part) <= largest)
  )
}
