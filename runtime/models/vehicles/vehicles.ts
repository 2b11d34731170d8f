import { driving } from '../clips/driving.ts'
import { orbiting } from '../clips/orbiting.ts'
import { rocking } from '../clips/rocking.ts'
import { thrusting } from '../clips/thrusting.ts'
import type { Family } from '../recipe.ts'
import { sculptBoat } from './boat.ts'
import { sculptCar } from './car.ts'
import { sculptRocket } from './rocket.ts'
import { sculptSpaceship } from './spaceship.ts'
import { sculptTrain } from './train.ts'

const wheels = ['front', 'back'].flatMap((end) => [`${end}-left`, `${end}-right`])

export const vehicles = {
  car: { sculpt: sculptCar, clips: driving(wheels) },
  train: { sculpt: sculptTrain, clips: driving([...wheels, 'middle-left', 'middle-right']) },
  boat: { sculpt: sculptBoat, clips: rocking },
  rocket: { sculpt: sculptRocket, clips: thrusting },
  spaceship: { sculpt: sculptSpaceship, clips: orbiting },
} satisfies Family
