import type { Object3D } from 'three'
import type { Environment } from '../../../model/components/environment.ts'
import { steepnessOf } from '../../land/land-of-preset.ts'
import { seededRandom } from '../../random/seeded-random.ts'
import { modelGeometry } from '../build-model.ts'
import type { Three } from '../kit/three.ts'
import { clouds } from './clouds.ts'
import { craters } from './craters.ts'
import { land } from './land.ts'
import { mesas } from './mesas.ts'
import { mountains } from './mountains.ts'
import { plants, scatter } from './plants.ts'
import { sea } from './sea.ts'
import { type Stars, skyBodies, starReach, stars } from './sky-bodies.ts'
import { skyDome } from './sky-dome.ts'
import { woods } from './woods.ts'

type Surroundings = (three: Three, environment: Environment) => readonly Object3D[]

const bright: Stars = { count: 0, radius: starReach, lowest: 0.06 }

/** `starry` is what stars there are where the environment says nothing about them. */
const withSky =
  (rest: Surroundings, glow?: string | null, starry = bright): Surroundings =>
  (three, environment) => {
    const shown = { ...starry, ...environment.stars }
    return [
      skyDome(three, environment.skyTop, environment.skyBottom, glow),
      ...rest(three, environment),
      ...(shown.count > 0 ? [stars(three, shown)] : []),
    ]
  }

/** What stands around in each of the environments; everything takes few draw calls and leaves the middle free. */
export const presets: Readonly<Record<Environment['preset'], Surroundings>> = {
  plain: withSky((three, { ground }) => [
    land(three, ground, steepnessOf.plain),
    mountains(three),
    clouds(three),
  ]),
  forest: withSky((three, { ground }) => [
    land(three, ground, steepnessOf.forest),
    mountains(three),
    clouds(three),
    ...woods(three),
  ]),
  desert: withSky((three, { ground }) => {
    const random = seededRandom(21)
    const place = { random, steepness: steepnessOf.desert }
    return [
      land(three, ground, steepnessOf.desert),
      mesas(three),
      plants(three, modelGeometry(three, 'cactus'), {
        ...place,
        name: 'cacti',
        spots: scatter(random, 26, [12, 42], [0.7, 1.7]),
      }),
      plants(three, modelGeometry(three, 'rock', '#c98c5e'), {
        ...place,
        name: 'rocks',
        spots: scatter(random, 30, [9, 45], [0.6, 2.2]),
      }),
    ]
  }),
  snow: withSky((three, { ground }) => [
    land(three, ground, steepnessOf.snow),
    mountains(three, '#8ea5bd', '#fbfaf7'),
    clouds(three),
    ...woods(three, { pines: '#c4d8d6', isGreen: false }),
  ]),
  night: withSky(
    (three, { ground }) => [
      land(three, ground, steepnessOf.night),
      mountains(three, '#2c3566', '#4a549a'),
      skyBodies(three, [{ at: [52, 58, -120], radius: 11, color: '#e8e2d6', top: '#fff8e6' }]),
      ...woods(three, { light: '#5f69b4' }),
    ],
    null,
    { ...bright, count: 260 },
  ),
  space: withSky(
    (three, { ground }) => [
      land(three, ground, steepnessOf.space),
      craters(three, ground, steepnessOf.space),
      skyBodies(three, [
        { at: [-62, 46, -120], radius: 15, color: '#d98f5c', top: '#f0d7a2', ring: '#cfc8d4' },
        { at: [66, 66, -100], radius: 6, color: '#355f9c', top: '#86d8db' },
        { at: [96, 34, 60], radius: 9, color: '#a92a63', top: '#ee7a54' },
        { at: [-80, 50, 90], radius: 7, color: '#6c6580', top: '#cfc8d4' },
      ]),
    ],
    null,
    { ...bright, count: 420, lowest: -0.2 },
  ),
  island: withSky((three, { ground }) => {
    const random = seededRandom(5)
    return [
      land(three, ground, steepnessOf.island),
      sea(three),
      clouds(three),
      plants(three, modelGeometry(three, 'palm'), {
        name: 'palms',
        random,
        steepness: steepnessOf.island,
        spots: scatter(random, 22, [11, 19], [0.8, 1.35]).filter(({ x, z }) => z < 4 || Math.abs(x) > 9),
      }),
      plants(three, modelGeometry(three, 'rock'), {
        name: 'rocks',
        random,
        steepness: steepnessOf.island,
        spots: scatter(random, 16, [15, 27], [0.7, 2.4]),
      }),
    ]
  }),
  sunset: withSky(
    (three, { ground }) => [
      land(three, ground, steepnessOf.sunset),
      mountains(three, '#7d5f96', '#d08a9c'),
      clouds(three, '#f7b7a0'),
      skyBodies(three, [{ at: [-118, 16, -96], radius: 13, color: '#ffd27a', top: '#ffe9b0' }]),
      ...woods(three, { light: '#f2bd92' }),
    ],
    '#ffb25e',
  ),
}
