import { cosDegrees, sinDegrees } from '../../../model/space/exact-trig.ts'
import { daylight } from '../daylight.ts'
import { placed } from '../placed.ts'
import { protagonist } from '../protagonist.ts'
import type { EntityBlueprint, SceneBlueprint } from '../scene-blueprint.ts'
import { templatePlayer } from '../template-player.ts'
import { launchVariables, rocketLaunchStacks } from './rocket-launch-stacks.ts'

const teal = '#43aec6'
const blue = '#355f9c'

/** Two of these are on their own; the third stands on boxes that one climbs. */
const cans = (
  [
    [-4.4, 0.1, 6.2],
    [9, 0.1, -8.2],
    [-9.8, 2.08, -1.4],
  ] as const
).map((place, index) => placed('fuel-can', `Fuel Can ${index + 1}`, place, { clip: 'idle' }))

/** Smoke lies around the pad until the world runs, and again when the rocket starts. */
const smoke = Array.from({ length: 9 }, (_, puff) => {
  const degrees = puff * 40 + 10
  const reach = 3.7 + (puff % 3) * 0.5
  const place = [
    Math.round(sinDegrees(degrees) * reach * 100) / 100,
    0.55 + (puff % 2) * 0.3,
    Math.round((cosDegrees(degrees) * reach - 4) * 100) / 100,
  ] as const
  return placed('cloud', `Smoke ${puff + 1}`, place, { size: 1 + (puff % 3) * 0.22, turn: puff * 70 })
})

/** The board that counts down. */
const board: readonly EntityBlueprint[] = [
  {
    id: 'board',
    kind: 'shape',
    name: 'Launch Board',
    position: [-5.9, 2.6, 1.2],
    rotation: [0, 24, 0],
    scale: [3.4, 2, 0.24],
    components: { geometry: { primitive: 'box' }, material: { color: '#2b2138' } },
  },
  {
    id: 'board-foot',
    kind: 'shape',
    name: 'Launch Board Foot',
    position: [-5.9, 0.8, 1.2],
    rotation: [0, 24, 0],
    scale: [0.5, 1.6, 0.2],
    components: { geometry: { primitive: 'box' }, material: { color: '#928ba0' } },
  },
  {
    id: 'countdown',
    kind: 'text',
    name: 'Countdown',
    position: [-5.84, 2.6, 1.34],
    rotation: [0, 24, 0],
    scale: [4.4, 4.4, 4.4],
    components: { text: { value: '10', color: '#ffc247' } },
  },
]

/** A launch site whose rocket really starts: fuel, button, countdown (spec, 'Scene templates'). */
export const rocketLaunch: SceneBlueprint = {
  slug: 'rocket-launch',
  clientId: 37,
  displayName: 'Rocket Launch',
  entities: [
    {
      id: 'coast',
      kind: 'environment',
      name: 'Coast',
      position: [0, 0, 0],
      components: {
        environment: {
          preset: 'plain',
          skyTop: '#7fbcdc',
          skyBottom: '#fbe3c2',
          ground: '#a3c46c',
          fog: { color: '#f6e6c8', near: 50, far: 140 },
        },
      },
    },
    ...daylight([-22, 38, 34]),
    ...protagonist(
      { position: [0.6, 0, 11.4], turn: 180 },
      { position: [10.5, 7, 25], rotation: [-7.4, 21, 0], fov: 38 },
      templatePlayer,
      'kid',
    ),
    {
      id: 'apron',
      kind: 'shape',
      name: 'Apron',
      position: [0, 0.02, -3],
      scale: [17, 0.04, 17],
      components: {
        geometry: { primitive: 'cylinder' },
        material: { color: '#c9cbb5' },
        physics: { body: 'ghost' },
      },
    },
    placed('launch-pad', 'Launch Pad', [0, 0, -4], { size: 1.3, body: 'fixed' }),
    placed('moon-rocket', 'Rocket', [0, 0.78, -4], { size: 1.35, turn: 12, clip: 'idle', body: 'fixed' }),
    placed('launch-tower', 'Launch Tower', [-5.1, 0, -4], { size: 1.3, clip: 'idle', body: 'fixed' }),
    placed('fuel-tank', 'Fuel Tank', [5.8, 0, -7.4], { turn: 10, body: 'fixed' }),
    placed('fuel-tank', 'Fuel Tank 2', [7.8, 0, -5], { turn: -30, size: 0.8, body: 'fixed', color: blue }),
    placed('launch-button', 'Button', [3.8, 0, 3.4], { turn: 10 }),
    placed('kid', 'Engineer', [5.6, 0, 3.2], { turn: -8, clip: 'idle', color: teal }),
    placed('chick', 'Chick', [6.7, 0, 4.2], { turn: -20, clip: 'idle' }),
    ...board,
    ...cans,
    ...smoke,
    placed('crate', 'Crate', [-8.6, 0, -1.2], { size: 1.1, turn: 0, body: 'fixed' }),
    placed('crate', 'Crate 2', [-9.8, 0, -1.4], { size: 1.1, turn: 0, body: 'fixed' }),
    placed('crate', 'Crate 3', [-9.8, 0.99, -1.4], { size: 1.1, turn: 0, body: 'fixed' }),
    placed('house', 'Control House', [-8.4, 0, -9], { turn: 36, size: 1.5, color: blue, body: 'fixed' }),
    placed('radio-dish', 'Radio Dish', [3, 0, -10.6], { clip: 'idle', body: 'fixed' }),
    placed('car', 'Fuel Car', [12.6, 0, -4], { turn: 180, clip: 'walk', color: '#ffc247' }),
    placed('path', 'Path', [0.9, 0, 9.2], { turn: -6, size: 1.1 }),
    placed('path', 'Path 2', [2.2, 0, 6.2], { turn: -34, size: 1.1 }),
    placed('pine', 'Pine', [-12.2, 0, 4.6], { turn: 20 }),
    placed('pine', 'Pine 2', [-10.4, 0, 7.2], { turn: 120, size: 0.8 }),
    placed('pine', 'Pine 3', [13.6, 0, -11], { turn: 70, size: 1.2 }),
    placed('pine', 'Pine 4', [-13.8, 0, -12], { turn: 200, size: 1.1 }),
    placed('tree', 'Tree', [11, 0, 5.4], { turn: 60, size: 0.85 }),
    placed('rock', 'Rock', [-15.4, 0, 1.6], { turn: 80, size: 1.2 }),
    placed('bush', 'Bush', [9.2, 0, 8.6], { turn: 30, size: 1.1 }),
    placed('bush', 'Bush 2', [-3.4, 0, 12.8], { turn: 200 }),
    placed('flowers', 'Flowers', [3.6, 0, 10.4], { turn: 10, color: '#d8427f' }),
    placed('flowers', 'Flowers 2', [-8.2, 0, 10.4], { turn: 60, color: '#fff3dc' }),
    placed('flowers', 'Flowers 3', [12.6, 0, 1.4], { turn: 150, color: '#ffc247' }),
  ],
  files: [{ name: 'index', kind: 'blocks', stacks: rocketLaunchStacks, variables: launchVariables }],
}
