import { journalStart } from '../core/journal.ts'
import { type Damage, decodeRecording } from '../core/recording-file.ts'
import { type Divergence, openReplayer } from './replayer.ts'

/** What became of a replay. */
export interface ReplayReport {
  /** Entries that were done again. */
  readonly entries: number
  /** How many of them did something else than in the recording. */
  readonly diverged: number
  /** The first entry (counted from 1; 0 is the head) that is damaged or did something else, and why. */
  readonly firstDivergence?: { readonly at: number; readonly why: Damage | Divergence }
  /** The journal's hash after the last entry. */
  readonly hash: string
}

/** Does the recording in a `.nestling` file again. Never throws; a damaged file is done up to the damage. */
export function replayRecording(file: Uint8Array): ReplayReport {
  const decoded = decodeRecording(file)
  const recording = decoded.ok ? decoded.recording : decoded.readable
  const damage = decoded.ok ? undefined : { at: decoded.at, why: decoded.why }
  const replayer = recording && openReplayer(recording)
  if (!recording || !replayer) {
    const firstDivergence = damage ?? { at: 0, why: 'unreadable-update' as const }
    return { entries: 0, diverged: 0, firstDivergence, hash: journalStart.hash }
  }
  let diverged = 0
  let first: ReplayReport['firstDivergence']
  for (const { seq } of recording.entries) {
    const why = replayer.next()
    if (why === undefined) continue
    diverged++
    first ??= { at: seq - recording.base.position.seq, why }
  }
  const found = first ?? damage
  const hash = recording.entries.at(-1)?.hash ?? recording.base.position.hash
  return { entries: recording.entries.length, diverged, hash, ...(found && { firstDivergence: found }) }
}
