import { flickering } from '../clips/flickering.ts'
import type { Family } from '../recipe.ts'
import { sculptBush } from './bush.ts'
import { sculptCactus } from './cactus.ts'
import { sculptCampfire } from './campfire.ts'
import { sculptCloud } from './cloud.ts'
import { sculptFlowers } from './flowers.ts'
import { sculptLog } from './log.ts'
import { sculptMushroom } from './mushroom.ts'
import { sculptPalm } from './palm.ts'
import { sculptPath } from './path.ts'
import { sculptPine } from './pine.ts'
import { sculptPond } from './pond.ts'
import { sculptRock } from './rock.ts'
import { sculptTree } from './tree.ts'

export const nature = {
  tree: { sculpt: (sculpture) => sculptTree(sculpture) },
  pine: { sculpt: (sculpture) => sculptPine(sculpture) },
  bush: { sculpt: (sculpture) => sculptBush(sculpture) },
  'far-tree': { sculpt: (sculpture) => sculptTree(sculpture, 'far') },
  'far-pine': { sculpt: (sculpture) => sculptPine(sculpture, 'far') },
  'far-bush': { sculpt: (sculpture) => sculptBush(sculpture, 'far') },
  flowers: { sculpt: sculptFlowers },
  mushroom: { sculpt: sculptMushroom },
  rock: { sculpt: sculptRock },
  pond: { sculpt: sculptPond },
  log: { sculpt: sculptLog },
  path: { sculpt: sculptPath },
  cloud: { sculpt: sculptCloud, floats: true },
  palm: { sculpt: sculptPalm },
  cactus: { sculpt: sculptCactus },
  campfire: { sculpt: sculptCampfire, clips: flickering },
} satisfies Family
