import type { Clips, Pose } from './clip.ts'
import { wave } from './wave.ts'

const rock =
  (strength: number) =>
  (phase: number): Pose => ({
    body: {
      shift: [0, 0.03 * strength * (1.4 + wave(phase)), 0],
      turn: [0.03 * strength * wave(phase, 0.25), 0, 0.05 * strength * wave(phase)],
    },
  })

/** A boat on water, at anchor and under sail. Joint: `body`. */
export const rocking: Clips = {
  idle: { seconds: 3.5, pose: rock(1) },
  walk: { seconds: 2, pose: rock(2) },
}
