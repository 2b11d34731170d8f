import type { EntityId } from '../../model/ids.ts'
import type { JsonObject } from '../../model/json.ts'
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
  /** Whether the text is only thought. */
  readonly isThought?: boolean
  /** Components in place of those of the same names, `null` for one that is gone. `color` and `opacity` lie over them. */
  readonly components?: Readonly<Record<string, JsonObject | null>>
  /** Seconds in which the clip of the new `model` begins little by little. */
  readonly blend?: number
  readonly created?: FrameEntity
  readonly removed?: true
}
