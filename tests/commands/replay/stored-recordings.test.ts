import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { recordingFormat } from '../../../commands/core/recording-file.ts'
import { replayRecording } from '../../../commands/replay/replay-recording.ts'

/** Made once by `npm run replay -- --generate 200 --seed 3` of the version that wrote the format; never made anew. */
const stored = [{ format: 3, entries: 231, hash: '25f315abc5c4d720' }] as const

test.each(stored)(
  'a recording of format $format that lies on somebody’s disk does the same as ever',
  async ({ format, entries, hash }) => {
    const path = new URL(`../../fixtures/recordings/format-${format}.nestling`, import.meta.url)
    expect(replayRecording(await readFile(path))).toMatchObject({ entries, diverged: 0, hash })
  },
)

test('each format has one', () => {
  expect(stored.at(-1)?.format).toBe(recordingFormat)
})
