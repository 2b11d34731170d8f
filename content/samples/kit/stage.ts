import type { Environment } from '../../../model/components/environment.ts'
import { usualEnvironments } from '../../../model/components/usual-environments.ts'
import { usualPlayer } from '../../../model/components/usual-player.ts'
import type { Vec3 } from '../../../model/project/project.ts'
import { atan2Degrees } from '../../../model/space/exact-trig.ts'
import { daylight } from '../../templates/daylight.ts'
import { protagonist } from '../../templates/protagonist.ts'
import type { EntityBlueprint } from '../../templates/scene-blueprint.ts'

interface Stage {
  readonly preset: Environment['preset']
  /** Where the camera stands and what it looks at. */
  readonly from: Vec3
  readonly at: Vec3
  /** Degrees from the top of the picture to its bottom. */
  readonly fov?: number
  /** Where the player stands, and its turn; 180 looks away from the camera's usual side. */
  readonly player?: Vec3
  readonly turn?: number
  /** `behind`: the camera goes with the player as soon as the world runs. It stays where it is unless that is said. */
  readonly view?: 'behind' | 'free'
  /** Before the ids of all of it, for second scenes. */
  readonly prefix?: string
}

const oneDigit = (degrees: number): number => Math.round(degrees * 10) / 10

/** How a camera is turned that stands at one place and looks at another. Cameras look along their −z. */
function towards(from: Vec3, at: Vec3): Vec3 {
  const [x, y, z] = [at[0] - from[0], at[1] - from[1], at[2] - from[2]]
  return [oneDigit(atan2Degrees(y, Math.sqrt(x * x + z * z))), oneDigit(atan2Degrees(-x, -z)), 0]
}

const moonlight: readonly EntityBlueprint[] = daylight([-14, 30, 22]).map((light) =>
  light.id === 'sun'
    ? {
        ...light,
        name: 'Moonlight',
        components: { light: { type: 'sun', color: '#cfd7fa', intensity: 2.2 } },
      }
    : {
        ...light,
        components: {
          light: { type: 'hemisphere', color: '#8f9ce0', groundColor: '#5a5a8c', intensity: 1.3 },
        },
      },
)

/** Sky, ground, light, player and camera of a sample. */
export function stage(wanted: Stage): readonly EntityBlueprint[] {
  const { preset, from, at, fov = 40, player = [-5, 0, 3], turn = 140, view = 'free', prefix = '' } = wanted
  const isDark = preset === 'night' || preset === 'space'
  const stood: readonly EntityBlueprint[] = [
    {
      id: 'surroundings',
      kind: 'environment',
      name: 'Surroundings',
      position: [0, 0, 0],
      components: { environment: { preset, ...usualEnvironments[preset] } },
    },
    ...(isDark ? moonlight : daylight([-18, 36, 28])),
    ...protagonist(
      { position: player, turn },
      { position: from, rotation: towards(from, at), fov },
      usualPlayer,
      'kid',
    ),
  ]
  return stood.map((entity) => ({
    ...entity,
    id: prefix + entity.id,
    components:
      entity.kind === 'camera' ? { camera: { ...entity.components.camera, view } } : entity.components,
  }))
}
