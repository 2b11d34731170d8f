import { flickering } from '../clips/flickering.ts'
import type { Family } from '../recipe.ts'
import { sculptCactus } from './cactus.ts'
import { sculptCampfire } from './campfire.ts'
import { sculptHedge } from './hedge.ts'
import { sculptPalm } from './palm.ts'

export const nature = {
  palm: { sculpt: sculptPalm },
  cactus: { sculpt: sculptCactus },
  campfire: { sculpt: sculptCampfire, clips: flickering },
  hedge: { sculpt: sculptHedge },
} satisfies Family
