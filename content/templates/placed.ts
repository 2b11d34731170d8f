import type { ClipName, ModelName } from '../../model/components/model.ts'
import type { BodyKind } from '../../model/components/physics.ts'
import type { Vec3 } from '../../model/project/project.ts'
import type { EntityBlueprint } from './scene-blueprint.ts'

interface Pose {
  /** Degrees about the vertical axis. */
  readonly turn?: number
  readonly size?: number
  /** `#rrggbb` */
  readonly color?: string
  /** How it moves on the spot; it stands still unless that is said. */
  readonly clip?: ClipName
  /** How it meets others; models are gone through unless that is said. */
  readonly body?: BodyKind
}

/** A shipped model that stands in a starter scene; its id is its name in lower case with hyphens. */
export function placed(model: ModelName, name: string, position: Vec3, pose: Pose = {}): EntityBlueprint {
  const { turn = 0, size = 1, color, clip, body } = pose
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    kind: 'model',
    name,
    position,
    rotation: [0, turn, 0],
    scale: [size, size, size],
    components: {
      model: { name: model, ...(clip === undefined ? {} : { clip }) },
      ...(color === undefined ? {} : { material: { color } }),
      ...(body === undefined ? {} : { physics: { body } }),
    },
  }
}
