import type { Gait } from '../../simulation/motion/player-motion.ts'
import type { Clip } from './clip.ts'
import { wave } from './wave.ts'

/** Of a figure on two legs in the air: arms up, one knee ahead. Joints as in `onTwoLegs`. */
const jumping: Clip = {
  seconds: 0.8,
  pose: (phase) => ({
    'left-leg': { turn: [-0.7 + 0.06 * wave(phase), 0, 0], shift: [0, 0.05, 0] },
    'right-leg': { turn: [0.45 - 0.06 * wave(phase), 0, 0] },
    'left-arm': { turn: [-0.4, 0, 1.5 + 0.14 * wave(phase * 2)] },
    'right-arm': { turn: [-0.4, 0, -1.5 - 0.14 * wave(phase * 2)] },
    head: { turn: [-0.12, 0, 0] },
  }),
}

/** Of the same in water: it leans ahead, sweeps with its arms and kicks with its legs. */
const paddling: Clip = {
  seconds: 1.3,
  pose: (phase) => ({
    body: { shift: [0, 0.04 * wave(phase, 0.25), 0], turn: [0.22, 0, 0.04 * wave(phase)] },
    'left-leg': { turn: [0.35 * wave(phase * 2), 0, 0] },
    'right-leg': { turn: [-0.35 * wave(phase * 2), 0, 0] },
    'left-arm': { turn: [-1 + 0.35 * wave(phase), 0, 0.7 + 0.5 * wave(phase, 0.25)] },
    'right-arm': { turn: [-1 + 0.35 * wave(phase), 0, -0.7 - 0.5 * wave(phase, 0.25)] },
    head: { turn: [-0.2, 0.06 * wave(phase), 0] },
  }),
}

/** What the figure of a player does that is on its way like this; on the ground its own clips tell. */
export const offTheGround: Readonly<Record<Gait, Clip | null>> = {
  grounded: null,
  airborne: jumping,
  swimming: paddling,
}
