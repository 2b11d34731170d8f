import { z } from 'zod'
import { JsonValueSchema } from '../../model/document/json-schema.ts'
import type { JsonValue } from '../../model/json.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { effectHash, entryHash, type JournalPosition } from './journal.ts'
import type { JournalEntry, JournalEvent } from './journal-entry.ts'
import { type LineContext, nextId } from './line-context.ts'

/** Characters of a hash that a line shows: together with the chain enough to find what was changed by accident. */
const shown = 8
const noEffect = '-'.repeat(shown)

/** What is wrong with a line. */
export type LineDamage = 'entry' | 'hash'

/**
 * An entry as one line of JSON: `[mark, type, payload, odd]` for a command, `[mark, event, bytes]` for anything else. The mark holds the
 * hash of the effect, the beginning of the entry's own, and the milliseconds since the entry before. What follows from the lines
 * before (number, time, author, Lamport time, a command's counted id) is left out; where it does not, it stands in `odd`.
 * Commands need no bytes: they are run again.
 */
export function writeEntryLine({ event, effect, hash, bytes }: JournalEntry, before: LineContext): string {
  const at = 'at' in event ? event.at : event.kind === 'command' ? event.command.at : before.at
  const since = at - before.at
  const time = Number.isSafeInteger(since) && before.at + since === at ? String(since) : `=${at}`
  const mark = `${effect || noEffect}${hash.slice(0, shown)}${time}`
  if (event.kind !== 'command')
    return JSON.stringify([mark, withoutTime(event), ...(bytes ? [toBase64(bytes)] : [])])
  const { id, type, version, payload, actor, lamport } = event.command
  const odd = {
    ...(id !== nextId(before.commandId) && { id }),
    ...(version !== 1 && { version }),
    ...(actor !== before.actor && { actor }),
    ...(lamport !== before.lamport + 1 && { lamport }),
    ...(event.joins !== undefined && { joins: event.joins }),
  }
  return JSON.stringify([mark, type, payload, ...(Object.keys(odd).length > 0 ? [odd] : [])])
}

/** Reads a line and checks it against the entry before it, without running anything. */
export function readEntryLine(
  json: unknown,
  position: JournalPosition,
  before: LineContext,
): JournalEntry | LineDamage {
  const parsed = Line.safeParse(json)
  if (!parsed.success) return 'entry'
  const [mark, what, third, odd] = parsed.data
  const at = timeOf(mark.slice(2 * shown), before.at)
  const event = at === undefined ? undefined : eventOf(what, third, odd, at, before)
  if (!event) return 'entry'
  if (event === 'hash') return event
  if (event.kind !== 'command' && !('at' in event) && mark.slice(2 * shown) !== '0') return 'entry'
  const seq = position.seq + 1
  const marked = mark.slice(0, shown)
  const effect = marked === noEffect ? '' : marked
  const hash = entryHash(position.hash, seq, event, effect)
  if (!hash.startsWith(mark.slice(shown, 2 * shown))) return 'hash'
  if (event.kind === 'command') return { seq, event, effect, hash }
  if (third === undefined) return effect === '' ? { seq, event, effect, hash } : 'entry'
  const bytes = Bytes.safeParse(third).data
  if (!bytes) return 'entry'
  return effectHash(bytes) === effect ? { seq, event, effect, hash, bytes } : 'hash'
}

const Line = z.union([
  z.tuple([z.string().min(2 * shown + 1), z.string(), JsonValueSchema]),
  z.tuple([
    z.string().min(2 * shown + 1),
    z.string(),
    JsonValueSchema,
    z.strictObject({
      id: z.string().exactOptional(),
      version: z.int().exactOptional(),
      actor: z.string().exactOptional(),
      lamport: z.int().exactOptional(),
      joins: z.string().exactOptional(),
    }),
  ]),
  z.tuple([z.string().min(2 * shown + 1), z.looseObject({ kind: z.string() })]),
  z.tuple([z.string().min(2 * shown + 1), z.looseObject({ kind: z.string() }), z.base64()]),
])
type Odd = Extract<z.infer<typeof Line>, { length: 4 }>[3]

const Bytes = z.base64().transform((text) => fromBase64(text))

/** Events but commands, as they stand in a line: their time is in the mark. */
const Untimed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('remote'), from: z.string() }),
  z.strictObject({
    kind: z.enum(['undo', 'redo']),
    commandId: z.string(),
    actor: z.string(),
    lamport: z.int(),
    way: z.literal([2, 3]).exactOptional(),
  }),
  z.strictObject({ kind: z.enum(['machine', 'run', 'error']), data: JsonValueSchema }),
  z.strictObject({ kind: z.literal('keyframe'), state: z.string(), lamport: z.int() }),
])

function withoutTime(event: Exclude<JournalEvent, { kind: 'command' }>): object {
  if (event.kind === 'keyframe') return event
  const { at: _, ...untimed } = event
  return untimed
}

function eventOf(
  what: string | object,
  payload: JsonValue | undefined,
  odd: Odd | undefined,
  at: number,
  before: LineContext,
): JournalEvent | 'hash' | undefined {
  if (typeof what !== 'string') {
    const untimed = Untimed.safeParse(what).data
    return untimed && (untimed.kind === 'keyframe' ? untimed : { ...untimed, at })
  }
  if (payload === undefined) return undefined
  const id = odd?.id ?? nextId(before.commandId)
  // It counts on from a line that is not there.
  if (id === undefined) return 'hash'
  const { version = 1, actor = before.actor, lamport = before.lamport + 1, joins } = odd ?? {}
  const command = { id, type: what, version, payload, actor, at, lamport }
  return { kind: 'command', command, ...(joins !== undefined && { joins }) }
}

/** A number in other letters than ours, a space for 0 say, is none. */
function timeOf(text: string, before: number): number | undefined {
  const isFull = text.startsWith('=')
  const digits = isFull ? text.slice(1) : text
  const number = Number(digits)
  if (!Number.isFinite(number) || String(number) !== digits) return undefined
  return isFull ? number : before + number
}
