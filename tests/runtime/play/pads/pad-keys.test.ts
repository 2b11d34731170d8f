import { beforeEach, expect, test } from 'vitest'
import { PadKeys } from '../../../../runtime/play/pads/pad-keys.ts'
import { padLayout } from '../../../../runtime/play/pads/pad-layout.ts'

let told: unknown[]
let keys: PadKeys

beforeEach(() => {
  told = []
  keys = new PadKeys({
    setKey: (key, isHeld) => told.push([key, isHeld]),
    walk: (push) => told.push(push),
  })
})

const said = () => told.splice(0)
const child = { walks: true, jumps: true }

test('a push walks in sixteenths, is told once, and ends in the dead zone', () => {
  keys.setLayout(padLayout(new Set(), child))
  keys.push({ right: 0.5, forward: 0.26 })
  keys.push({ right: 0.51, forward: 0.25 })
  expect(said()).toEqual([{ right: 0.5, forward: 0.25 }])
  keys.push({ right: 0.1, forward: 0.1 })
  expect(said()).toEqual([{ right: 0, forward: 0 }])
  keys.push({ right: 3, forward: -3 })
  expect(said()).toEqual([{ right: 1, forward: -1 }])
})

test('a push between two ways presses the keys of both, and lets go of them one by one', () => {
  keys.setLayout(padLayout(new Set(['up', 'down', 'left', 'right']), { walks: false, jumps: false }))
  keys.push({ right: -0.7, forward: 0.7 })
  expect(said()).toEqual([
    ['ArrowUp', true],
    ['ArrowLeft', true],
  ])
  keys.push({ right: -1, forward: 0.3 })
  expect(said()).toEqual([['ArrowUp', false]])
  keys.push({ right: 1, forward: 0 })
  expect(said()).toEqual([
    ['ArrowLeft', false],
    ['ArrowRight', true],
  ])
})

test('a push presses both keys of a way, and lets go of both', () => {
  keys.setLayout(padLayout(new Set(['up', 'w', 'left', 'a']), { walks: false, jumps: false }))
  keys.push({ right: 0, forward: 1 })
  expect(said()).toEqual([
    ['ArrowUp', true],
    ['w', true],
  ])
  keys.push({ right: 0, forward: 0 })
  expect(said()).toEqual([
    ['ArrowUp', false],
    ['w', false],
  ])
})

test('what the stick held is let go of when it becomes a button, which no push would let go of', () => {
  keys.setLayout(padLayout(new Set(['up']), child))
  keys.push({ right: 0, forward: 1 })
  said()
  keys.setLayout(padLayout(new Set(['up']), { walks: false, jumps: false }))
  expect(said()).toEqual([['ArrowUp', false], { right: 0, forward: 0 }])
})

test('a button tells its key once for each press', () => {
  keys.setLayout(padLayout(new Set(['e']), child))
  for (const isHeld of [true, true, false, false, true]) keys.press('space', isHeld)
  keys.press('e', true)
  expect(said()).toEqual([
    [' ', true],
    [' ', false],
    [' ', true],
    ['e', true],
  ])
})

test('what a new layout has not any more is let go of, and at the end everything', () => {
  keys.setLayout(padLayout(new Set(['e']), child))
  keys.push({ right: 0, forward: 1 })
  keys.press('e', true)
  said()
  keys.setLayout(padLayout(new Set(['e']), { walks: false, jumps: false }))
  expect(said()).toEqual([{ right: 0, forward: 0 }])
  keys.setLayout(padLayout(new Set(), { walks: false, jumps: false }))
  expect(said()).toEqual([['e', false]])
  keys.setLayout(padLayout(new Set(), child))
  keys.push({ right: 1, forward: 0 })
  keys.press('space', true)
  said()
  keys.end()
  expect(said()).toEqual([{ right: 0, forward: 0 }, [' ', false]])
})

test('a stick that is pushed on while the player may walk again walks on', () => {
  keys.setLayout(padLayout(new Set(), child))
  keys.push({ right: 0, forward: 1 })
  keys.setLayout(padLayout(new Set(), { walks: false, jumps: false }))
  said()
  keys.setLayout(padLayout(new Set(), child))
  expect(said()).toEqual([{ right: 0, forward: 1 }])
})
