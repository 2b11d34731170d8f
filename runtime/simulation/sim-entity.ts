import type { EntityId } from '../../model/ids.ts'
import type { Vec3 } from './space/vec3.ts'

/** One entity as it stands in the run. Places, turns (degrees, YXZ) and scales are relative to its parent. */
export interface SimEntity {
  readonly id: EntityId
  readonly parentId: EntityId | null
  readonly kind: string
  readonly name: string
  readonly position: Vec3
  readonly rotation: Vec3
  readonly scale: Vec3
  /** `#rrggbb`, or `null` while it has the look it was designed with. */
  readonly color: string | null
  readonly opacity: number
  readonly visible: boolean
  readonly text: string | null
}
