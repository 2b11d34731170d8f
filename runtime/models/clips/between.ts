import type { Triple } from '../kit/sculpture.ts'
import type { JointPose, Pose } from './clip.ts'

const none: Triple = [0, 0, 0]
const full: Triple = [1, 1, 1]

/** The pose a `share` (0 to 1) of the way from one to another; joints that one of them leaves out rest there. */
export function between(from: Pose, to: Pose, share: number): Pose {
  const names = new Set([...Object.keys(from), ...Object.keys(to)])
  return Object.fromEntries([...names].map((name) => [name, joint(from[name] ?? {}, to[name] ?? {}, share)]))
}

function joint(from: JointPose, to: JointPose, share: number): JointPose {
  return {
    turn: mixed(from.turn ?? none, to.turn ?? none, share),
    shift: mixed(from.shift ?? none, to.shift ?? none, share),
    size: mixed(from.size ?? full, to.size ?? full, share),
  }
}

const mixed = (from: Triple, to: Triple, share: number): Triple => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]
