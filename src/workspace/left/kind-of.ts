import { entityKinds, isEntityKind } from '../../../model/kinds/entity-kinds.ts'
import type { Entity } from '../../../model/project/project.ts'

/** What is known of an entity's kind; `undefined` for a kind of a newer version. */
export const kindOf = (entity: Pick<Entity, 'kind'>) =>
  isEntityKind(entity.kind) ? entityKinds[entity.kind] : undefined
