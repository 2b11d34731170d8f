import { hovering } from '../clips/hovering.ts'
import { onTwoLegs } from '../clips/on-two-legs.ts'
import type { Family } from '../recipe.ts'
import { sculptAlien } from './alien.ts'
import { sculptGhost } from './ghost.ts'
import { sculptRobot } from './robot.ts'
import { sculptSnowman } from './snowman.ts'

export const figures = {
  robot: { sculpt: sculptRobot, clips: onTwoLegs({ stride: 0.45, lift: 0.05, seconds: 0.9, arms: 0.5 }) },
  ghost: { sculpt: sculptGhost, clips: hovering },
  alien: { sculpt: sculptAlien, clips: onTwoLegs({ stride: 0.5, lift: 0.04, seconds: 0.8, arms: 0.5 }) },
  snowman: {
    sculpt: sculptSnowman,
    clips: onTwoLegs({ stride: 0, lift: 0.04, seconds: 0.8, arms: 0.35, waddle: 0.09 }),
  },
} satisfies Family
