import { expect, test } from 'vitest'
import { type PadRoom, padGrid } from '../../../../runtime/play/pads/pad-grid.ts'

/** Pictures as workspaces and play pages have them on phones, on tablets and in other pages. */
const rooms: readonly PadRoom[] = [
  { width: 390, height: 245, stick: 88 },
  { width: 390, height: 844, stick: 101 },
  { width: 844, height: 85, stick: 72 },
  { width: 844, height: 390, stick: 128 },
  { width: 408, height: 644, stick: 106 },
  { width: 1024, height: 768, stick: 128 },
  { width: 320, height: 240, stick: 83 },
  { width: 390, height: 245, stick: 0 },
]
const counts = [1, 2, 3, 4, 6, 7, 10, 14, 26, 40]
const cases = rooms.flatMap((room) => counts.map((count) => ({ ...room, count })))

const gap = 8
const edge = 12

/** Pixels from the left upper corner of the picture; what is scrolled to is left of what is seen. */
function boxes({ width, height, count, stick }: PadRoom & { readonly count: number }) {
  const { size, right, lift, places } = padGrid(count, { width, height, stick })
  return places.map(({ column, row }) => {
    const left = width - right - column * (size + gap) - size
    const top = height - edge - lift - row * (size + gap) - size
    return { left, top, right: left + size, bottom: top + size }
  })
}

test.each(cases)('$count buttons in $width × $height beside a stick of $stick', (room) => {
  const { width, height, stick, count } = room
  const grid = padGrid(count, room)
  expect(grid.size).toBeGreaterThanOrEqual(44)
  expect(grid.size).toBeLessThanOrEqual(72)
  const all = boxes(room)
  expect(new Set(all.map(({ left, top }) => `${left} ${top}`)).size).toBe(count)
  const leftEnd = width - grid.right - grid.width
  // What is seen ends beside the stick, and below or beside the button for the full screen.
  expect(leftEnd).toBeGreaterThanOrEqual(edge + stick)
  const seen = all.filter(({ right }) => right > leftEnd)
  if (!grid.isLong) expect(seen).toHaveLength(count)
  for (const { left, top, right, bottom } of seen) {
    expect(top).toBeGreaterThanOrEqual(edge)
    expect(bottom).toBeLessThanOrEqual(height - edge)
    expect(top >= 56 || right <= width - 56).toBe(true)
    // Nor under the app's bar in the middle of the bottom edge.
    if (!grid.isLong) expect(left >= width / 2 + 80 || bottom <= height - 64).toBe(true)
  }
})

test('the first button lies in the thumb’s corner, and rows above it read from left to right', () => {
  expect(padGrid(4, { width: 844, height: 390, stick: 128 }).places).toEqual([
    { column: 0, row: 0 },
    { column: 1, row: 0 },
    { column: 1, row: 1 },
    { column: 0, row: 1 },
  ])
})

test('ten buttons are seen at once in the picture of a phone, and of more the first ones with half of the next', () => {
  const room = { width: 390, height: 245, stick: 88 }
  expect(padGrid(10, room)).toMatchObject({ isLong: false, size: 44 })
  const long = padGrid(26, room)
  expect(long).toMatchObject({ isLong: true, width: 4.5 * 52 - 8 })
  expect(long.places.slice(0, 3)).toEqual([
    { column: 0, row: 0 },
    { column: 0, row: 1 },
    { column: 1, row: 0 },
  ])
})

test('few buttons are large and in reach, more are smaller before they are many in a row', () => {
  expect(padGrid(1, { width: 1024, height: 768, stick: 128 }).size).toBe(72)
  const six = padGrid(6, { width: 390, height: 245, stick: 88 })
  expect(Math.max(...six.places.map(({ column }) => column))).toBeLessThan(4)
})
