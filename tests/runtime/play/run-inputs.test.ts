// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { RunInputs } from '../../../runtime/play/run-inputs.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // The page of a world listens as long as it lives; the window of tests is that of other files too, whose keys it would take.
  const heard = vi.spyOn(window, 'addEventListener')
  return () => {
    for (const [type, listener] of heard.mock.calls) window.removeEventListener(type, listener)
    heard.mockRestore()
    vi.unstubAllGlobals()
  }
})

function opened() {
  const canvas = document.createElement('canvas')
  canvas.setPointerCapture = () => {}
  const turns: number[] = []
  const camera = {
    isSteered: true,
    direction: { yaw: 0, pitch: 0 },
    follow: () => {},
    lookAround: (turn: number) => turns.push(turn),
  }
  const parts = {
    canvas,
    picker: { entityAt: (x: number) => ({ id: `at-${x}` }) },
    entities: { pathTo: (id: string) => [id] },
    camera,
    xr: { addEventListener: () => {}, getSession: () => null },
    keys: [],
    send: () => {},
  }
  const inputs = new RunInputs(Object.assign(Object.create(null), parts))
  const finger = (type: string, pointerId: number, clientX: number) =>
    canvas.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY: 50 }))
  return { inputs, turns, finger, clicks: () => inputs.take().filter(({ kind }) => kind === 'click') }
}

it('a second finger neither turns the view nor clicks, and the first one goes on where it was', () => {
  const { turns, finger, clicks } = opened()
  finger('pointerdown', 1, 100)
  finger('pointermove', 1, 120)
  expect(turns).toEqual([-0.1])
  finger('pointerdown', 2, 500)
  finger('pointermove', 2, 560)
  finger('pointerup', 2, 560)
  expect(turns).toEqual([-0.1])
  finger('pointermove', 1, 140)
  expect(turns).toEqual([-0.1, -0.1])
  finger('pointerup', 1, 140)
  expect(clicks()).toEqual([])
})

it.each(['pointercancel', 'lostpointercapture'])('after %s the next finger is the first one', (lost) => {
  const { finger, clicks } = opened()
  finger('pointerdown', 1, 100)
  finger(lost, 1, 100)
  finger('pointerdown', 2, 300)
  finger('pointerup', 2, 300)
  expect(clicks()).toEqual([{ kind: 'click', entityId: 'at-300' }])
})

const key = (type: 'keydown' | 'keyup', key: string, code: string) =>
  window.dispatchEvent(new KeyboardEvent(type, { key, code, shiftKey: key === key.toUpperCase() }))
const keysIn = (inputs: RunInputs) =>
  inputs.take().flatMap((input) => (input.kind === 'key' ? [`${input.phase} ${input.key}`] : []))

it('a letter that is let go while Shift makes another one of it is let go', () => {
  const { inputs } = opened()
  key('keydown', 'w', 'KeyW')
  key('keydown', 'Shift', 'ShiftLeft')
  key('keyup', 'W', 'KeyW')
  key('keyup', 'Shift', 'ShiftLeft')
  expect(keysIn(inputs)).toEqual(['down w', 'down Shift', 'up w', 'up Shift'])
})

it('a key is down as long as somebody holds it: on the keyboard, twice there, or on the picture', () => {
  const { inputs } = opened()
  key('keydown', 'Shift', 'ShiftLeft')
  key('keydown', 'Shift', 'ShiftRight')
  inputs.setKey('W', true)
  key('keydown', 'w', 'KeyW')
  key('keyup', 'Shift', 'ShiftLeft')
  inputs.setKey('W', false)
  expect(keysIn(inputs)).toEqual(['down Shift', 'down W'])
  key('keyup', 'Shift', 'ShiftRight')
  key('keyup', 'w', 'KeyW')
  expect(keysIn(inputs)).toEqual(['up Shift', 'up w'])
})

it('who looks elsewhere has let go of every key, and a press whose end nobody saw is a press again', () => {
  const { inputs } = opened()
  key('keydown', 'w', 'KeyW')
  key('keydown', 'a', 'KeyA')
  window.dispatchEvent(new FocusEvent('blur'))
  expect(keysIn(inputs)).toEqual(['down w', 'down a', 'up w', 'up a'])
  key('keydown', 'w', 'KeyW')
  key('keydown', 'w', 'KeyW')
  expect(keysIn(inputs)).toEqual(['down w', 'up w', 'down w'])
})
