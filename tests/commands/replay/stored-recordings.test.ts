import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { decodeRecording, recordingFormat } from '../../../commands/core/recording-file.ts'
import { replayRecording } from '../../../commands/replay/replay-recording.ts'

/** Made once by `npm run replay -- --generate 200 --seed 3` of the version that wrote the format; never made anew. */
const stored = [
  { format: 3, entries: 231, hash: '25f315abc5c4d720' },
  { format: 4, entries: 231, hash: '14957645f6d00706' },
  { format: 5, entries: 231, hash: 'ca9d4e8b8c4e5dd5' },
] as const

test.each(stored)(
  'a recording of format $format that lies on somebody’s disk does the same as ever',
  async ({ format, entries, hash }) => {
    const path = new URL(`../../fixtures/recordings/format-${format}.nestling`, import.meta.url)
    expect(replayRecording(await readFile(path))).toMatchObject({ entries, diverged: 0, hash })
  },
)

/**
 * Made by the version in which these three commands were at version 1, by one person from the start of a project on: things and blocks whose
 * registers came in another order than that of their names, which they wrote in.
 */
test('what wrote registers in the order in which they came does so when it is done again, and so does its undo', async () => {
  const path = new URL('../../fixtures/recordings/as-it-came.nestling', import.meta.url)
  const file = await readFile(path)
  const decoded = decodeRecording(file)
  if (!decoded.ok) throw new Error(`damaged: ${decoded.why} at ${decoded.at}`)
  const events = decoded.recording.entries.map(({ event }) => event)
  const commands = events.flatMap((event) => (event.kind === 'command' ? [event.command] : []))
  for (const type of ['asset.replace', 'blocks.change', 'file.duplicate'])
    expect(commands.find((command) => command.type === type)?.version, type).toBe(1)
  expect(events.filter(({ kind }) => kind === 'undo')).toHaveLength(4)
  expect(replayRecording(file)).toMatchObject({ entries: 19, diverged: 0, hash: 'd744e6ec393ec14c' })
})

/** Made by the version that reverted texts in the first way: an undo of `ab` takes `cde` too, and one of `abcde` leaves `cde`. */
test('what took back more or less than its step did does so when it is done again', async () => {
  const path = new URL('../../fixtures/recordings/undone-in-pieces.nestling', import.meta.url)
  const file = await readFile(path)
  const decoded = decodeRecording(file)
  if (!decoded.ok) throw new Error(`damaged: ${decoded.why} at ${decoded.at}`)
  for (const { event } of decoded.recording.entries) expect(event).not.toHaveProperty('way')
  expect(replayRecording(file)).toMatchObject({ entries: 11, diverged: 0, hash: '7661d3ba41f4166c' })
})

/** Made by the version in which an undo and a redo gave each place a new time: of what two hung in one place the one that was put back lies above. */
test('what put places back under a new time does so when it is done again', async () => {
  const path = new URL('../../fixtures/recordings/places-under-new-times.nestling', import.meta.url)
  const file = await readFile(path)
  const decoded = decodeRecording(file)
  if (!decoded.ok) throw new Error(`damaged: ${decoded.why} at ${decoded.at}`)
  const ways = decoded.recording.entries.flatMap(({ event }) => ('way' in event ? [event.way] : []))
  expect(ways).toEqual([2, 2, 2])
  expect(replayRecording(file)).toMatchObject({ entries: 8, diverged: 0, hash: '9e032f69cb9ef19c' })
})

/** Made by the same version: a run in which one block came back to its place and another one did not. Of the first it remembered nothing. */
test('what forgot a place that came back within a run does so when it is done again', async () => {
  const path = new URL('../../fixtures/recordings/run-that-came-back.nestling', import.meta.url)
  expect(replayRecording(await readFile(path))).toMatchObject({
    entries: 10,
    diverged: 0,
    hash: 'f4a35792b344b3e6',
  })
})

test('each format has one', () => {
  expect(stored.at(-1)?.format).toBe(recordingFormat)
})
