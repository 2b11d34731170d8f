import { sculptChick } from './animals/chick.ts'
import { sculptFlag } from './buildings/flag.ts'
import { sculptHouse } from './buildings/house.ts'
import { sculptLantern } from './buildings/lantern.ts'
import { sculptSwing } from './buildings/swing.ts'
import { sculptTreehouse } from './buildings/treehouse.ts'
import { onTwoLegs } from './clips/on-two-legs.ts'
import { winged } from './clips/winged.ts'
import { sculptBlocksAvatar } from './figures/blocks-avatar.ts'
import { sculptDragon } from './figures/dragon.ts'
import { sculptKid } from './figures/kid.ts'
import { sculptTRex } from './figures/t-rex.ts'
import { sculptBush } from './nature/bush.ts'
import { sculptCloud } from './nature/cloud.ts'
import { sculptFlowers } from './nature/flowers.ts'
import { sculptLog } from './nature/log.ts'
import { sculptMushroom } from './nature/mushroom.ts'
import { sculptPath } from './nature/path.ts'
import { sculptPine } from './nature/pine.ts'
import { sculptPond } from './nature/pond.ts'
import { sculptRock } from './nature/rock.ts'
import { sculptTree } from './nature/tree.ts'
import type { Family } from './recipe.ts'
import { sculptBall } from './treasure/ball.ts'

const childsGait = onTwoLegs({ stride: 0.55, lift: 0.05, seconds: 0.8, arms: 0.6 })

/** What the starter worlds are made of, the player's figures among it: nearly every scene needs some of it. */
export const starter = {
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
  house: { sculpt: sculptHouse },
  treehouse: { sculpt: sculptTreehouse, seed: 11 },
  swing: { sculpt: sculptSwing },
  lantern: { sculpt: sculptLantern },
  flag: { sculpt: sculptFlag },
  ball: { sculpt: sculptBall },
  'kid-avatar': { sculpt: sculptKid, clips: childsGait },
  'blocks-avatar': { sculpt: sculptBlocksAvatar, clips: childsGait },
  kid: { sculpt: sculptKid, clips: childsGait },
  chick: {
    sculpt: sculptChick,
    clips: onTwoLegs({ stride: 0.5, lift: 0.03, seconds: 0.5, arms: 0.25, waddle: 0.08 }),
  },
  dragon: { sculpt: sculptDragon, clips: winged },
  't-rex': {
    sculpt: sculptTRex,
    clips: onTwoLegs({ stride: 0.3, lift: 0.14, foot: 0.6, seconds: 1.1, arms: 0.35, waddle: 0.05 }),
  },
} satisfies Family
