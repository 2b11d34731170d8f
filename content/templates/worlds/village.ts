import { daylight } from '../daylight.ts'
import { placed } from '../placed.ts'
import { protagonist } from '../protagonist.ts'
import type { SceneBlueprint } from '../scene-blueprint.ts'
import { templatePlayer } from '../template-player.ts'
import { villageStacks } from './village-stacks.ts'

const sunYellow = '#ffc247'
const berry = '#d8427f'
const blue = '#355f9c'
const cream = '#fff3dc'

/** A village with a windmill, a well and neighbours at work, from where three chicks have run away (spec, 'Scene templates'). */
export const village: SceneBlueprint = {
  slug: 'village',
  clientId: 34,
  displayName: 'Village',
  entities: [
    {
      id: 'countryside',
      kind: 'environment',
      name: 'Countryside',
      position: [0, 0, 0],
      components: {
        environment: {
          preset: 'plain',
          skyTop: '#86c3d6',
          skyBottom: '#fbe3c6',
          ground: '#a6ca68',
          fog: { color: '#f3e3c4', near: 46, far: 130 },
        },
      },
    },
    ...daylight([-22, 38, 34]),
    ...protagonist(
      { position: [4.9, 0, 11], turn: 207 },
      { position: [12, 11, 25.5], rotation: [-19.7, 27.6, 0], fov: 36 },
      templatePlayer,
      'kid',
    ),
    placed('house', 'House', [-6.4, 0, -4], { turn: 29, size: 1.7, body: 'solid' }),
    placed('house', 'Berry House', [0.8, 0, -7.8], { turn: 3, size: 1.95, color: berry, body: 'solid' }),
    placed('house', 'Blue House', [7.8, 0, -3.2], { turn: -31, size: 1.7, color: blue, body: 'solid' }),
    placed('windmill', 'Windmill', [-9.8, 0, 3], { turn: 34, size: 1.75, clip: 'idle', body: 'solid' }),
    placed('well', 'Well', [-0.8, 0, 0.8], { turn: 20, size: 1.25, body: 'solid' }),
    placed('stall', 'Market Stall', [4.4, 0, 1.6], { turn: -24, size: 1.2, body: 'solid' }),
    placed('coop', 'Hen House', [-4.4, 0, 9.6], { turn: 32, size: 1.15, body: 'solid' }),
    placed('vegetables', 'Carrots', [9.4, 0, 4.6], { turn: 6 }),
    placed('vegetables', 'Cabbages', [9.2, 0, 6.6], { turn: 6, color: '#72a04f' }),
    placed('vegetables', 'Lettuce', [9, 0, 8.6], { turn: 6, color: '#b4cf66' }),
    placed('hen', 'Hen', [-2.4, 0, 9.8], { turn: 62, clip: 'idle' }),
    placed('chick', 'Chick', [10.9, 0, 9.4], { turn: -60, clip: 'idle' }),
    placed('chick', 'Chick 2', [-11.6, 0, 8], { turn: 70, clip: 'idle' }),
    placed('chick', 'Chick 3', [4.6, 0, -5.4], { turn: 20, clip: 'idle' }),
    placed('baker', 'Baker', [1.2, 0, -4.6], { turn: 0, size: 1.08, clip: 'walk' }),
    placed('gardener', 'Gardener', [6.7, 0, 4.4], { turn: 180, size: 1.08, clip: 'walk', color: '#82b350' }),
    placed('kid', 'Mia', [-3.2, 0, 3.4], { turn: 62, clip: 'idle', color: berry }),
    placed('kid', 'Tariq', [-1.9, 0, 4.1], { turn: -118, clip: 'idle', color: '#ee7a54' }),
    placed('dog', 'Dog', [-4.2, 0, -0.4], { turn: 60, clip: 'idle' }),
    placed('path', 'Path', [4.6, 0, 10.2], { turn: 27, size: 1.1 }),
    placed('path', 'Path 2', [2.6, 0, 6.2], { turn: 27, size: 1.1 }),
    placed('path', 'Path 3', [1.2, 0, 2], { turn: 16, size: 1.1 }),
    placed('path', 'Path 4', [1.3, 0, -3], { turn: -4, size: 1.1 }),
    placed('path', 'Path 5', [5.4, 0, -0.8], { turn: 66, size: 1.05 }),
    placed('path', 'Path 6', [-3.1, 0, -1.6], { turn: 116, size: 1.05 }),
    placed('path', 'Path 7', [-4.8, 0, 3.4], { turn: 74, size: 1.05 }),
    placed('path', 'Path 8', [6.7, 0, 4.4], { turn: 4, size: 0.9 }),
    placed('path', 'Path 9', [6.5, 0, 7.9], { turn: 2, size: 0.9 }),
    placed('fence', 'Fence', [-8.6, 0, 10.9], { turn: 0 }),
    placed('fence', 'Fence 2', [-6.6, 0, 11.3], { turn: -22 }),
    placed('fence', 'Fence 3', [-4.8, 0, 12.2], { turn: -28 }),
    placed('fence', 'Fence 4', [11.6, 0, 5.6], { turn: 96 }),
    placed('fence', 'Fence 5', [11.4, 0, 7.6], { turn: 96 }),
    placed('lantern', 'Lantern', [5.2, 0, 6.8], { turn: -30, size: 1.2 }),
    placed('tree', 'Tree', [-10.6, 0, -7.6], { turn: 40, size: 1.25 }),
    placed('tree', 'Tree 2', [10.7, 0, -8.2], { turn: 160, size: 1.3 }),
    placed('tree', 'Tree 3', [-12.8, 0, -1.6], { turn: 90, size: 0.95 }),
    placed('pine', 'Pine', [-3.4, 0, -11], { turn: 10, size: 1.2 }),
    placed('pine', 'Pine 2', [5.6, 0, -11.4], { turn: 70, size: 1.35 }),
    placed('pine', 'Pine 3', [13.4, 0, -2.2], { turn: 130 }),
    placed('bush', 'Bush', [8.4, 0, 13.2], { turn: 30, size: 1.1 }),
    placed('bush', 'Bush 2', [-1.9, 0, 13.2], { turn: 140 }),
    placed('bush', 'Bush 3', [12.6, 0, 1.4], { turn: 220, size: 1.1 }),
    placed('rock', 'Rock', [13.2, 0, 11.2], { turn: 60 }),
    placed('rock', 'Rock 2', [-12.4, 0, 11.4], { turn: 200, size: 0.8 }),
    placed('flowers', 'Flowers', [1.2, 0, 9.8], { turn: 20, color: berry }),
    placed('flowers', 'Flowers 2', [-4.6, 0, 5.4], { turn: 80, color: cream }),
    placed('flowers', 'Flowers 3', [-7.8, 0, 0.4], { turn: 140, color: sunYellow }),
    placed('flowers', 'Flowers 4', [-1.8, 0, -5.4], { turn: 200, color: sunYellow }),
    placed('flowers', 'Flowers 5', [11.4, 0, 3.2], { turn: 300, color: berry }),
    placed('flowers', 'Flowers 6', [7.4, 0, 12], { turn: 260, color: cream }),
  ],
  files: [{ name: 'index', kind: 'blocks', stacks: villageStacks }],
}
