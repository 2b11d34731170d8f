import { houseMarker } from '../../../model/components/source.ts'
import { usualPlayer } from '../../../model/components/usual-player.ts'
import { daylight } from '../daylight.ts'
import { placed } from '../placed.ts'
import { protagonist } from '../protagonist.ts'
import type { SceneBlueprint } from '../scene-blueprint.ts'
import { arStacks } from './ar-stacks.ts'

/**
 * A world for the room (spec, 'Scene templates': marker image, large plane, sky, camera, cursor): all stands on and round the picture, which lies
 * flat in the middle. In the room sky and plane are not drawn.
 */
export const ar: SceneBlueprint = {
  slug: 'ar',
  clientId: 30,
  displayName: 'In My Room',
  entities: [
    {
      id: 'sky',
      kind: 'environment',
      name: 'Sky',
      position: [0, 0, 0],
      components: {
        environment: { preset: 'plain', skyTop: '#8cb8e0', skyBottom: '#fbe7cf', ground: '#e8d9b8' },
      },
    },
    ...daylight([-8, 18, 12]),
    ...protagonist(
      { position: [2.3, 0, 0.3], turn: 230 },
      { position: [2.4, 3.4, 7.8], rotation: [-14, 17, 0], fov: 42 },
      usualPlayer,
      'kid',
    ),
    {
      id: 'floor',
      kind: 'shape',
      name: 'Floor',
      position: [0, 0.005, 0],
      scale: [60, 1, 60],
      components: { geometry: { primitive: 'plane' }, material: { color: '#e8d9b8' } },
    },
    {
      id: 'marker',
      kind: 'image',
      name: 'Marker',
      position: [0, 0.02, 1.125],
      rotation: [-90, 0, 0],
      components: { image: { source: houseMarker, size: 3 }, marker: {} },
    },
    placed('dragon', 'Dragon', [0, 0, 0], { size: 0.7, turn: 20, clip: 'idle' }),
    placed('mushroom', 'Mushroom', [-1.9, 0, -1.2], { size: 1.1 }),
    placed('flowers', 'Flowers', [-2.1, 0, 0.9], { size: 1 }),
    placed('rock', 'Rock', [2, 0, -1.3], { size: 0.8, turn: 40 }),
  ],
  files: [{ name: 'index', kind: 'blocks', stacks: arStacks }],
}
