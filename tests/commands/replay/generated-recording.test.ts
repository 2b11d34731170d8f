import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { catalogue } from '../../../commands/catalogue.ts'
import { decodeRecording, encodeRecording } from '../../../commands/core/recording-file.ts'
import { openReplayer } from '../../../commands/replay/replayer.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import { hashBytes } from '../../../model/hash.ts'
import { generateRecording } from '../../../scripts/replay/generate-recording.ts'

/** The bytes of everything that is stored, without what this client keeps for its undo. */
function canonicalBytes(document: Y.Doc): Uint8Array {
  const fresh = openDocument()
  fresh.loaded()
  Y.applyUpdate(fresh.document, Y.encodeStateAsUpdate(document))
  return Y.encodeStateAsUpdate(fresh.document)
}

/** A quarter of the whole; `FUZZ_TIMES=4` runs all 10,000. */
const commands = Math.round(2_500 * Number(process.env.FUZZ_TIMES ?? 1))

test('[invariant 40] thousands of mixed commands of three people replay to the same bytes at every keyframe', () => {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
  console.info(`seed ${seed}`)
  const live: string[] = []
  const recording = generateRecording({
    commands,
    keyframeEvery: 250,
    seed,
    onKeyframe: (document) => live.push(hashBytes(canonicalBytes(document))),
  })
  const decoded = decodeRecording(encodeRecording(recording))
  if (!decoded.ok) throw new Error(`damaged: ${decoded.why} at ${decoded.at}`)
  const replayer = openReplayer(decoded.recording)!
  const replayed: string[] = []
  for (const { seq, event } of decoded.recording.entries) {
    expect(replayer.next(), `entry ${seq} of seed ${seed}`).toBeUndefined()
    if (event.kind === 'keyframe') replayed.push(hashBytes(canonicalBytes(replayer.document)))
  }
  expect(live.length).toBeGreaterThan(2)
  expect(replayed).toEqual(live)

  const kinds = new Set(recording.entries.map(({ event }) => event.kind))
  expect([...kinds].sort()).toEqual(
    ['command', 'error', 'keyframe', 'machine', 'redo', 'remote', 'run', 'undo'].sort(),
  )
  const types = recording.entries.flatMap(({ event }) =>
    event.kind === 'command' ? [event.command.type] : [],
  )
  expect(catalogue.map(({ type }) => type).filter((type) => !types.includes(type))).toEqual([])
}, 120_000)
