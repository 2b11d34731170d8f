import type { JournalEvent } from '../core/journal-entry.ts'
import type { Recording } from '../core/recording.ts'
import { openReplayer } from './replayer.ts'

/**
 * The last part of a recording as a recording of its own: it begins with what the document was before the first entry that happened at
 * `from` (milliseconds since 1970) or later. `undefined` when what lies before cannot be done again.
 */
export function cutRecording(recording: Recording, from: number): Recording | undefined {
  const { base, entries } = recording
  const first = entries.findIndex(({ event }) => (timeOf(event) ?? Number.NEGATIVE_INFINITY) >= from)
  if (first === -1) return undefined
  if (first === 0) return recording
  const replayer = openReplayer({ base, entries: entries.slice(0, first) })
  if (!replayer) return undefined
  while (replayer.position < first) {
    if (replayer.next()) return undefined
  }
  return { base: replayer.baseHere(), entries: entries.slice(first) }
}

/** When an event happened, in milliseconds since 1970; keyframes do not say. */
export function timeOf(event: JournalEvent): number | undefined {
  if (event.kind === 'command') return event.command.at
  return event.kind === 'keyframe' ? undefined : event.at
}
