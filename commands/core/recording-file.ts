import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate'
import { z } from 'zod'
import { hashBytes, hashText } from '../../model/hash.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { entryHash, type JournalPosition } from './journal.ts'
import type { JournalEntry, JournalEvent } from './journal-entry.ts'
import { type Recording, RecordingBase } from './recording.ts'

/** Version of the file format `.nestling`; a reader refuses what it does not know. */
export const recordingFormat = 1

/** What is wrong with a damaged file. */
export type Damage =
  | 'not-a-recording'
  | 'newer-format'
  | 'deflate'
  | 'cut'
  | 'json'
  | 'entry'
  | 'gap'
  | 'hash'

/** A file as read; of a damaged one everything before the entry `at` (0 = the head) at which it breaks. */
export type DecodedRecording =
  | { readonly ok: true; readonly recording: Recording }
  | {
      readonly ok: false
      readonly at: number
      readonly why: Damage
      readonly readable: Recording | undefined
    }

/** A recording as the bytes of a `.nestling` file: JSON lines (head, entries, end), deflated. */
export function encodeRecording({ base, entries }: Recording): Uint8Array<ArrayBuffer> {
  const { document, ...facts } = base
  const head = { format: 'nestling', version: recordingFormat, ...facts, document: toBase64(document) }
  const check = hashText(JSON.stringify(head))
  const lines = [
    JSON.stringify({ check, ...head }),
    ...entries.map(encodeEntry),
    JSON.stringify({ end: entries.length }),
  ]
  return new Uint8Array(deflateSync(strToU8(`${lines.join('\n')}\n`)))
}

/** One entry as a line of JSON, as it stands in a recording. Commands need no bytes: they are run again. */
export function encodeEntry({ seq, event, bytes, effect, hash }: JournalEntry): string {
  const isRepeated = event.kind === 'command'
  return JSON.stringify({ seq, event, effect, hash, ...(bytes && !isRepeated && { bytes: toBase64(bytes) }) })
}

/** Reads a file. Never throws: a damaged one says where it breaks and why. */
export function decodeRecording(file: Uint8Array): DecodedRecording {
  const { text, isWhole } = inflate(file)
  const lines = text.split('\n').slice(0, -1) // what stands behind the last line break is cut off
  const broken = (at: number, why: Damage, readable?: Recording): DecodedRecording => {
    const isLast = at > lines.length - 1
    return { ok: false, at, why: isLast && !isWhole ? 'deflate' : why, readable }
  }
  const head = decodeHead(lines[0])
  if (typeof head === 'string') return broken(0, head)
  const entries: JournalEntry[] = []
  let last: JournalPosition = head.position
  for (const line of lines.slice(1)) {
    const readable: Recording = { base: head, entries }
    const json = parseJson(line)
    const at = entries.length + 1
    if (json === undefined) return broken(at, 'json', readable)
    const end = End.safeParse(json)
    if (end.success) {
      const isEnd = end.data.end === entries.length && at === lines.length - 1
      return isEnd ? { ok: true, recording: readable } : broken(at, 'gap', readable)
    }
    const entry = decodeEntry(json, last)
    if (typeof entry === 'string') return broken(at, entry, readable)
    entries.push(entry)
    last = entry
  }
  return broken(entries.length + 1, 'cut', { base: head, entries })
}

const Head = RecordingBase.extend({
  format: z.literal('nestling'),
  version: z.literal(recordingFormat),
  document: z.base64(),
})
const AnyHead = z.looseObject({ check: z.string(), format: z.literal('nestling'), version: z.int() })
const End = z.strictObject({ end: z.int().min(0) })

const time = { at: z.number() }
const Event: z.ZodType<JournalEvent> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('command'),
    command: z.strictObject({
      id: z.string(),
      type: z.string(),
      version: z.int(),
      payload: z.json(),
      actor: z.string(),
      at: z.number(),
      lamport: z.int(),
    }),
    joins: z.string().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('remote'), from: z.string(), ...time }),
  z.strictObject({
    kind: z.enum(['undo', 'redo']),
    commandId: z.string(),
    actor: z.string(),
    ...time,
    lamport: z.int(),
  }),
  z.strictObject({ kind: z.enum(['machine', 'run', 'error']), ...time, data: z.json() }),
  z.strictObject({ kind: z.literal('keyframe'), state: z.string(), lamport: z.int() }),
])

const Entry = z.strictObject({
  seq: z.int(),
  event: Event,
  effect: z.string(),
  hash: z.string(),
  bytes: z.base64().optional(),
})

function decodeHead(line: string | undefined): RecordingBase | Damage {
  if (line === undefined) return 'not-a-recording'
  const json = parseJson(line)
  const any = AnyHead.safeParse(json)
  if (!any.success) return 'not-a-recording'
  if (any.data.version > recordingFormat) return 'newer-format'
  const { check, ...facts } = any.data
  if (check !== hashText(JSON.stringify(facts))) return 'hash'
  const head = Head.safeParse(facts)
  const document = head.success ? fromBase64(head.data.document) : undefined
  if (!head.success || !document) return 'entry'
  const { app, clientId, lamport, position, undo } = head.data
  return { app, clientId, lamport, position, undo, document }
}

/** Checks the entry against the one before it, without running anything. */
function decodeEntry(json: unknown, before: JournalPosition): JournalEntry | Damage {
  const parsed = Entry.safeParse(json)
  if (!parsed.success) return 'entry'
  const { seq, event, effect, hash, bytes: base64 } = parsed.data
  if (seq !== before.seq + 1) return 'gap'
  if (hash !== entryHash(before.hash, seq, event, effect)) return 'hash'
  const bytes = base64 === undefined ? undefined : fromBase64(base64)
  if (bytes && hashBytes(bytes) !== effect) return 'hash'
  if (!bytes && effect !== '' && event.kind !== 'command') return 'entry'
  return { seq, event, effect, hash, ...(bytes && { bytes }) }
}

/** A line that says the same in other letters than ours has been tampered with as well. */
function parseJson(line: string): unknown {
  try {
    const json: unknown = JSON.parse(line)
    return JSON.stringify(json) === line ? json : undefined
  } catch {
    return undefined // said by the caller as the damage 'json'
  }
}

/** As much of the text as can be had; small steps, so that what lies before the damage is found. */
function inflate(file: Uint8Array): { readonly text: string; readonly isWhole: boolean } {
  const chunks: Uint8Array[] = []
  const stream = new Inflate((chunk) => chunks.push(chunk))
  let isWhole = true
  try {
    for (let at = 0; at < file.length; at += step)
      stream.push(file.subarray(at, at + step), at + step >= file.length)
  } catch {
    isWhole = false // what was inflated before the damage is still worth reading
  }
  return { text: strFromU8(joined(chunks)), isWhole }
}

const step = 256

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}
