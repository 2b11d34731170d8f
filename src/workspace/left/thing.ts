import type { JsonObject } from '../../../model/json.ts'
import type { Category, EntityKind } from '../../../model/kinds/entity-kinds.ts'
import type { Vec3 } from '../../../model/project/project.ts'
import type { TextKey } from '../../i18n/use-t.ts'

/** Something in the picker that can be put into the scene. */
export interface Thing {
  /** Names its picture too (`src/assets/thumbnails`). */
  readonly id: string
  readonly label: Extract<TextKey, `design.things.${string}`>
  readonly category: Category
  readonly kind: EntityKind
  readonly components: Readonly<Record<string, JsonObject>>
  /** Metres from the spot on the ground to its origin. */
  readonly offset: Vec3
  readonly scale: Vec3
}
