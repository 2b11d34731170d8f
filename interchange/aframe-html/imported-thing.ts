import type { EntityId } from '../../model/ids.ts'
import type { JsonObject } from '../../model/json.ts'
import type { Vec3 } from '../../model/project/project.ts'

/** A thing that an import will make, as the commands `scene.create` and `entity.create` take it. */
export interface ImportedThing {
  readonly entityId: EntityId
  readonly parentId: EntityId | null
  readonly kind: string
  readonly name: string
  readonly position: Vec3
  readonly rotation: Vec3
  readonly scale: Vec3
  readonly components: Readonly<Record<string, JsonObject>>
  readonly isHidden: boolean
}
