import { onTwoLegs } from '../clips/on-two-legs.ts'
import type { Family } from '../recipe.ts'
import { sculptBaker } from './baker.ts'
import { sculptCoop } from './coop.ts'
import { sculptGardener } from './gardener.ts'
import { sculptHen } from './hen.ts'
import { sculptVegetables } from './vegetables.ts'
import { sculptWell } from './well.ts'

const unhurried = onTwoLegs({ stride: 0.5, lift: 0.05, seconds: 0.9, arms: 0.5 })

export const village = {
  well: { sculpt: sculptWell },
  vegetables: { sculpt: sculptVegetables },
  coop: { sculpt: sculptCoop },
  hen: {
    sculpt: sculptHen,
    clips: onTwoLegs({ stride: 0.45, lift: 0.04, seconds: 0.6, arms: 0.3, waddle: 0.09 }),
  },
  baker: { sculpt: sculptBaker, clips: unhurried },
  gardener: { sculpt: sculptGardener, clips: unhurried },
} satisfies Family
