import { expect, test } from 'vitest'
import { asGlb, glbWords } from '../../../model/assets/as-glb.ts'

const words = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return [0, 4, 8, 12, 16].map((at) => view.getUint32(at, true))
}

test.each([
  ['{}', 4],
  ['{"a":1}', 8],
  ['{"a":12}', 8],
  ['{"a":123}', 12],
])('%s gets the cover of a GLB, filled up with spaces to a multiple of four', (text, length) => {
  const glb = asGlb(new TextEncoder().encode(text))
  expect(glb.length).toBe(20 + length)
  expect(words(glb)).toEqual([glbWords.magic, 2, 20 + length, length, glbWords.json])
  expect(new TextDecoder().decode(glb.subarray(20))).toBe(text.padEnd(length))
})

test('the words of a GLB are the letters that its makers chose', () => {
  const letters = (word: number) => new TextDecoder().decode(new Uint8Array(new Uint32Array([word]).buffer))
  expect([glbWords.magic, glbWords.json, glbWords.binary].map(letters)).toEqual(['glTF', 'JSON', 'BIN\0'])
})
