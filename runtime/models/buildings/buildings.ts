import { turning } from '../clips/turning.ts'
import type { Family } from '../recipe.ts'
import { sculptBridge } from './bridge.ts'
import { sculptFence } from './fence.ts'
import { sculptFlag } from './flag.ts'
import { sculptHouse } from './house.ts'
import { sculptLantern } from './lantern.ts'
import { sculptSignpost } from './signpost.ts'
import { sculptStall } from './stall.ts'
import { sculptSwing } from './swing.ts'
import { sculptTower } from './tower.ts'
import { sculptTreehouse } from './treehouse.ts'
import { sculptWindmill } from './windmill.ts'

export const buildings = {
  house: { sculpt: sculptHouse },
  treehouse: { sculpt: sculptTreehouse, seed: 11 },
  swing: { sculpt: sculptSwing },
  lantern: { sculpt: sculptLantern },
  flag: { sculpt: sculptFlag },
  tower: { sculpt: sculptTower },
  windmill: { sculpt: sculptWindmill, clips: turning('sails', 'z', 9) },
  stall: { sculpt: sculptStall },
  bridge: { sculpt: sculptBridge },
  fence: { sculpt: sculptFence },
  signpost: { sculpt: sculptSignpost },
} satisfies Family
