import type { Course } from '../seen-in-frame/play-programs.ts'
import type { BlockCase } from './block-case.ts'
import { cameraCases } from './cases/camera-cases.ts'
import { choiceCases } from './cases/choice-cases.ts'
import { controlCases } from './cases/control-cases.ts'
import { eventCases } from './cases/event-cases.ts'
import { animationCases, looksCases } from './cases/looks-cases.ts'
import { motionCases } from './cases/motion-cases.ts'
import { physicsCases } from './cases/physics-cases.ts'
import { playerCases } from './cases/player-cases.ts'
import { sensingCases } from './cases/sensing-cases.ts'
import { soundCases } from './cases/sound-cases.ts'
import { listCases, operatorCases, procedureCases, variableCases } from './cases/value-cases.ts'
import { xrCases } from './cases/xr-cases.ts'

/** Every block in a small program, by its type. */
export const blockCases: Readonly<Record<string, BlockCase>> = {
  ...eventCases,
  ...motionCases,
  ...looksCases,
  ...animationCases,
  ...soundCases,
  ...controlCases,
  ...sensingCases,
  ...playerCases,
  ...physicsCases,
  ...cameraCases,
  ...xrCases,
  ...operatorCases,
  ...variableCases,
  ...listCases,
  ...procedureCases,
}

/** Those, and blocks on which something else is chosen, by the helper that they call then. */
export const allCases: Readonly<Record<string, BlockCase>> = { ...blockCases, ...choiceCases }

/** The runs in which the blocks are played. */
export const courses: Readonly<Record<string, Course>> = {
  things: { seconds: 8 },
  values: { seconds: 2 },
  copies: { seconds: 2 },
  glasses: { seconds: 2 },
  sound: { seconds: 3, isHeard: true },
  silence: { seconds: 3, isHeard: true },
  walk: { seconds: 1.5, player: [0, 0, 0] },
  jump: { seconds: 0.8, player: [0, 0, 0] },
  float: { seconds: 2.5, player: [0, 0, 0] },
  asking: { seconds: 1, player: [4, 0, 0] },
  teleport: { seconds: 1.5, player: [0, 0, 0] },
  camera: { seconds: 2, player: [0, 0, 0] },
  glide: { seconds: 3 },
  eye: { seconds: 1 },
  flight: { seconds: 3 },
  reset: { seconds: 1.5 },
  shake: { seconds: 1.01 },
  physics: { seconds: 2 },
  bounce: { seconds: 1.15 },
  moon: { seconds: 0.5 },
  push: { seconds: 0.25 },
  game_win: { seconds: 0.5 },
  game_over: { seconds: 0.5 },
  control_scene: { seconds: 1 },
  control_restart: { seconds: 1 },
  stopAll: { seconds: 1 },
}
