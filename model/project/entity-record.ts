import { isVec3 } from '../components/vec3.ts'
import { cutText } from '../document/cut-text.ts'
import { isDeleted } from '../document/is-deleted.ts'
import { isJsonObject } from '../document/is-json-object.ts'
import { limits } from '../document/limits.ts'
import type { StoredRecord } from '../document/records.ts'
import { compareText, readStamp, type Stamp } from '../document/stamp.ts'
import { isEntityId, type SceneId } from '../ids.ts'
import type { JsonObject, JsonValue } from '../json.ts'
import { entityKinds, isEntityKind } from '../kinds/entity-kinds.ts'
import type { Entity, Vec3 } from './project.ts'
import { standInKind, standInRecord } from './stand-in.ts'

/** Registers of an entity's record that are not components. */
export const entityRegisters = new Set([
  'kind',
  'place',
  'name',
  'position',
  'rotation',
  'scale',
  'hidden',
  'locked',
  'del',
])

/** Where an entity says it is: one register, so that parent and order cannot come apart. `''` is the scene's root. */
export interface PlaceClaim extends Stamp {
  readonly parent: string
  readonly order: string
  /** Where it was before, should `parent` turn out to close a cycle. */
  readonly previous: string
}

/** An entity as its own record tells it, before the tree is resolved. */
export type EntityReading = ReadPlace &
  (
    | { readonly kind: 'live'; readonly entity: Entity }
    | { readonly kind: 'deleted' }
    | { readonly kind: 'broken'; readonly reason: string }
  )

/** What a record says of its place. */
interface ReadPlace {
  readonly place: PlaceClaim
  /** What `place` was read from. */
  readonly claim: JsonValue | undefined
}

/** Kinds that every scene keeps: a deletion of one of them is not believed. */
export const isProtectedKind = (kind: string): boolean => isEntityKind(kind) && entityKinds[kind].isProtected

/**
 * Reads an entity's record. Never throws; a protected kind is never broken, bad values of it read as defaults. Of what was read of
 * the same entity `before` the place and the components stay the same objects when they did not change.
 */
export function readEntity(
  id: string,
  sceneId: SceneId,
  stored: StoredRecord | undefined,
  before?: EntityReading,
): EntityReading {
  const record = standInFor(id, sceneId, stored) ?? stored
  const claim = record?.place
  const place = before && before.claim === claim ? before.place : readPlace(claim)
  if (!record || !isEntityId(id)) return { kind: 'broken', place, claim, reason: 'not an entity' }
  const kind = record.kind
  if (typeof kind !== 'string' || kind === '' || kind.length > 64)
    return { kind: 'broken', place, claim, reason: 'kind is not readable' }
  const isProtected = isProtectedKind(kind)
  if (isDeleted(record) && !isProtected) return { kind: 'deleted', place, claim }
  const damaged = isProtected ? undefined : damagedRegister(record)
  if (damaged !== undefined) return { kind: 'broken', place, claim, reason: `${damaged} is not readable` }
  const name = record.name
  const entity: Entity = {
    id,
    sceneId,
    kind,
    name: typeof name === 'string' ? cutText(name, limits.nameLength) : kind,
    parentId: null,
    position: readVec3(record.position, origin),
    rotation: readVec3(record.rotation, origin),
    scale: readVec3(record.scale, one),
    components: readComponents(record, before?.kind === 'live' ? before.entity.components : undefined),
    isHidden: record.hidden === true && !isProtected,
    isLocked: record.locked === true,
  }
  return { kind: 'live', place, claim, entity: Object.freeze(entity) }
}

/** Under the id of a stand-in nothing else can be read than that. */
function standInFor(
  id: string,
  sceneId: SceneId,
  stored: StoredRecord | undefined,
): StoredRecord | undefined {
  const kind = standInKind(id, sceneId)
  return kind === undefined ? undefined : { ...(stored ?? standInRecord(kind)), kind }
}

const origin: Vec3 = Object.freeze([0, 0, 0])
const one: Vec3 = Object.freeze([1, 1, 1])

/** The first by its name: the order of a record's keys is how they came, which differs among replicas. */
function damagedRegister(record: StoredRecord): string | undefined {
  let first: string | undefined
  for (const key in record)
    if (isDamaged(key, record[key]) && (first === undefined || compareText(key, first) < 0)) first = key
  return first?.slice(0, 64)
}

function isDamaged(key: string, value: JsonValue | undefined): boolean {
  switch (key) {
    case 'name':
      return typeof value !== 'string'
    case 'position':
    case 'rotation':
    case 'scale':
      return !isVec3(value)
    default:
      return !entityRegisters.has(key) && !isJsonObject(value)
  }
}

/** Where a record says that it is, whatever stands there. */
export function readPlace(value: JsonValue | undefined): PlaceClaim {
  const { t, c } = readStamp(value)
  if (!isJsonObject(value)) return { parent: '', order: '', previous: '', t, c }
  const { p, o, prev } = value
  return { parent: textOr(p), order: textOr(o), previous: textOr(prev), t, c }
}

const textOr = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '')

const readVec3 = (value: JsonValue | undefined, fallback: Vec3): Vec3 => (isVec3(value) ? value : fallback)

const isComponentKey = (key: string): boolean => !entityRegisters.has(key) && key.length <= 64

type Components = Readonly<Record<string, JsonObject>>

/** By name, as `byKey` says why. */
function readComponents(record: StoredRecord, before: Components | undefined): Components {
  if (before && areIn(before, record)) return before
  const components: Record<string, JsonObject> = {}
  for (const key of Object.keys(record).filter(isComponentKey).sort(compareText)) {
    const value = record[key]
    if (isJsonObject(value)) components[key] = value
  }
  return Object.freeze(components)
}

/** Whether a record has just these components: most changes are about something else. */
function areIn(components: Components, record: StoredRecord): boolean {
  let missing = 0
  for (const _ in components) missing++
  for (const key in record) {
    if (!isComponentKey(key)) continue
    if (components[key] !== record[key]) return false
    missing--
  }
  return missing === 0
}
