import { placed } from '../placed.ts'
import { protagonist } from '../protagonist.ts'
import type { EntityBlueprint, SceneBlueprint } from '../scene-blueprint.ts'
import { templatePlayer } from '../template-player.ts'
import { spaceStacks } from './space-stacks.ts'

const teal = '#43aec6'
const dust = '#a79fb4'

/** Where the crystals are: on the way, on rocks, in the dome, on the dish, and one high above a crater. */
const crystals = (
  [
    [5.4, 0.1, 3.6],
    [-12.5, 2.5, 6.5],
    [-6.2, 0.2, -7.2],
    [8.6, 3.7, -8.4],
    [0.6, 6.2, 2.4],
  ] as const
).map((place, index) => placed('crystal', `Crystal ${index + 1}`, place, { size: 0.9, color: teal }))

const light = (
  id: string,
  name: string,
  position: EntityBlueprint['position'],
  lamp: EntityBlueprint['components']['light'],
) => ({ id, kind: 'light', name, position, components: { light: lamp ?? {} } }) satisfies EntityBlueprint

/** A base on the moon with a garden under glass, soft gravity and a sky full of stars (spec, 'Scene templates'). */
export const space: SceneBlueprint = {
  slug: 'space',
  clientId: 38,
  displayName: 'Space',
  entities: [
    {
      id: 'moon-land',
      kind: 'environment',
      name: 'Moon Land',
      position: [0, 0, 0],
      components: {
        environment: {
          preset: 'space',
          skyTop: '#1b2148',
          skyBottom: '#3a2f6b',
          ground: '#b9b1c2',
          fog: { color: '#3a2f6b', near: 60, far: 170 },
          stars: { count: 2000, radius: 90 },
        },
      },
    },
    light('sun', 'Sun', [-24, 30, 26], { type: 'sun', color: '#ffe9cf', intensity: 2.6 }),
    light('sky-light', 'Sky Light', [0, 12, 0], {
      type: 'hemisphere',
      color: '#9aa6ea',
      groundColor: '#6a5f8c',
      intensity: 1.3,
    }),
    ...protagonist(
      { position: [2.4, 0, 10], turn: 180 },
      { position: [11.5, 8.6, 26], rotation: [-11, 20.5, 0], fov: 38 },
      { ...templatePlayer, gravity: 1.62 },
      'astronaut',
    ),
    placed('moon-base', 'Moon Base', [-4, 0, -5], { size: 1.25, body: 'fixed' }),
    {
      id: 'glass-dome',
      kind: 'shape',
      name: 'Glass Dome',
      position: [-4, 3.38, -5],
      scale: [10.05, 8.75, 10.05],
      components: {
        geometry: { primitive: 'half-sphere' },
        material: { color: '#9fd8e6', opacity: 0.28 },
        physics: { body: 'ghost' },
      },
    },
    placed('tree', 'Moon Tree', [-3, 0.1, -7], { size: 1.1, turn: 40 }),
    placed('flowers', 'Flowers', [-6.6, 0.1, -4.4], { turn: 30, color: '#d8427f' }),
    placed('flowers', 'Flowers 2', [-1.4, 0.1, -4], { turn: 200, color: '#fff3dc' }),
    placed('chick', 'Space Chick', [-5, 0.1, -3.4], { turn: 20, clip: 'idle' }),
    placed('astronaut', 'Captain', [5.6, 0, 6.4], { turn: -12, clip: 'idle', color: '#ffc247' }),
    placed('moon-rover', 'Rover', [5.6, 0, -3], { turn: 180, size: 1.25, clip: 'walk' }),
    placed('radio-dish', 'Radio Dish', [8.6, 0, -8.4], { clip: 'idle', body: 'fixed' }),
    placed('solar-panel', 'Solar Panel', [11.6, 0, 0.4], { turn: -34, body: 'fixed' }),
    placed('solar-panel', 'Solar Panel 2', [13.6, 0, 3], { turn: -34, body: 'fixed' }),
    placed('rocket', 'Rocket', [13.2, 0, -5.4], { size: 2, turn: -20, body: 'fixed' }),
    ...crystals,
    placed('crater', 'Crater', [-8.2, 0, 7.8], { turn: 30 }),
    placed('crater', 'Crater 2', [0.8, 0, 2.4], { size: 0.75, turn: 110 }),
    placed('crater', 'Crater 3', [6.8, 0, -13.4], { size: 1.2, turn: 200 }),
    placed('crater', 'Crater 4', [7.6, 0, 11.6], { size: 0.6, turn: 300 }),
    placed('flag', 'Landing Mark', [3.9, 0, 10.6], { size: 1.1 }),
    placed('rock', 'Big Rock', [-12.5, 0, 6.5], { size: 3.1, turn: 90, color: dust, body: 'fixed' }),
    placed('rock', 'Rock', [-12.4, 0, 10], { size: 1.6, turn: 200, color: dust, body: 'fixed' }),
    placed('rock', 'Rock 2', [3.2, 0, -16.2], { size: 2.2, turn: 20, color: dust, body: 'fixed' }),
    placed('rock', 'Rock 3', [-15.2, 0, -12.6], { size: 2.6, turn: 140, color: dust, body: 'fixed' }),
    placed('rock', 'Rock 4', [10.4, 0, 10.2], { size: 0.9, turn: 60, color: dust }),
    placed('spaceship', 'Spaceship', [-13, 7.5, -15], { size: 1.6, clip: 'walk', turn: 40 }),
    placed('saturn', 'Saturn', [-1, 10.6, -53], { size: 3.4, clip: 'idle', turn: 20 }),
    placed('earth', 'Earth', [-37, 10, -34], { size: 4, clip: 'idle' }),
  ],
  files: [{ name: 'index', kind: 'blocks', stacks: spaceStacks }],
}
