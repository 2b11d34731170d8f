import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filmSize } from '../../../runtime/picture/film-size.ts'

it('films a picture as it is, a large one smaller, and always in even pixels', () => {
  expect(filmSize(801, 600)).toEqual({ width: 802, height: 600 })
  expect(filmSize(2880, 1800)).toEqual({ width: 1280, height: 800 })
  expect(filmSize(390, 1560)).toEqual({ width: 320, height: 1280 })
  expect(filmSize(0, 0)).toEqual({ width: 2, height: 2 })
})

it('keeps the shape of every picture to a pixel or two', () => {
  const pixels = fc.integer({ min: 100, max: 8_000 })
  fc.assert(
    fc.property(pixels, pixels, (width, height) => {
      const film = filmSize(width, height)
      expect([film.width % 2, film.height % 2]).toEqual([0, 0])
      expect(Math.max(film.width, film.height)).toBeLessThanOrEqual(1280)
      const scale = Math.max(film.width, film.height) / Math.max(width, height)
      expect(Math.abs(film.width - width * scale)).toBeLessThanOrEqual(2)
      expect(Math.abs(film.height - height * scale)).toBeLessThanOrEqual(2)
    }),
  )
})
