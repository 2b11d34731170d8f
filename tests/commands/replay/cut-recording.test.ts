import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentHash } from '../../../commands/core/document-hash.ts'
import type { Recording } from '../../../commands/core/recording.ts'
import { encodeRecording } from '../../../commands/core/recording-file.ts'
import { cutRecording, timeOf } from '../../../commands/replay/cut-recording.ts'
import { replayRecording } from '../../../commands/replay/replay-recording.ts'
import { openReplayer } from '../../../commands/replay/replayer.ts'
import { generateRecording } from '../../../scripts/replay/generate-recording.ts'
import { assertProperty } from '../support/assert-property.ts'

const endOf = (recording: Recording) => {
  const replayer = openReplayer(recording)
  if (!replayer) throw new Error('no document')
  for (const _ of recording.entries) expect(replayer.next()).toBeUndefined()
  return documentHash(replayer.document)
}

test('the last part of a recording replays by itself and ends where the whole ends, wherever it is cut', () => {
  const property = fc.property(fc.integer(), fc.double({ min: 0, max: 1, noNaN: true }), (seed, where) => {
    const recording = generateRecording({ commands: 120, seed })
    const times = recording.entries.flatMap(({ event }) => timeOf(event) ?? [])
    const from = times[Math.floor(where * (times.length - 1))] ?? 0
    const cut = cutRecording(recording, from)
    if (!cut) throw new Error('not cut')
    const earlier = recording.entries.slice(0, recording.entries.length - cut.entries.length)
    expect(earlier.every(({ event }) => (timeOf(event) ?? 0) < from)).toBe(true)
    expect(timeOf(cut.entries[0]!.event)).toBeGreaterThanOrEqual(from)
    expect(replayRecording(encodeRecording(cut))).toMatchObject({ entries: cut.entries.length, diverged: 0 })
    expect(endOf(cut)).toBe(endOf(recording))
  })
  assertProperty(property, 25)
})

test('a recording in which nothing happened since then has no such part, one that began since then is its own', () => {
  const recording = generateRecording({ commands: 20, seed: 7 })
  expect(cutRecording(recording, Number.MAX_SAFE_INTEGER)).toBeUndefined()
  expect(cutRecording(recording, 0)).toBe(recording)
})
