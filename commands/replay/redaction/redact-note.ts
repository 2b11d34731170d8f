import { isJsonObject } from '../../../model/document/is-json-object.ts'
import type { JsonValue } from '../../../model/json.ts'

/** The parts of a note that say what happened and nothing of what somebody typed: names of ours, numbers. */
const harmless: ReadonlySet<string> = new Set([
  'machine',
  'event',
  'state',
  'what',
  'code',
  'run',
  'seed',
  'step',
  'steps',
  'line',
])

/** Names of states, events and codes: `active.running`, `endless-loop`. Each letter fits one place only: a text made for it must not take for ever. */
const ours = /^[a-z]+(?:[.:-][a-z]+)*$/i

/** A note without what people pressed and wrote: so a run in a redacted recording is seen, but not run again. */
export function redactNote(kind: 'machine' | 'run' | 'error', data: JsonValue): JsonValue {
  if (!isJsonObject(data)) return { what: kind }
  return Object.fromEntries(
    Object.entries(data).filter(([key, value]) => harmless.has(key) && isHarmless(value)),
  )
}

const isHarmless = (value: JsonValue): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= 60 && ours.test(value))
