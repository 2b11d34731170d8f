import { EntityId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import { aptOf, isCommon } from './apt-of.ts'
import { copyable } from './copyable.ts'
import { topmost } from './topmost.ts'

interface Copies {
  /** What `entity.clone` takes: all that is copied, parents first. */
  readonly copies: { readonly sourceId: EntityId; readonly entityId: EntityId }[]
  /** The copies of what was asked for, without what lies inside of them. */
  readonly outer: readonly EntityId[]
}

/** A new id for everything that is copied with `ids`, but for what a scene has once among others; empty when none of them is there. */
export function copiesOf(project: Project, ids: readonly EntityId[], newId: () => string): Copies {
  const sources = aptOf(topmost(project, ids), isCommon)
  const copies = copyable(project, sources).map(({ id }) => ({
    sourceId: id,
    entityId: EntityId.parse(newId()),
  }))
  const isSource = new Set(sources.map(({ id }) => id))
  return { copies, outer: copies.flatMap((copy) => (isSource.has(copy.sourceId) ? copy.entityId : [])) }
}
