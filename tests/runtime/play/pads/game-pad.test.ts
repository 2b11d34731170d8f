import { beforeEach, expect, test } from 'vitest'
import { GamePad, type PadState } from '../../../../runtime/play/pads/game-pad.ts'
import { PadKeys } from '../../../../runtime/play/pads/pad-keys.ts'
import { padLayout } from '../../../../runtime/play/pads/pad-layout.ts'

let told: unknown[]
let pad: PadState | null
let game: GamePad

beforeEach(() => {
  told = []
  pad = null
  const keys = new PadKeys({
    setKey: (key, isHeld) => told.push([key, isHeld]),
    walk: (push) => told.push(push),
  })
  keys.setLayout(padLayout(new Set(['e']), { walks: true, jumps: true }))
  game = new GamePad({
    keys,
    lookAround: (turn, tilt) => told.push({ turn, tilt }),
    clickMiddle: () => told.push('click'),
    read: () => [null, pad],
  })
})

const state = (axes: readonly number[], ...down: number[]): PadState => ({
  mapping: 'standard',
  axes,
  buttons: Array.from({ length: 17 }, (_, button) => ({ pressed: down.includes(button) })),
})

/** What it tells in a picture of 100 ms. */
function after(next: PadState | null): unknown[] {
  pad = next
  told = []
  game.advance(100)
  return told
}

test('the left stick walks, up is forward, and so does the cross', () => {
  expect(after(state([0.5, -1, 0, 0]))).toEqual([{ right: 0.5, forward: 1 }])
  expect(after(state([0.05, 0.1, 0, 0]))).toEqual([{ right: 0, forward: 0 }])
  expect(after(state([0, 0, 0, 0], 13))).toEqual([{ right: 0, forward: -1 }])
})

test('the right stick looks round by 2.6 radians a second', () => {
  const [look] = after(state([0, 0, 1, -0.5]))
  expect(look).toMatchObject({ turn: expect.closeTo(-0.26, 10), tilt: expect.closeTo(0.13, 10) })
  expect(after(state([0, 0, 0.1, 0.1]))).toEqual([])
})

test('buttons press what the world uses, in its order, and others nothing', () => {
  expect(after(state([0, 0, 0, 0], 0, 1, 2))).toEqual([
    [' ', true],
    ['e', true],
  ])
  expect(after(state([0, 0, 0, 0], 1))).toEqual([[' ', false]])
})

test('the right trigger clicks once for each pull', () => {
  expect(after(state([0, 0, 0, 0], 7))).toEqual(['click'])
  expect(after(state([0, 0, 0, 0], 7))).toEqual([])
  after(state([0, 0, 0, 0]))
  expect(after(state([0, 0, 0, 0], 7))).toEqual(['click'])
})

test('a pad that goes away lets go of everything, and one with unknown buttons is left alone', () => {
  after(state([0, -1, 0, 0], 0))
  expect(after(null)).toEqual([{ right: 0, forward: 0 }, [' ', false]])
  expect(after({ ...state([0, -1, 0, 0]), mapping: '' })).toEqual([])
})
