import { turning } from '../clips/turning.ts'
import { yawning } from '../clips/yawning.ts'
import type { Family } from '../recipe.ts'
import { sculptChest } from './chest.ts'
import { sculptCoin } from './coin.ts'
import { sculptCrate } from './crate.ts'
import { sculptCrystal } from './crystal.ts'
import { sculptGoldStar } from './gold-star.ts'
import { sculptKey } from './key.ts'

export const treasure = {
  crate: { sculpt: sculptCrate },
  chest: { sculpt: sculptChest, clips: yawning },
  crystal: { sculpt: sculptCrystal },
  coin: { sculpt: sculptCoin, clips: turning('body', 'y', 2.4, 0.06) },
  key: { sculpt: sculptKey, clips: turning('body', 'y', 3, 0.06) },
  'gold-star': { sculpt: sculptGoldStar, clips: turning('body', 'y', 3, 0.08) },
} satisfies Family
