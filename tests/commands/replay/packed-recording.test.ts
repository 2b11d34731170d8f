import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { decodeRecording, encodeRecording } from '../../../commands/core/recording-file.ts'
import { generateRecording } from '../../../scripts/replay/generate-recording.ts'

test('[invariant 43] more than can be a recording, packed into a small file, is found without unpacking it', () => {
  const file = encodeRecording(generateRecording({ commands: 60, seed: 11 }))
  const lines = strFromU8(inflateSync(file)).split('\n')
  const bomb = deflateSync(strToU8(`${lines.slice(0, 50).join('\n')}\n${' '.repeat(80 * 2 ** 20)}`))
  expect(bomb.length).toBeLessThan(2 ** 20)
  expect(decodeRecording(bomb)).toMatchObject({ ok: false, at: 50, why: 'too-large' })
  const empty = deflateSync(new Uint8Array(80 * 2 ** 20))
  expect(decodeRecording(empty)).toMatchObject({ ok: false, at: 0, why: 'too-large' })
})
