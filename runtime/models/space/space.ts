import { driving } from '../clips/driving.ts'
import { onTwoLegs } from '../clips/on-two-legs.ts'
import { turning } from '../clips/turning.ts'
import type { Family } from '../recipe.ts'
import { sculptAstronaut } from './astronaut.ts'
import { sculptCrater } from './crater.ts'
import { sculptMoonBase } from './moon-base.ts'
import { sculptMoonRover } from './moon-rover.ts'
import { sculptRadioDish } from './radio-dish.ts'
import { sculptSolarPanel } from './solar-panel.ts'

const wheels = ['front', 'middle', 'back'].flatMap((end) => [`${end}-left`, `${end}-right`])
const lightGait = onTwoLegs({ stride: 0.6, lift: 0.09, seconds: 1, arms: 0.6 })

/** What stands on the moon, and whoever walks there. */
export const space = {
  'astronaut-avatar': { sculpt: sculptAstronaut, clips: lightGait },
  astronaut: { sculpt: sculptAstronaut, clips: lightGait },
  crater: { sculpt: sculptCrater },
  'moon-base': { sculpt: sculptMoonBase },
  'moon-rover': { sculpt: sculptMoonRover, clips: driving(wheels) },
  'radio-dish': { sculpt: sculptRadioDish, clips: turning('dish', 'y', 16) },
  'solar-panel': { sculpt: sculptSolarPanel },
} satisfies Family
