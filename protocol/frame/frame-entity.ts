import { z } from 'zod'
import { Vec3Schema } from '../../model/components/vec3.ts'
import { EntityId } from '../../model/ids.ts'
import type { JsonValue } from '../../model/json.ts'

/** Read-only, so that the project's frozen values can be sent without copying. */
const Json: z.ZodType<JsonValue> = z.json()

/** An entity as the scene frame draws it: the materialised one, without what only the editor needs. */
export const FrameEntity = z.object({
  id: EntityId,
  parentId: EntityId.nullable(),
  kind: z.string().max(64),
  name: z.string().max(500),
  position: Vec3Schema,
  rotation: Vec3Schema,
  scale: Vec3Schema,
  components: z.record(z.string().max(64), z.record(z.string(), Json)),
  isHidden: z.boolean(),
  isLocked: z.boolean(),
})
export type FrameEntity = z.infer<typeof FrameEntity>

/** New place of one entity: only what changed. */
export const TransformChange = z.object({
  entityId: EntityId,
  position: Vec3Schema.optional(),
  rotation: Vec3Schema.optional(),
  scale: Vec3Schema.optional(),
})
export type TransformChange = z.infer<typeof TransformChange>
