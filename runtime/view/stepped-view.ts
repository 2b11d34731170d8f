import type { ViewStep } from '../../protocol/frame/to-frame.ts'
import { orbitAbout, type Pose, seenFrom, shift, type Vec3, zoomTowards } from './pose.ts'

/** Radians of one press. */
const turnStep = Math.PI / 12
const tiltStep = Math.PI / 18
/** How far one press shifts the picture, as a share of the distance to what is looked at. */
const shiftStep = 0.12
/** What one press nearer leaves of that distance. */
const zoomStep = 0.8
/** What a held key does each time it comes again, of one press: it comes about thirty times a second. */
const heldShare = 0.2

/** The view one press of a key farther: around `pivot`, towards it, or along the picture. Never below the ground, never out of the world. */
export function steppedView(pose: Pose, pivot: Vec3, step: ViewStep): Pose {
  const share = step.isRepeat ? heldShare : 1
  const metres = Math.hypot(...seenFrom(pose, pivot)) * shiftStep * share
  const turned = orbitAbout(pose, pivot, step.turn * turnStep * share, -step.lift * tiltStep * share)
  const nearer = zoomTowards(turned, pivot, zoomStep ** (step.near * share))
  return shift(nearer, step.right * metres, step.up * metres, 0)
}
