import { z } from 'zod'
import { Vec3Schema } from '../../model/components/vec3.ts'
import { JsonObjectSchema } from '../../model/document/json-schema.ts'
import { EntityId } from '../../model/ids.ts'

/** An entity as the scene frame draws it: the materialised one, without what only the editor needs. */
export const FrameEntity = z.object({
  id: EntityId,
  parentId: EntityId.nullable(),
  kind: z.string().max(64),
  name: z.string().max(500),
  position: Vec3Schema,
  rotation: Vec3Schema,
  scale: Vec3Schema,
  components: z.record(z.string().max(64), JsonObjectSchema),
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
