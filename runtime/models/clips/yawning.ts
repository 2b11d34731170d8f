import type { Clips, Pose } from './clip.ts'
import { wave } from './wave.ts'

/** A lid that goes up and down. Joint: `lid`. */
export const yawning: Clips = {
  idle: { seconds: 4, pose: (phase): Pose => ({ lid: { turn: [-0.18 * (1 + wave(phase)), 0, 0] } }) },
}
