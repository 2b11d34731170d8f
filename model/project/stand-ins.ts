import type { EntityId, SceneId } from '../ids.ts'
import { protectedKinds } from '../kinds/entity-kinds.ts'
import { type EntityReading, readEntity } from './entity-record.ts'
import type { Entity } from './project.ts'
import { standInId, standInRecord } from './stand-in.ts'

/**
 * The stand-ins of one scene, each the same object for ever, and what they stand in front of, the same until that changes. It counts
 * what is stored of the kinds that a scene cannot be without, so that it knows which of them are needed.
 */
export class StandIns {
  /** Of all stand-ins that there can be. */
  readonly ids: readonly EntityId[]
  private readonly sceneId: SceneId
  private readonly idByKind: ReadonlyMap<string, EntityId>
  private readonly kindById: ReadonlyMap<string, string>
  /** How many live records there are of each protected kind, stand-ins not counted. */
  private readonly protagonists = new Map<string, number>()
  private missingKinds = protectedKinds
  private readonly made = new Map<string, Entity>()
  private all: readonly Entity[] = []
  private shownIds: { readonly of: readonly EntityId[]; readonly list: readonly EntityId[] } | undefined

  constructor(sceneId: SceneId) {
    this.sceneId = sceneId
    this.idByKind = new Map(protectedKinds.map((kind) => [kind, standInId(sceneId, kind)]))
    this.kindById = new Map([...this.idByKind].map(([kind, id]) => [id, kind]))
    this.ids = [...this.idByKind.values()]
  }

  /** The protected kinds of which no record is live. */
  get missing(): readonly string[] {
    return this.missingKinds
  }

  /** Whether a stand-in has this id. */
  isOne(id: string): boolean {
    return this.kindById.has(id)
  }

  /** The id of a protected kind's stand-in. */
  idOf(kind: string): string {
    return this.idByKind.get(kind) ?? ''
  }

  /** Whether an id is a stand-in's whose kind has a record of its own. */
  isReplaced(id: string): boolean {
    const kind = this.kindById.get(id)
    return kind !== undefined && !this.missingKinds.includes(kind)
  }

  /** A record is read as `reading` from now on (1), or no longer (-1). */
  count(reading: EntityReading, by: 1 | -1): void {
    if (reading.kind !== 'live' || this.kindById.has(reading.entity.id)) return
    const { kind } = reading.entity
    if (!this.idByKind.has(kind)) return
    this.protagonists.set(kind, (this.protagonists.get(kind) ?? 0) + by)
    this.missingKinds = protectedKinds.filter((one) => !this.protagonists.get(one))
  }

  /** Those of some kinds, the same array as long as they are the same; not frozen, so that it is quick to copy. */
  of(kinds: readonly string[]): readonly Entity[] {
    const all = kinds.flatMap((kind) => this.make(kind) ?? [])
    if (all.length === this.all.length && all.every((entity, index) => entity === this.all[index]))
      return this.all
    this.shownIds = undefined
    this.all = all
    return all
  }

  idsBefore(ids: readonly EntityId[], kinds: readonly string[]): readonly EntityId[] {
    const all = this.of(kinds)
    if (all.length === 0) return ids
    if (this.shownIds?.of !== ids)
      this.shownIds = { of: ids, list: Object.freeze([...all.map(({ id }) => id), ...ids]) }
    return this.shownIds.list
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
