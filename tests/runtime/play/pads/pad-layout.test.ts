import { expect, test } from 'vitest'
import { hasStick, padLayout } from '../../../../runtime/play/pads/pad-layout.ts'

const wanted = (...keys: string[]) => new Set(keys)
const nobody = { walks: false, jumps: false }
const child = { walks: true, jumps: true }

test('who only walks has a stick and a button for jumping', () => {
  const layout = padLayout(wanted(), child)
  expect(layout).toEqual({ walks: true, directions: {}, buttons: ['space'] })
  expect(hasStick(layout)).toBe(true)
})

test('where nobody walks and no key is asked for there is nothing to press', () => {
  const layout = padLayout(wanted(), nobody)
  expect(layout.buttons).toEqual([])
  expect(hasStick(layout)).toBe(false)
})

test('the stick presses the ways that programs ask for, and all other keys have a button', () => {
  expect(padLayout(wanted('left', 'right', 'space', 'e'), nobody)).toEqual({
    walks: false,
    directions: { left: ['left'], right: ['right'] },
    buttons: ['space', 'e'],
  })
  expect(padLayout(wanted('w', 'a', 's', 'd'), nobody).directions).toEqual({
    forward: ['w'],
    back: ['s'],
    left: ['a'],
    right: ['d'],
  })
})

test('the stick presses arrows and W A S D where each way has both', () => {
  const both = padLayout(wanted('w', 'up', 's', 'down', 'a', 'left', 'd', 'right', 'enter'), nobody)
  expect(both).toEqual({
    walks: false,
    directions: { forward: ['up', 'w'], back: ['down', 's'], left: ['left', 'a'], right: ['right', 'd'] },
    buttons: ['enter'],
  })
  // A letter that is no second name of a way does something else.
  const dance = padLayout(wanted('up', 'down', 'left', 'right', 'd'), nobody)
  expect(dance).toMatchObject({ directions: { right: ['right'] }, buttons: ['d'] })
})

test('one way alone is a button where nobody walks, and goes with the stick where somebody does', () => {
  const alone = padLayout(wanted('up'), nobody)
  expect(alone.buttons).toEqual(['up'])
  expect(hasStick(alone)).toBe(false)
  expect(padLayout(wanted('up'), child)).toEqual({
    walks: true,
    directions: { forward: ['up'] },
    buttons: ['space'],
  })
})

test('each of many keys has a button, space before all', () => {
  const many = padLayout(wanted('1', '2', '3', '4', '5', '6', '7', 'space'), nobody)
  expect(many.buttons).toEqual(['space', '1', '2', '3', '4', '5', '6', '7'])
})
