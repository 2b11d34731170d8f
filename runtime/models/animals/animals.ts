import { flying } from '../clips/flying.ts'
import { hopping } from '../clips/hopping.ts'
import { onFourLegs } from '../clips/on-four-legs.ts'
import { onTwoLegs } from '../clips/on-two-legs.ts'
import { swimming } from '../clips/swimming.ts'
import type { Family } from '../recipe.ts'
import { sculptBee } from './bee.ts'
import { sculptCat } from './cat.ts'
import { sculptDog } from './dog.ts'
import { sculptFish } from './fish.ts'
import { sculptFox } from './fox.ts'
import { sculptFrog } from './frog.ts'
import { sculptHorse } from './horse.ts'
import { sculptOwl } from './owl.ts'
import { sculptPenguin } from './penguin.ts'
import { sculptRabbit } from './rabbit.ts'

export const animals = {
  cat: { sculpt: sculptCat, clips: onFourLegs({ stride: 0.5, lift: 0.05, seconds: 0.8 }) },
  dog: { sculpt: sculptDog, clips: onFourLegs({ stride: 0.5, lift: 0.06, seconds: 0.7 }) },
  fox: { sculpt: sculptFox, clips: onFourLegs({ stride: 0.5, lift: 0.05, seconds: 0.75 }) },
  rabbit: { sculpt: sculptRabbit, clips: hopping(0.28, 0.7) },
  horse: { sculpt: sculptHorse, clips: onFourLegs({ stride: 0.42, lift: 0.08, seconds: 1 }) },
  penguin: {
    sculpt: sculptPenguin,
    clips: onTwoLegs({ stride: 0.4, lift: 0.03, seconds: 0.7, arms: 0.3, waddle: 0.13 }),
  },
  owl: {
    sculpt: sculptOwl,
    clips: onTwoLegs({ stride: 0.4, lift: 0.03, seconds: 0.6, arms: 0.3, waddle: 0.08 }),
  },
  frog: { sculpt: sculptFrog, clips: hopping(0.3, 0.8) },
  fish: { sculpt: sculptFish, clips: swimming },
  bee: { sculpt: sculptBee, clips: flying(16) },
} satisfies Family
