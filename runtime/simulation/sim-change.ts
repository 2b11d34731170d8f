import type { EntityId } from '../../model/ids.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { Vec3 } from './space/vec3.ts'

/**
 * What is new about one entity since the last drain; places, turns and scales are relative to its parent, as in
 * `FrameEntity`. `text` is what it says in a bubble, `null` = nothing any more. A created entity comes whole.
 */
export interface SimChange {
  readonly entityId: EntityId
  readonly position?: Vec3
  readonly rotation?: Vec3
  readonly scale?: Vec3
  /** `#rrggbb` */
  readonly color?: string
  readonly opacity?: number
  readonly visible?: boolean
  readonly text?: string | null
  readonly created?: FrameEntity
  readonly removed?: true
}
