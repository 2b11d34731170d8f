import { Hash } from '../../model/hash.ts'
import type { EntityId } from '../../model/ids.ts'
import type { SimEntity } from './sim-entity.ts'

/** A hash of where everything in a run is and how it looks, to tell whether a run that is done again is the same. */
export function worldHash(entities: ReadonlyMap<EntityId, SimEntity>): string {
  const hash = new Hash().unit(entities.size)
  for (const { id, parentId, position, rotation, scale, color, opacity, visible } of entities.values())
    hash.json([id, parentId, position, rotation, scale, color, opacity, visible])
  return hash.digest()
}
