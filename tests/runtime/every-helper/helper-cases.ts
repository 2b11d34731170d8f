import type { Course } from '../seen-in-frame/play-programs.ts'
import { arCases, consoleCases, deviceCases, xrCases } from './device-cases.ts'
import { globalCases } from './global-cases.ts'
import type { HelperCase, HelperName } from './helper-case.ts'
import { itemCases } from './item-cases.ts'
import { cameraCases, gameCases, screenCases, worldCases } from './picture-cases.ts'
import { playerCases } from './player-cases.ts'
import { sceneCases } from './scene-cases.ts'
import { soundCases } from './sound-cases.ts'

/** Every helper in a script. */
export const helperCases: Readonly<Record<HelperName, HelperCase>> = {
  ...globalCases,
  ...sceneCases,
  ...itemCases,
  ...playerCases,
  ...screenCases,
  ...worldCases,
  ...cameraCases,
  ...gameCases,
  ...soundCases,
  ...deviceCases,
  ...xrCases,
  ...arCases,
  ...consoleCases,
}

/** Where a case without a run of its own is played. */
export const usualRun = 'things'

/** The runs in which the helpers are played. */
export const helperCourses: Readonly<Record<string, Course>> = {
  [usualRun]: { seconds: 3 },
  person: { seconds: 1, player: [0, 0, 0] },
  walk: { seconds: 1.5, player: [0, 0, 0] },
  jump: { seconds: 0.8, player: [0, 0, 0] },
  float: { seconds: 2, player: [0, 0, 0] },
  still: { seconds: 1, player: [0, 0, 0] },
  game: { seconds: 1 },
  hide: { seconds: 0.5 },
  glasses: { seconds: 1.5 },
  sound: { seconds: 3, isHeard: true },
  silence: { seconds: 3, isHeard: true },
  eye: { seconds: 0.5 },
  glide: { seconds: 1 },
  shake: { seconds: 1.01 },
  camera: { seconds: 1 },
  physics: { seconds: 2.5 },
  moon: { seconds: 0.5 },
  win: { seconds: 0.5 },
  lose: { seconds: 0.5 },
  stopAll: { seconds: 0.5 },
  openScene: { seconds: 0.5 },
  restart: { seconds: 0.5 },
}
