import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate'
import { z } from 'zod'
import { hashText } from '../../model/hash.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { readEntryLine, writeEntryLine } from './entry-line.ts'
import type { JournalPosition } from './journal.ts'
import type { JournalEntry } from './journal-entry.ts'
import { afterEvent, firstContext } from './line-context.ts'
import { type Recording, RecordingBase } from './recording.ts'

/** Version of the file format `.nestling`; a reader refuses what it does not know. */
export const recordingFormat = 5
/** The oldest one that can still be read: in it no undo says which way it went (`RevertWay`). */
const oldestFormat = 3

/** What is wrong with a damaged file. */
export type Damage =
  | 'not-a-recording'
  | 'newer-format'
  | 'older-format'
  | 'too-large'
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
  let context = firstContext(base.lamport)
  const entryLines = entries.map((entry) => {
    const line = writeEntryLine(entry, context)
    context = afterEvent(context, entry.event)
    return line
  })
  const lines = [JSON.stringify({ check, ...head }), ...entryLines, JSON.stringify({ end: entries.length })]
  return new Uint8Array(deflateSync(strToU8(`${lines.join('\n')}\n`)))
}

/** Reads a file. Never throws: a damaged one says where it breaks and why. */
export function decodeRecording(file: Uint8Array): DecodedRecording {
  const { text, isWhole, isTooLarge } = inflate(file)
  const lines = text.split('\n').slice(0, -1) // what stands behind the last line break is cut off
  const broken = (at: number, why: Damage, readable?: Recording): DecodedRecording => {
    const isLast = at > lines.length - 1
    const whyCut = isTooLarge ? 'too-large' : 'deflate'
    return { ok: false, at, why: isLast && !isWhole ? whyCut : why, readable }
  }
  const head = decodeHead(lines[0])
  if (typeof head === 'string') return broken(0, head)
  const entries: JournalEntry[] = []
  let last: JournalPosition = head.position
  let context = firstContext(head.lamport)
  const counted = End.safeParse(parseJson(lines.at(-1) ?? '')).data?.end
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
    const entry = readEntryLine(json, last, context)
    if (entry === 'hash' && counted !== undefined && counted !== lines.length - 2)
      return broken(at, 'gap', readable)
    if (typeof entry === 'string') return broken(at, entry, readable)
    entries.push(entry)
    last = entry
    context = afterEvent(context, entry.event)
  }
  return broken(entries.length + 1, 'cut', { base: head, entries })
}

const Head = RecordingBase.extend({
  format: z.literal('nestling'),
  version: z.int().min(oldestFormat).max(recordingFormat),
  document: z.base64(),
})
const AnyHead = z.looseObject({ check: z.string(), format: z.literal('nestling'), version: z.int() })
const End = z.strictObject({ end: z.int().min(0) })

function decodeHead(line: string | undefined): RecordingBase | Damage {
  if (line === undefined) return 'not-a-recording'
  const json = parseJson(line)
  const any = AnyHead.safeParse(json)
  if (!any.success) return 'not-a-recording'
  const { version } = any.data
  if (version > recordingFormat) return 'newer-format'
  if (version < oldestFormat) return 'older-format'
  const { check, ...facts } = any.data
  if (check !== hashText(JSON.stringify(facts))) return 'hash'
  const head = Head.safeParse(facts)
  const document = head.success ? fromBase64(head.data.document) : undefined
  if (!head.success || !document) return 'entry'
  const { app, clientId, lamport, position, undo } = head.data
  return { app, clientId, lamport, position, undo, document }
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

interface Inflated {
  readonly text: string
  /** False when it stops before the end: at a damage, or because it `isTooLarge`. */
  readonly isWhole: boolean
  readonly isTooLarge: boolean
}

/** As much of the text as can be had; small steps, so that what lies before the damage is found. */
function inflate(file: Uint8Array): Inflated {
  const chunks: Uint8Array[] = []
  let size = 0
  const stream = new Inflate((chunk) => {
    size += chunk.length
    if (size <= largestText) chunks.push(chunk)
  })
  let isWhole = true
  try {
    for (let at = 0; at < file.length && size <= largestText; at += step)
      stream.push(file.subarray(at, at + step), at + step >= file.length)
  } catch {
    isWhole = false // what was inflated before the damage is still worth reading
  }
  const isTooLarge = size > largestText
  return { text: strFromU8(joined(chunks)), isWhole: isWhole && !isTooLarge, isTooLarge }
}

/** Bytes of the text of a file; one that holds more (a few kilobytes can hold gigabytes) is read up to there. */
const largestText = 64 * 2 ** 20

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
