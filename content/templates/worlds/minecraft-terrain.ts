import { daylight } from '../daylight.ts'
import { placed } from '../placed.ts'
import { protagonist } from '../protagonist.ts'
import type { SceneBlueprint } from '../scene-blueprint.ts'
import { templatePlayer } from '../template-player.ts'
import { mountainBlocks } from './minecraft-blocks.ts'
import { minecraftScript } from './minecraft-script.ts'
import { minecraftStacks } from './minecraft-stacks.ts'

/** An island of blocks to dig and stack, with a star that only steps lead to (spec, 'Scene templates'). */
export const minecraftTerrain: SceneBlueprint = {
  slug: 'minecraft-terrain',
  clientId: 32,
  displayName: 'Minecraft Terrain',
  entities: [
    {
      id: 'island',
      kind: 'environment',
      name: 'Island',
      position: [0, 0, 0],
      components: {
        environment: {
          preset: 'island',
          skyTop: '#7cc3e2',
          skyBottom: '#eaf2cf',
          ground: '#f0d7a2',
          fog: { color: '#e6f3ee', near: 60, far: 150 },
        },
      },
    },
    ...daylight([-20, 38, 30]),
    ...protagonist(
      { position: [3.4, 0.26, 3.8], turn: 225 },
      { position: [11, 9.6, 15.6], rotation: [-21.5, 37.5, 0], fov: 38 },
      templatePlayer,
      'blocks',
    ),
    placed('block-field', 'Meadow', [-3.5, 0, -4.5], { body: 'solid' }),
    placed('block-field', 'Meadow 2', [2.5, 0, -4.5], { body: 'solid' }),
    placed('block-field', 'Meadow 3', [-3.5, 0, 1.5], { body: 'solid' }),
    placed('block-field', 'Beach', [2.5, -0.74, 1.5], { color: '#f0d7a2', body: 'solid' }),
    ...mountainBlocks(),
    placed('gold-star', 'Star', [-2, 5.5, 0], { size: 1.5, clip: 'idle' }),
    {
      id: 'next-block',
      kind: 'shape',
      name: 'Next Block',
      position: [-3, 0, 2],
      scale: [1.01, 1.01, 1.01],
      components: {
        geometry: { primitive: 'box' },
        material: { color: '#ffffff', opacity: 0.35 },
        physics: { body: 'ghost' },
      },
    },
    placed('sheep', 'Sheep', [0.2, 0.26, 3], { turn: 60, clip: 'idle' }),
    placed('pig', 'Pig', [4.4, 0.26, -0.6], { turn: -90, clip: 'idle' }),
    placed('block-cloud', 'Cloud', [-4, 9, -3], { turn: 90 }),
    placed('block-cloud', 'Cloud 2', [4.6, 8, -7], { turn: 0, size: 0.8 }),
  ],
  files: [
    { name: 'index', kind: 'blocks', stacks: minecraftStacks },
    { name: 'Tab2', kind: 'js', text: minecraftScript },
  ],
}
