import type { Clips, Pose } from './clip.ts'
import { wave } from './wave.ts'

const drift =
  (height: number, lean: number) =>
  (phase: number): Pose => ({
    root: { shift: [0, height * (1 + 0.15 * wave(phase)), 0] },
    body: height > 0 ? { turn: [lean + 0.04 * wave(phase, 0.25), 0, 0.05 * wave(phase)] } : {},
    lights: { turn: [0, phase * Math.PI * 2, 0] },
  })

/** A saucer with circling lights, just above the ground and in flight. Joints: `body` and `lights`. */
export const orbiting: Clips = {
  idle: { seconds: 4, pose: drift(0, 0) },
  walk: { seconds: 2, pose: drift(0.8, 0.12) },
}
