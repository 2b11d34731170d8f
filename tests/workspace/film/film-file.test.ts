import { expect, it } from 'vitest'
import { filmFile } from '../../../src/workspace/film/film-file.ts'

const bytes = (...values: (number | string)[]) =>
  new Uint8Array(values.flatMap((value) => (typeof value === 'number' ? value : [...Buffer.from(value)])))

it('puts the parts one behind the other, and calls the file what its first bytes say', () => {
  const all = [0x1a, 0x45, 0xdf, 0xa3, 1, 0x1f, 0x43, 0xb6, 0x75, 9]
  const parts = [bytes(...all.slice(0, 2)), bytes(...all.slice(2, 7)), bytes(), bytes(...all.slice(7))]
  expect(filmFile(parts)).toEqual({ bytes: bytes(...all), extension: '.webm' })
  expect(filmFile([bytes(0, 0, 0, 28, 'ftypisom'), bytes(7, 'moo'), bytes('f')])?.extension).toBe('.mp4')
})

it('makes no file of a film that ended before its first picture', () => {
  expect(filmFile([bytes(0, 0, 0, 28, 'ftypisom')])).toBeNull()
  expect(filmFile([bytes(0x1a, 0x45, 0xdf, 0xa3, 'moof')])).toBeNull()
  expect(filmFile([bytes('moof')])).toBeNull()
  expect(filmFile([])).toBeNull()
})
