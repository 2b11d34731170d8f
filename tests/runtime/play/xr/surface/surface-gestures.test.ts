// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isControl, SurfaceGestures } from '../../../../../runtime/play/xr/surface/surface-gestures.ts'

let turned = 0
let scaled = 1
let gestures: SurfaceGestures
beforeEach(() => {
  turned = 0
  scaled = 1
  gestures = new SurfaceGestures(window, {
    onTurn: (angle) => {
      turned += angle
    },
    onScale: (factor) => {
      scaled *= factor
    },
  })
})
afterEach(() => gestures.end())

function touch(
  type: string,
  pointerId: number,
  clientX: number,
  clientY: number,
  on: EventTarget = document.body,
) {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY })
  on.dispatchEvent(Object.assign(event, { pointerId }))
}

test('[T11] a finger that is drawn to the right turns the near side of the world to the right; one that trembles taps', () => {
  touch('pointerdown', 1, 100, 100)
  touch('pointermove', 1, 104, 101)
  expect([turned, gestures.wasDragged]).toEqual([0, false])
  touch('pointermove', 1, 204, 101)
  expect(turned).toBeCloseTo(1, 9)
  touch('pointerup', 1, 204, 101)
  expect(gestures.wasDragged).toBe(true)
  touch('pointermove', 1, 300, 101)
  expect(turned).toBeCloseTo(1, 9)
  touch('pointerdown', 2, 100, 100)
  expect(gestures.wasDragged).toBe(false)
})

test('[T11] two fingers that part make it larger, and that turn turn it with them', () => {
  touch('pointerdown', 1, 100, 100)
  touch('pointerdown', 2, 200, 100)
  touch('pointermove', 2, 300, 100)
  expect([scaled, turned]).toEqual([2, 0])
  // Clockwise on the page.
  touch('pointermove', 2, 100, 300)
  expect(scaled).toBeCloseTo(2, 9)
  expect(turned).toBeCloseTo(-Math.PI / 2, 9)
})

test('[T11] what is pressed on the page is not meant for the world', () => {
  const button = document.createElement('button')
  document.body.append(button)
  expect([isControl(button), isControl(document.body), isControl(null)]).toEqual([true, false, false])
  touch('pointerdown', 1, 100, 100, button)
  touch('pointermove', 1, 300, 100)
  expect(turned).toBe(0)
  button.remove()
})
