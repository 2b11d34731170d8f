import type { EntityId, SceneId } from '../ids.ts'
import { readEntity } from './entity-record.ts'
import type { Entity } from './project.ts'
import { standInId, standInRecord } from './stand-in.ts'

/** The stand-ins of one scene, each the same object for ever, and what they stand in front of, the same until that changes. */
export class StandIns {
  private readonly sceneId: SceneId
  private readonly made = new Map<string, Entity>()
  private all: readonly Entity[] = []
  private shown: { readonly of: readonly Entity[]; readonly list: readonly Entity[] } | undefined
  private ids: { readonly of: readonly EntityId[]; readonly list: readonly EntityId[] } | undefined

  constructor(sceneId: SceneId) {
    this.sceneId = sceneId
  }

  /** Those of some kinds. */
  of(kinds: readonly string[]): readonly Entity[] {
    const all = kinds.flatMap((kind) => this.make(kind) ?? [])
    if (all.length === this.all.length && all.every((entity, index) => entity === this.all[index]))
      return this.all
    this.shown = undefined
    this.ids = undefined
    this.all = all
    return all
  }

  before(list: readonly Entity[], kinds: readonly string[]): readonly Entity[] {
    const all = this.of(kinds)
    if (all.length === 0) return list
    if (this.shown?.of !== list) this.shown = { of: list, list: Object.freeze([...all, ...list]) }
    return this.shown.list
  }

  idsBefore(ids: readonly EntityId[], kinds: readonly string[]): readonly EntityId[] {
    const all = this.of(kinds)
    if (all.length === 0) return ids
    if (this.ids?.of !== ids)
      this.ids = { of: ids, list: Object.freeze([...all.map(({ id }) => id), ...ids]) }
    return this.ids.list
  }

  private make(kind: string): Entity | undefined {
    const known = this.made.get(kind)
    if (known) return known
    const reading = readEntity(standInId(this.sceneId, kind), this.sceneId, standInRecord(kind))
    if (reading.kind !== 'live') return undefined
    this.made.set(kind, reading.entity)
    return reading.entity
  }
}
