import { liftingOff } from '../clips/lifting-off.ts'
import { turning } from '../clips/turning.ts'
import type { Family } from '../recipe.ts'
import { sculptFuelCan } from './fuel-can.ts'
import { sculptFuelTank } from './fuel-tank.ts'
import { sculptLaunchButton } from './launch-button.ts'
import { sculptLaunchPad } from './launch-pad.ts'
import { sculptLaunchTower } from './launch-tower.ts'
import { sculptMoonRocket } from './moon-rocket.ts'

/** What a rocket needs to start. */
export const launch = {
  'moon-rocket': { sculpt: sculptMoonRocket, clips: liftingOff },
  'launch-tower': { sculpt: sculptLaunchTower, clips: turning('lamp', 'y', 2) },
  'launch-pad': { sculpt: sculptLaunchPad },
  'fuel-tank': { sculpt: sculptFuelTank },
  'fuel-can': { sculpt: sculptFuelCan, clips: turning('can', 'y', 4, 0.08) },
  'launch-button': { sculpt: sculptLaunchButton },
} satisfies Family
