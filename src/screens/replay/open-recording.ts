import { type Damage, decodeRecording } from '../../../commands/core/recording-file.ts'
import { openPlayer, type RecordingPlayer } from '../../../commands/replay/recording-player.ts'
import { type ReplayLine, replayLines } from './replay-lines.ts'

/** Where a file breaks; `head` when not even its beginning can be used, `unreadable` when the browser could not read it. */
export interface FileDamage {
  readonly at: number
  readonly why: Damage | 'head' | 'unreadable'
}

/** A recording that can be watched: of a damaged file what lies before the damage. */
export interface OpenedRecording {
  readonly player: RecordingPlayer
  readonly lines: readonly ReplayLine[]
  readonly damage: FileDamage | undefined
}

/** Entries that are done again before the page may do something else. */
const slice = 400

/** Reads a file and does everything in it again, in slices, so that the page stays alive. A file of which nothing can be shown says why. */
export async function openRecording(file: Uint8Array): Promise<OpenedRecording | FileDamage> {
  const decoded = decodeRecording(file)
  const recording = decoded.ok ? decoded.recording : decoded.readable
  const player = recording && openPlayer(recording)
  if (!recording || !player) return decoded.ok ? { at: 0, why: 'head' } : headDamage(decoded)
  while (player.reached < player.length) {
    player.prepare(player.reached + slice)
    await new Promise((resolve) => setTimeout(resolve))
  }
  const damage = decoded.ok ? undefined : { at: decoded.at, why: decoded.why }
  return { player, lines: replayLines(recording, player), damage }
}

/** What cannot even be inflated is some other file. */
function headDamage({ at, why }: { readonly at: number; readonly why: Damage }): FileDamage {
  if (why === 'deflate') return { at, why: 'not-a-recording' }
  const isOfHead = why === 'not-a-recording' || why === 'newer-format' || why === 'older-format'
  return { at, why: isOfHead ? why : 'head' }
}
