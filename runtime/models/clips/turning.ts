import type { Clips, Pose } from './clip.ts'
import { wave } from './wave.ts'

/** One joint that turns round and round about an axis: sails, coins, planets. `lift` in metres lets it float up and down as well. */
export const turning = (joint: string, axis: 'y' | 'z', seconds: number, lift = 0): Clips => {
  const pose = (phase: number): Pose => {
    const angle = phase * Math.PI * 2
    return {
      [joint]: {
        turn: axis === 'y' ? [0, angle, 0] : [0, 0, angle],
        shift: [0, lift * (1 + wave(phase)), 0],
      },
    }
  }
  return { idle: { seconds, pose }, walk: { seconds: seconds / 2, pose } }
}
