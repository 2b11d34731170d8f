import { lamp, mist, words } from '../../samples/kit/props.ts'
import { stage } from '../../samples/kit/stage.ts'
import { placed } from '../../templates/placed.ts'
import type { EntityBlueprint } from '../../templates/scene-blueprint.ts'
import type { Say } from '../course.ts'

/** Height of the middle of all that circles: that of the eyes of who walks among it. */
export const planetHeight = 2

interface Planet {
  readonly id: string
  readonly name: readonly [en: string, de: string]
  readonly color: string
  readonly size: number
  /** Metres from the sun; the true ones would not fit the world. */
  readonly distance: number
  /** How many years of ours a turn about the sun takes. */
  readonly years: number
}

/** The planets besides ours that one sees with the naked eye, from the sun outwards. */
export const planets: readonly Planet[] = [
  { id: 'mercury', name: ['Mercury', 'Merkur'], color: '#a99584', size: 0.6, distance: 4, years: 0.24 },
  { id: 'venus', name: ['Venus', 'Venus'], color: '#e9c27a', size: 0.95, distance: 6, years: 0.62 },
  { id: 'mars', name: ['Mars', 'Mars'], color: '#d9603b', size: 0.75, distance: 11, years: 1.88 },
  { id: 'jupiter', name: ['Jupiter', 'Jupiter'], color: '#d8a774', size: 2.2, distance: 14.5, years: 11.9 },
  { id: 'saturn', name: ['Saturn', 'Saturn'], color: '#e6c98f', size: 1.7, distance: 18.5, years: 29.5 },
]

/** Our earth's distance from the sun and the moon's from it, metres. */
export const earthDistance = 8.5
export const moonDistance = 1.9

/** Where whoever walks among them begins, and where the tour brings them back to. */
export const tourStart = [-3.5, 0, 16] as const

/** Where a planet stands before the program runs: on one side of the sun, a little fanned out. */
const resting = (index: number, distance: number): readonly [number, number, number] => {
  const lean = (index % 2 === 0 ? 1 : -1) * 0.35
  return [distance * Math.cos(lean), planetHeight, -distance * Math.sin(lean)]
}

/** The sun, what circles it, and a rocket for the tour, on a floor of glass in space. */
export const solarSystemThings = (say: Say): readonly EntityBlueprint[] => [
  ...stage({
    preset: 'space',
    from: [0, 9.5, 31],
    at: [0, 1.2, 0],
    fov: 42,
    player: tourStart,
    turn: 180,
    view: 'behind',
  }),
  { ...placed('sun-star', say('Sun', 'Sonne'), [0, -0.3, 0], { size: 1.75 }), id: 'star' },
  {
    ...lamp(say('Sunlight', 'Sonnenlicht'), [0, 2, 0], { type: 'point', color: '#ffe3a8', intensity: 1 }),
    id: 'sunlight',
  },
  lamp('Starlight', [0, 12, 0], { type: 'ambient', color: '#c9d0ff', intensity: 1.2 }),
  ...planets.map(
    ({ id, name, color, size, distance }, index): EntityBlueprint => ({
      // Lying on its side, so that bands go round it.
      ...mist('sphere', say(...name), resting(index, distance), { color, size, rotation: [0, 0, 90] }),
      id,
    }),
  ),
  mist('torus', say('Ring', 'Ring'), [0, 0, 0], {
    color: '#b99a66',
    size: [2, 2, 0.3],
    rotation: [0, 72, 90],
    inside: 'saturn',
  }),
  {
    ...placed('earth', say('Earth', 'Erde'), [earthDistance, planetHeight - 0.7, 0], { size: 0.75 }),
    id: 'earth',
  },
  {
    ...placed('moon', say('Moon', 'Mond'), [earthDistance + moonDistance, planetHeight - 0.25, 0], {
      size: 0.42,
    }),
    id: 'moon',
  },
  { ...placed('rocket', say('Rocket', 'Rakete'), [4.5, 0, 15.8], { size: 0.8 }), id: 'rocket' },
  {
    ...words('Sign', say('Click the rocket!', 'Klick die Rakete!'), [5, 3.2, 17], {
      color: '#fff3dc',
      size: 1.6,
    }),
    id: 'sign',
  },
]
