import { expect, test } from 'vitest'
import { isKtx2, ktx2Size } from '../../../model/assets/ktx2-size.ts'
import { ktx2Pictures } from '../../support/files/ktx2-pictures.ts'

const picture = () => new Uint8Array(Buffer.from(ktx2Pictures.etc1s, 'base64'))

/** The picture with some 32-bit words of its header replaced. */
function withWords(words: Readonly<Record<number, number>>, length?: number): Uint8Array {
  const bytes = new Uint8Array(length ?? picture().length)
  bytes.set(picture().subarray(0, length))
  const view = new DataView(bytes.buffer)
  for (const [at, word] of Object.entries(words)) view.setUint32(Number(at), word, true)
  return bytes
}
const [width, height, depth, layers, faces, levels, firstAt, firstLength] = [20, 24, 28, 32, 36, 40, 80, 88]

test.each(Object.entries(ktx2Pictures))('the size of a picture in %s stands in its header', (_way, text) => {
  expect(ktx2Size(new Uint8Array(Buffer.from(text, 'base64')))).toEqual({ width: 8, height: 8 })
})

test('width and height are told apart', () => {
  expect(ktx2Size(withWords({ [width]: 16, [height]: 300 }))).toEqual({ width: 16, height: 300 })
})

test('every byte at the beginning says that it is such a picture', () => {
  expect(isKtx2(picture())).toBe(true)
  for (let at = 0; at < 12; at++) {
    const bytes = picture()
    bytes[at] = 1
    expect(isKtx2(bytes)).toBe(false)
    expect(ktx2Size(bytes)).toBeUndefined()
  }
})

test('only flat pictures have a size: no depth, no list of layers, no cube', () => {
  for (const words of [{ [width]: 0 }, { [height]: 0 }, { [depth]: 1 }, { [layers]: 2 }, { [faces]: 6 }])
    expect(ktx2Size(withWords(words))).toBeUndefined()
  expect(ktx2Size(withWords({ [layers]: 1 }))).toEqual({ width: 8, height: 8 })
})

test('all levels must lie inside the file', () => {
  const { length } = picture()
  expect(ktx2Size(withWords({ [firstAt]: length - 36, [firstLength]: 36 }))).toBeDefined()
  expect(ktx2Size(withWords({ [firstAt]: length - 36, [firstLength]: 37 }))).toBeUndefined()
  // Made by whoever shows it: the file holds one.
  expect(ktx2Size(withWords({ [levels]: 0 }))).toBeDefined()
  expect(ktx2Size(withWords({ [levels]: 0, [firstLength]: 9_999 }))).toBeUndefined()
})

test('up to 14 levels, each of which counts, and their table must be whole', () => {
  const entry = (level: number, length: number) => ({ [80 + 24 * level]: 0, [88 + 24 * level]: length })
  const empty = Object.assign({}, ...Array.from({ length: 15 }, (_, level) => entry(level, 1)), {
    ...Object.fromEntries(Array.from({ length: 15 }, (_, level) => [84 + 24 * level, 0])),
    ...Object.fromEntries(Array.from({ length: 15 }, (_, level) => [92 + 24 * level, 0])),
  })
  const size = 80 + 24 * 14
  expect(ktx2Size(withWords({ ...empty, [levels]: 14 }, 500))).toEqual({ width: 8, height: 8 })
  expect(ktx2Size(withWords({ ...empty, [levels]: 15 }, 500))).toBeUndefined()
  expect(ktx2Size(withWords({ ...empty, ...entry(13, 501), [levels]: 14 }, 500))).toBeUndefined()
  expect(ktx2Size(withWords({ ...empty, ...entry(13, 501), [levels]: 13 }, 500))).toBeDefined()
  const whole = withWords({ ...empty, [levels]: 14 }, 500)
  expect(ktx2Size(whole.slice(0, size))).toBeDefined()
  expect(ktx2Size(whole.slice(0, size - 1))).toBeUndefined()
})

test('a file that ends in its header has no size', () => {
  for (const length of [0, 11, 12, 43, 79]) expect(ktx2Size(picture().slice(0, length))).toBeUndefined()
})
