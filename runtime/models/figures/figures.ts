import { hovering } from '../clips/hovering.ts'
import { onTwoLegs } from '../clips/on-two-legs.ts'
import { winged } from '../clips/winged.ts'
import type { Family } from '../recipe.ts'
import { sculptAlien } from './alien.ts'
import { sculptBlocksAvatar } from './blocks-avatar.ts'
import { sculptDragon } from './dragon.ts'
import { sculptGhost } from './ghost.ts'
import { sculptKid } from './kid.ts'
import { sculptRobot } from './robot.ts'
import { sculptSnowman } from './snowman.ts'
import { sculptTRex } from './t-rex.ts'

export const figures = {
  kid: { sculpt: sculptKid, clips: onTwoLegs({ stride: 0.55, lift: 0.05, seconds: 0.8, arms: 0.6 }) },
  'kid-avatar': { sculpt: sculptKid },
  'blocks-avatar': { sculpt: sculptBlocksAvatar },
  dragon: { sculpt: sculptDragon, clips: winged },
  't-rex': {
    sculpt: sculptTRex,
    clips: onTwoLegs({ stride: 0.3, lift: 0.14, foot: 0.6, seconds: 1.1, arms: 0.35, waddle: 0.05 }),
  },
  robot: { sculpt: sculptRobot, clips: onTwoLegs({ stride: 0.45, lift: 0.05, seconds: 0.9, arms: 0.5 }) },
  ghost: { sculpt: sculptGhost, clips: hovering },
  alien: { sculpt: sculptAlien, clips: onTwoLegs({ stride: 0.5, lift: 0.04, seconds: 0.8, arms: 0.5 }) },
  snowman: {
    sculpt: sculptSnowman,
    clips: onTwoLegs({ stride: 0, lift: 0.04, seconds: 0.8, arms: 0.35, waddle: 0.09 }),
  },
} satisfies Family
