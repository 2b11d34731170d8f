import { expect, test } from 'vitest'
import { bubbleAnchor } from '../../../runtime/play/bubble-anchor.ts'

const picture = [400, 600] as const
const bubble = [200, 60] as const

/** Where the bubble of a speaker lies: left, bottom, right, top. */
function edges(
  at: readonly [number, number],
  size: readonly [number, number] = bubble,
  corner: readonly [number, number] = [0, 0],
) {
  const [x, y] = bubbleAnchor({ at, bubble: size, picture, corner })
  const [left, bottom] = [at[0] - x * size[0], at[1] - y * size[1]]
  return [left, bottom, left + size[0], bottom + size[1]].map(Math.round)
}

test('where there is room a bubble stands over its speaker, its tail at the left', () => {
  expect(bubbleAnchor({ at: [100, 200], bubble, picture })).toEqual([0.12, 0])
})

test('at an edge of the picture a bubble stays in it, and below what lies over its upper corners', () => {
  expect(edges([380, 200])).toEqual([192, 200, 392, 260])
  expect(edges([10, 200])[0]).toBe(8)
  expect(edges([-30, 200])[0]).toBe(8)
  expect(edges([-200, 200])[0], 'a speaker beside a narrow picture').toBe(8)
  expect(edges([100, 580])[3]).toBe(536)
  expect(edges([100, -10])[1]).toBe(8)
})

test('a bubble stays out of the corner that the board of values has, and beside it goes up as ever', () => {
  expect(edges([30, 580], bubble, [120, 130])[3]).toBe(600 - 138)
  expect(edges([180, 580], bubble, [120, 130])[3]).toBe(536)
  expect(edges([30, 580], bubble, [120, 20])[3], 'a board that ends above what lies there anyway').toBe(536)
  expect(edges([30, 580], bubble, [120, 500])[3], 'a board of very many values').toBe(300)
})

test('who goes far out of the picture takes the bubble along', () => {
  expect(edges([-500, 200])[2]).toBeLessThan(0)
  expect(edges([900, 200])[0]).toBeGreaterThan(400)
  expect(edges([100, 900])[1]).toBeGreaterThan(600)
})

test('its edges lie on whole pixels, where letters are sharp', () => {
  const at = [100.4, 200.7] as const
  const [x, y] = bubbleAnchor({ at, bubble, picture })
  expect(
    [at[0] - x * bubble[0], at[1] - y * bubble[1]].map((edge) => Math.abs(edge - Math.round(edge)) < 1e-9),
  ).toEqual([true, true])
})

test('of a bubble that is too wide the beginning is seen', () => {
  expect(edges([200, 200], [500, 60])[0]).toBe(8)
})
