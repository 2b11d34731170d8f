import { z } from 'zod'
import type { JsonObject, JsonValue } from '../json.ts'
import { isJsonValue, isPlainObject } from './is-json-value.ts'

/** Where a block sits: plugged into an input of another (`next` = below it), or free on the canvas (pixels). */
export type BlockPlace =
  | { readonly parent: string; readonly input: string; readonly kind: 'statement' | 'value' }
  | { readonly parent: null; readonly x: number; readonly y: number }

/** When and by whom a place was claimed. Ties fall to the actor, then to the block's id. */
export interface BlockStamp {
  readonly t: number
  readonly c: string
}

/** One block as the document holds it. `fields`, `extra` and `shadows` are Blockly's own JSON, part by part. */
export interface BlockRecord {
  readonly id: string
  readonly type: string
  /** Whether another statement can hang below it. */
  readonly hasNext: boolean
  readonly place: BlockPlace
  readonly stamp: BlockStamp
  readonly fields: JsonObject
  /** extraState, icons, collapsed, inline, disabledReasons …: every top-level key of Blockly's state but the structure. */
  readonly extra: JsonObject
  /** Shadow State by input; a shadow belongs to its parent and has no id of its own. */
  readonly shadows: JsonObject
  readonly isDeleted: boolean
}

/** A record as it lies in the document: keys of any origin. */
export type RawRecord = Readonly<Record<string, unknown>>

/** Key prefixes of a block's record (research: one register a field, so that two people's edits merge). */
export const recordPrefix = { fields: 'f:', extra: 'o:', shadows: 's:' } as const
export type RecordPart = keyof typeof recordPrefix

/** Largest clock that is believed; greater ones could never be outbid. */
const maxClock = 2 ** 48

const clock = z.number().int().min(0).max(maxClock).catch(0)
const who = z.union([z.string(), z.number().transform(String)]).catch('')
const coordinate = z.number().min(-1_000_000).max(1_000_000).catch(0)

const At = z.union([
  z.object({
    p: z.string().min(1),
    i: z.string().min(1),
    k: z.enum(['s', 'v']).catch('s'),
    t: clock,
    c: who,
  }),
  z.object({ p: z.null().optional(), x: coordinate, y: coordinate, t: clock, c: who }),
])

const nowhere = { place: { parent: null, x: 0, y: 0 }, stamp: { t: 0, c: '' } } as const

function readAt(raw: unknown): { place: BlockPlace; stamp: BlockStamp } {
  const at = At.safeParse(raw)
  if (!at.success) return nowhere
  const stamp = { t: at.data.t, c: at.data.c }
  if ('i' in at.data) {
    const kind = at.data.k === 'v' ? 'value' : 'statement'
    return { place: { parent: at.data.p, input: at.data.i, kind }, stamp }
  }
  return { place: { parent: null, x: at.data.x, y: at.data.y }, stamp }
}

/** Keys of Blockly's state that the other registers hold; as extras they would smuggle in a second structure. */
const structure = new Set(['id', 'type', 'x', 'y', 'fields', 'inputs', 'next', '__proto__'])

export const isExtraKey = (key: string) => !structure.has(key)

function readPart(raw: RawRecord, part: RecordPart): JsonObject {
  const prefix = recordPrefix[part]
  const values: Record<string, JsonValue> = {}
  for (const [key, value] of Object.entries(raw)) {
    const name = key.slice(prefix.length)
    if (!key.startsWith(prefix) || name === '__proto__' || !isJsonValue(value)) continue
    if (part !== 'extra' || isExtraKey(name)) values[name] = value
  }
  return values
}

/** Reads a block of any bytes; `null` where there is nothing that could be called a block. Never throws. */
export function readBlockRecord(id: string, raw: unknown): BlockRecord | null {
  if (!isPlainObject(raw)) return null
  const type = raw['type']
  if (id === '' || typeof type !== 'string' || type === '') return null
  return {
    id,
    type,
    hasNext: raw['n'] === true,
    ...readAt(raw['at']),
    fields: readPart(raw, 'fields'),
    extra: readPart(raw, 'extra'),
    shadows: readPart(raw, 'shadows'),
    isDeleted: raw['del'] !== undefined && raw['del'] !== null && raw['del'] !== false,
  }
}

/** The register `at` as it is stored. */
export function storedPlace(place: BlockPlace, stamp: BlockStamp): JsonValue {
  if (place.parent === null) return { p: null, x: place.x, y: place.y, ...stamp }
  return { p: place.parent, i: place.input, k: place.kind === 'value' ? 'v' : 's', ...stamp }
}

/** Whether two places are the same spot; the kind follows from the input. */
export function samePlace(a: BlockPlace, b: BlockPlace): boolean {
  if (a.parent === null) return b.parent === null && a.x === b.x && a.y === b.y
  return b.parent !== null && a.parent === b.parent && a.input === b.input
}
