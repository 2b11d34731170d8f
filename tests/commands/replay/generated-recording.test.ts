import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { catalogue } from '../../../commands/catalogue.ts'
import { decodeRecording, encodeRecording } from '../../../commands/core/recording-file.ts'
import { openReplayer } from '../../../commands/replay/replayer.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import { hashBytes } from '../../../model/hash.ts'
import {
  type GeneratedRecording,
  type GeneratedSession,
  generateRecording,
} from '../../../scripts/replay/generate-recording.ts'

/** The bytes of everything that is stored, without what this client keeps for its undo. */
function canonicalBytes(document: Y.Doc): Uint8Array {
  const fresh = openDocument()
  fresh.loaded()
  Y.applyUpdate(fresh.document, Y.encodeStateAsUpdate(document))
  return Y.encodeStateAsUpdate(fresh.document)
}

/** A quarter of the whole; `FUZZ_TIMES=4` runs all 10,000. */
const commands = Math.round(2_500 * Number(process.env.FUZZ_TIMES ?? 1))

interface Played {
  readonly recording: GeneratedRecording
  /** Hashes of the bytes at each keyframe: in the session, and replayed. */
  readonly live: readonly string[]
  readonly replayed: readonly string[]
}

/** Generates a recording, writes and reads it, and does it again; every entry must do the same. */
function generateAndReplay(session: Pick<GeneratedSession, 'commands' | 'keyframeEvery'>): Played {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
  console.info(`seed ${seed}`)
  const live: string[] = []
  const onKeyframe = (document: Y.Doc) => live.push(hashBytes(canonicalBytes(document)))
  const recording = generateRecording({ ...session, seed, onKeyframe })
  const decoded = decodeRecording(encodeRecording(recording))
  if (!decoded.ok) throw new Error(`damaged: ${decoded.why} at ${decoded.at}`)
  const replayer = openReplayer(decoded.recording)!
  const replayed: string[] = []
  for (const { seq, event } of decoded.recording.entries) {
    expect(replayer.next(), `entry ${seq} of seed ${seed}`).toBeUndefined()
    if (event.kind === 'keyframe') replayed.push(hashBytes(canonicalBytes(replayer.document)))
  }
  return { recording, live, replayed }
}

test('[invariant 40] thousands of mixed commands of three people replay to the same bytes at every keyframe', () => {
  const { recording, live, replayed } = generateAndReplay({ commands, keyframeEvery: 250 })
  expect(live.length).toBeGreaterThan(2)
  expect(replayed).toEqual(live)

  const kinds = new Set(recording.entries.map(({ event }) => event.kind))
  expect([...kinds].sort()).toEqual(
    ['command', 'error', 'keyframe', 'machine', 'redo', 'remote', 'run', 'undo'].sort(),
  )
  const types = recording.entries.flatMap(({ event }) =>
    event.kind === 'command' ? [event.command.type] : [],
  )
  // One that needs much (an asset in use) is not met by every seed.
  expect(catalogue.filter(({ type }) => !types.includes(type)).length).toBeLessThan(4)
}, 120_000)

test('[invariant 40] a short recording has keyframes too, and each change of the others as its own entry', () => {
  const { recording, live, replayed } = generateAndReplay({ commands: 300 })
  expect(live.length).toBeGreaterThanOrEqual(4)
  expect(replayed).toEqual(live)
  const { ana = 0, ben = 0, cleo = 0 } = recording.commandsBy
  expect(ana + ben + cleo).toBe(300)
  const count = (kind: string) => recording.entries.filter(({ event }) => event.kind === kind).length
  expect(count('command')).toBe(ana)
  expect(count('remote'), 'their undos and redos come on top').toBeGreaterThanOrEqual(ben + cleo)
  expect(count('remote')).toBeLessThan((ben + cleo) * 2)
}, 60_000)
