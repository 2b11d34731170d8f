import { expect, test } from 'vitest'
import { type Stick, StickReader } from '../../../../runtime/play/xr/stick-reader.ts'

const stick = (hand: Stick['hand'], x: number, y: number, isJump = false): Stick => ({ hand, x, y, isJump })
const still = { keys: [], turn: 0, spin: 0, aiming: null, chosen: null }

test('of two sticks the left one walks and both have a button to jump', () => {
  const reader = new StickReader()
  const right = stick('right', 0, 0)
  expect(reader.read([stick('left', 0.2, -0.2), right])).toEqual(still)
  expect(reader.read([stick('left', 0.7, -0.7), right]).keys).toEqual(['w', 'd'])
  expect(reader.read([right, stick('left', -1, 1)]).keys).toEqual(['s', 'a'])
  expect(reader.read([stick('left', 0, 0), stick('right', 0, 0, true)]).keys).toEqual([' '])
})

test('a push to the side is one turn, until the stick was back', () => {
  const reader = new StickReader()
  const turns = [0.5, 0.9, 0.7, 0.55, 0.9, 0.1, -0.9, -1].map((x) => reader.read([stick('right', x, 0)]).turn)
  expect(turns).toEqual([0, -1, 0, 0, 0, 0, 1, 0])
})

test('pushed forward it aims, and chooses when it is let go, without turning on its way back', () => {
  const reader = new StickReader()
  expect(reader.read([stick('left', 0, -0.9)])).toEqual({ ...still, aiming: 'left' })
  expect(reader.read([stick('left', 0.7, -0.5)])).toEqual({ ...still, aiming: 'left' })
  expect(reader.read([stick('left', 0.3, -0.1)])).toEqual({ ...still, chosen: 'left' })
  expect(reader.read([stick('left', 0.7, 0)])).toEqual(still)
})

test('a controller that is put away while it aims chooses nothing', () => {
  const reader = new StickReader()
  reader.read([stick('right', 0, -1)])
  expect(reader.read([])).toEqual(still)
})

test('held to the side it spins for whom likes that, as far as it is pushed', () => {
  const reader = new StickReader()
  const spins = [0.2, 0.5, 1, -0.8, 0].map((x) => reader.read([stick('right', x, 0)]).spin + 0)
  expect(spins).toEqual([0, -0.5, -1, 0.8, 0])
})
