import type { Entity } from '../../../model/project/project.ts'
import type { ToFrame } from '../../../protocol/frame/to-frame.ts'
import { diffEntities } from './diff-entities.ts'
import { frameEntityOf } from './frame-entity-of.ts'

/** Keeps one frame's picture equal to the project: a whole load for a fresh page, then only what changed. */
export interface EntityFeed {
  load(entities: readonly Entity[]): void
  /** Sends nothing when nothing changed; must come after `load`. */
  update(entities: readonly Entity[]): void
  /** For a page that has to know the entities in their order: loads them again unless it holds exactly these. */
  keep(entities: readonly Entity[]): void
  /** A fresh page took the place of the one that was fed. */
  forget(): void
}

/** Makes a feed that speaks through `send`. */
export function createEntityFeed(send: (message: ToFrame) => void): EntityFeed {
  let shown: readonly Entity[] | undefined
  const load = (entities: readonly Entity[]) => {
    shown = entities
    send({ type: 'scene.load', entities: entities.map(frameEntityOf) })
  }
  return {
    load,
    update(entities) {
      const { upserts, removes } = diffEntities(shown ?? [], entities)
      shown = entities
      if (upserts.length + removes.length === 0) return
      send({ type: 'scene.patch', upserts: upserts.map(frameEntityOf), removes: [...removes] })
    },
    keep(entities) {
      const isSame =
        shown?.length === entities.length && entities.every((entity, index) => entity === shown?.[index])
      if (!isSame) load(entities)
    },
    forget() {
      shown = undefined
    },
  }
}
