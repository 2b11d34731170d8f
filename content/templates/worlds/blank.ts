import { usualPlayer } from '../../../model/components/usual-player.ts'
import { daylight } from '../daylight.ts'
import { protagonist } from '../protagonist.ts'
import type { SceneBlueprint } from '../scene-blueprint.ts'

/** The empty project (spec, 'Scene templates'): a block-style avatar on open terrain under a gradient sky. */
export const blank: SceneBlueprint = {
  slug: 'blank',
  clientId: 3,
  displayName: 'My World',
  entities: [
    {
      id: 'terrain',
      kind: 'environment',
      name: 'Terrain',
      position: [0, 0, 0],
      components: {
        environment: {
          preset: 'plain',
          skyTop: '#7fc4df',
          skyBottom: '#fbeed3',
          ground: '#9cc163',
          fog: { color: '#f6ead0', near: 45, far: 130 },
        },
      },
    },
    ...daylight([-20, 40, 30]),
    ...protagonist(
      { position: [0, 0, 0], turn: 20 },
      { position: [3.2, 4.4, 11.5], rotation: [-14, 15, 0], fov: 42 },
      usualPlayer,
      'blocks',
    ),
  ],
  files: [{ name: 'index', kind: 'blocks', stacks: [] }],
}
