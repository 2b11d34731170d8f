import type { EntityId } from '../../model/ids.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { World } from './world/world.ts'

/** What makes two things alike: the same model, the same shape, else the same kind. */
function likenessOf({ kind, components: { model, geometry } }: FrameEntity): string {
  if (model) return `model ${model.name}`
  return geometry ? `shape ${geometry.primitive}` : `kind ${kind}`
}

/** Which things of a run are of the same sort. */
export interface Likeness {
  /** A question about designs; the example may have been taken away since the start. `null` for one that never was. */
  like(id: EntityId | ''): ((design: FrameEntity) => boolean) | null
}

export function createLikeness(entities: readonly FrameEntity[], world: World): Likeness {
  const first = new Map<string, FrameEntity>(entities.map((entity) => [entity.id, entity]))
  return {
    like(id) {
      const design = first.get(id) ?? (id === '' ? undefined : world.bodies.get(id)?.design)
      if (!design) return null
      const wanted = likenessOf(design)
      return (other) => likenessOf(other) === wanted
    },
  }
}
