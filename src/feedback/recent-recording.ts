import type { Recording } from '../../commands/core/recording.ts'
import { decodeRecording, encodeRecording } from '../../commands/core/recording-file.ts'
import { cutRecording, timeOf } from '../../commands/replay/cut-recording.ts'
import { redactRecording } from '../../commands/replay/redact-recording.ts'
import { blockWords } from '../../language/blocks/block-words.ts'
import { maxRecordingBytes } from '../../protocol/http/feedback.ts'
import { openRecording } from '../screens/replay/open-recording.ts'
import type { ReplayLine } from '../screens/replay/replay-lines.ts'

/** How much of a session goes along with feedback, in milliseconds. */
export const recentMs = 5 * 60_000

/** What would be sent: the file, and what stands in it line by line. */
export interface RecentRecording {
  readonly file: Uint8Array<ArrayBuffer>
  readonly lines: readonly ReplayLine[]
}

/**
 * The last five minutes in which something happened of a session's `.nestling` file, in other words: texts and names have the same
 * lengths but say nothing, people are numbers. `null` when there is nothing that can be sent.
 */
export async function recentRecording(session: Uint8Array): Promise<RecentRecording | null> {
  const decoded = decodeRecording(session)
  if (!decoded.ok) return null
  const whole = decoded.recording
  const last = whole.entries.flatMap(({ event }) => timeOf(event) ?? []).at(-1)
  if (last === undefined) return null
  const recent = cutRecording(whole, last - recentMs)
  return (recent && (await prepared(recent))) ?? (recent === whole ? null : prepared(whole))
}

async function prepared(recording: Recording): Promise<RecentRecording | null> {
  const redacted = redactRecording(recording, crypto.randomUUID(), blockWords())
  if (!redacted.ok) return null
  const file = encodeRecording(redacted.recording)
  if (file.byteLength > maxRecordingBytes) return null
  const opened = await openRecording(file)
  return 'lines' in opened ? { file, lines: opened.lines } : null
}
