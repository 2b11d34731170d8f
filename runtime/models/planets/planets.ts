import { turning } from '../clips/turning.ts'
import type { Family } from '../recipe.ts'
import { sculptEarth } from './earth.ts'
import { sculptMoon } from './moon.ts'
import { sculptSaturn } from './saturn.ts'
import { sculptSunStar } from './sun-star.ts'

export const planets = {
  earth: { sculpt: sculptEarth, clips: turning('body', 'y', 14) },
  moon: { sculpt: sculptMoon, clips: turning('body', 'y', 18) },
  saturn: { sculpt: sculptSaturn, clips: turning('body', 'y', 12) },
  'sun-star': { sculpt: sculptSunStar, clips: turning('rays', 'z', 10) },
} satisfies Family
