import { afterEach, expect, test, vi } from 'vitest'
import { gamepadReader } from '../../../../runtime/play/pads/gamepad-reader.ts'

afterEach(() => vi.unstubAllGlobals())

test('a page that forbids gamepads has none, and is asked only once', () => {
  const getGamepads = vi.fn(() => {
    throw new DOMException(
      'Access to the feature "gamepad" is disallowed by permissions policy.',
      'SecurityError',
    )
  })
  vi.stubGlobal('navigator', { getGamepads })
  const read = gamepadReader()
  expect(read()).toEqual([])
  expect(read()).toEqual([])
  expect(getGamepads).toHaveBeenCalledTimes(1)
})

test('a browser without gamepads has none, one with gamepads has those that it knows at the time', () => {
  vi.stubGlobal('navigator', {})
  expect(gamepadReader()()).toEqual([])
  const pad = { mapping: 'standard', axes: [], buttons: [] }
  const pads: unknown[] = [null]
  vi.stubGlobal('navigator', { getGamepads: () => pads })
  const read = gamepadReader()
  expect(read()).toEqual([null])
  pads[0] = pad
  expect(read()).toEqual([pad])
})
