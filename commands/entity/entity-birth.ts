import { z } from 'zod'
import { Vec3Schema } from '../../model/components/vec3.ts'
import { JsonObjectSchema } from '../../model/document/json-schema.ts'
import { Name } from '../../model/document/names.ts'
import { EntityId, SceneId } from '../../model/ids.ts'
import { ComponentName } from './component-name.ts'

/** A new entity, without its place in a tree. */
export const EntityBirth = z.strictObject({
  entityId: EntityId,
  kind: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/),
  name: Name,
  position: Vec3Schema,
  rotation: Vec3Schema,
  scale: Vec3Schema,
  components: z.record(ComponentName, JsonObjectSchema),
})

/** A new entity in a scene: in front of the sibling `before`, or at the end. */
export const PlacedBirth = EntityBirth.extend({
  sceneId: SceneId,
  parentId: EntityId.nullable(),
  before: EntityId.nullable(),
})
