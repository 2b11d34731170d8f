import type { Vec3 } from '../../model/project/project.ts'
import type { EntityBlueprint } from './scene-blueprint.ts'

/** Warm sun and the light of the sky, as in the art direction; `sun` is where the sun stands. */
export const daylight = (sun: Vec3): readonly EntityBlueprint[] => [
  {
    id: 'sun',
    kind: 'light',
    name: 'Sun',
    position: sun,
    components: { light: { type: 'sun', color: '#ffe3b6', intensity: 3.2 } },
  },
  {
    id: 'sky-light',
    kind: 'light',
    name: 'Sky Light',
    position: [0, 12, 0],
    components: {
      light: { type: 'hemisphere', color: '#e4edf2', groundColor: '#d8b88c', intensity: 1.4 },
    },
  },
]
