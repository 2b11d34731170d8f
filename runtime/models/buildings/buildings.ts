import { turning } from '../clips/turning.ts'
import type { Family } from '../recipe.ts'
import { sculptBridge } from './bridge.ts'
import { sculptFence } from './fence.ts'
import { sculptSignpost } from './signpost.ts'
import { sculptStall } from './stall.ts'
import { sculptTower } from './tower.ts'
import { sculptWindmill } from './windmill.ts'

export const buildings = {
  tower: { sculpt: sculptTower },
  windmill: { sculpt: sculptWindmill, clips: turning('sails', 'z', 9) },
  stall: { sculpt: sculptStall },
  bridge: { sculpt: sculptBridge },
  fence: { sculpt: sculptFence },
  signpost: { sculpt: sculptSignpost },
} satisfies Family
