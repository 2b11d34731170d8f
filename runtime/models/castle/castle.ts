import { onTwoLegs } from '../clips/on-two-legs.ts'
import { turning } from '../clips/turning.ts'
import type { Family } from '../recipe.ts'
import { sculptCastleStairs } from './castle-stairs.ts'
import { sculptCastleWall } from './castle-wall.ts'
import { sculptCrown } from './crown.ts'
import { sculptDrawbridge } from './drawbridge.ts'
import { sculptGatehouse } from './gatehouse.ts'
import { sculptKeep } from './keep.ts'
import { sculptKnight } from './knight.ts'
import { sculptMoat } from './moat.ts'
import { sculptQueen } from './queen.ts'

export const castle = {
  'castle-wall': { sculpt: sculptCastleWall },
  'castle-stairs': { sculpt: sculptCastleStairs },
  gatehouse: { sculpt: sculptGatehouse },
  keep: { sculpt: sculptKeep },
  drawbridge: { sculpt: sculptDrawbridge },
  moat: { sculpt: sculptMoat },
  crown: { sculpt: sculptCrown, clips: turning('body', 'y', 3, 0.06) },
  queen: { sculpt: sculptQueen, clips: onTwoLegs({ stride: 0.2, lift: 0.03, seconds: 0.9, arms: 0.35 }) },
  knight: { sculpt: sculptKnight, clips: onTwoLegs({ stride: 0.5, lift: 0.05, seconds: 0.9, arms: 0.5 }) },
} satisfies Family
