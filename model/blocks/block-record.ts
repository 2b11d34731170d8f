import { byKey } from '../document/by-key.ts'
import { isDeleted } from '../document/is-deleted.ts'
import { isJsonObject } from '../document/is-json-object.ts'
import type { StoredRecord } from '../document/records.ts'
import { readStamp, type Stamp } from '../document/stamp.ts'
import type { JsonObject, JsonValue } from '../json.ts'

/** Where a block sits: plugged into an input of another (`next` = below it), or free on the canvas (pixels). */
export type BlockPlace =
  | { readonly parent: string; readonly input: string; readonly kind: 'statement' | 'value' }
  | { readonly parent: null; readonly x: number; readonly y: number }

/** One block as the document holds it. `fields`, `extra` and `shadows` are Blockly's own JSON, part by part, each by its keys. */
export interface BlockRecord {
  readonly id: string
  readonly type: string
  /** Whether another statement can hang below it. */
  readonly hasNext: boolean
  readonly place: BlockPlace
  /** When and by whom the place was claimed. */
  readonly stamp: Stamp
  readonly fields: JsonObject
  /** extraState, icons, collapsed, inline, disabledReasons …: every top-level key of Blockly's state but the structure. */
  readonly extra: JsonObject
  /** Shadow State by input; a shadow belongs to its parent and has no id of its own. */
  readonly shadows: JsonObject
  readonly isDeleted: boolean
}

/** Key prefixes of a block's record: one register a field, so that two people's edits of one block merge. */
export const recordPrefix = { fields: 'f:', extra: 'o:', shadows: 's:' } as const
export type RecordPart = keyof typeof recordPrefix

/** Keys of Blockly's state that the other registers hold; as extras they would smuggle in a second structure. */
const structure = new Set(['id', 'type', 'x', 'y', 'fields', 'inputs', 'next'])

/** Whether a key of Blockly’s state may be kept beside the registers that we know. */
export const isExtraKey = (key: string): boolean => !structure.has(key)

/** Canvas coordinates beyond this are not believed (pixels). */
export const maxCoordinate = 1_000_000

const cache = new WeakMap<StoredRecord, BlockRecord>()

/** Reads a block of any stored values; `null` where there is nothing that could be called a block. Never throws. */
export function readBlockRecord(id: string, stored: StoredRecord): BlockRecord | null {
  const cached = cache.get(stored)
  if (cached) return cached
  const { type } = stored
  if (id === '' || typeof type !== 'string' || type === '') return null
  const registers = byKey(stored)
  const record: BlockRecord = Object.freeze({
    id,
    type,
    hasNext: stored.n === true,
    place: readPlace(stored.at),
    stamp: readStamp(stored.at),
    fields: readPart(registers, 'fields'),
    extra: readPart(registers, 'extra'),
    shadows: readPart(registers, 'shadows'),
    isDeleted: isDeleted(stored),
  })
  cache.set(stored, record)
  return record
}

function readPlace(at: JsonValue | undefined): BlockPlace {
  if (!isJsonObject(at)) return { parent: null, x: 0, y: 0 }
  const { p, i, k, x, y } = at
  if (typeof p === 'string' && p !== '' && typeof i === 'string' && i !== '') {
    return { parent: p, input: i, kind: k === 'v' ? 'value' : 'statement' }
  }
  return { parent: null, x: coordinate(x), y: coordinate(y) }
}

const coordinate = (value: JsonValue | undefined): number =>
  typeof value === 'number' && Math.abs(value) <= maxCoordinate ? value : 0

function readPart(registers: readonly (readonly [string, JsonValue])[], part: RecordPart): JsonObject {
  const prefix = recordPrefix[part]
  const values: Record<string, JsonValue> = {}
  for (const [key, value] of registers) {
    const name = key.slice(prefix.length)
    if (!key.startsWith(prefix) || name === '__proto__') continue
    if ((part !== 'extra' || isExtraKey(name)) && namesByText(value)) values[name] = value
  }
  return values
}

/** Keys by which Blockly's JSON names blocks, variables and types. It believes that they are texts, and fails for good where one is not. */
const naming = ['id', 'name', 'type']

function namesByText(value: JsonValue): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (
    isJsonObject(value) &&
    naming.some((key) => Object.hasOwn(value, key) && typeof value[key] !== 'string')
  )
    return false
  return Object.values(value).every(namesByText)
}

/** The register `at` as it is stored. */
export function storedPlace(place: BlockPlace, stamp: Stamp): JsonValue {
  if (place.parent === null) return { p: null, x: place.x, y: place.y, ...stamp }
  return { p: place.parent, i: place.input, k: place.kind === 'value' ? 'v' : 's', ...stamp }
}

/** Whether two places are the same spot; the kind follows from the input. */
export function samePlace(a: BlockPlace, b: BlockPlace): boolean {
  if (a.parent === null) return b.parent === null && a.x === b.x && a.y === b.y
  return b.parent !== null && a.parent === b.parent && a.input === b.input
}
