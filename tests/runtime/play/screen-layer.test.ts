// @vitest-environment jsdom
import { Object3D, PerspectiveCamera } from 'three'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HudShow } from '../../../runtime/play/effects/hud-show.ts'
import { ScreenLayer } from '../../../runtime/play/screen/screen-layer.ts'
import { RunPicture } from '../../../runtime/play/watch/run-picture.ts'

const clear = () => document.body.replaceChildren()
// Other files of this worker share the page.
beforeEach(clear)
afterEach(clear)

const seen = () =>
  [...document.body.children].flatMap((layer) =>
    layer instanceof HTMLElement && layer.style.display !== 'none' ? [layer.textContent] : [],
  )

test('what lay over the picture is shown as it was, cannot be used then, and comes back as it is', () => {
  const layer = new ScreenLayer(document.body, 'en')
  const hud = new HudShow(layer, 'en')
  hud.show({ kind: 'hud', score: 3, health: null, bag: [] })
  const before = layer.look()
  expect(layer.look()).toBe(before)
  hud.show({ kind: 'hud', score: 8, health: null, bag: [] })
  const now = layer.look()
  expect(now).not.toBe(before)

  layer.showPast(before)
  expect(seen()).toEqual([expect.stringContaining('3')])
  expect(document.body.lastElementChild?.matches('.screen-layer')).toBe(true)
  expect(before.inert).toBe(true)
  layer.showPast(now)
  expect(seen()).toEqual([expect.stringContaining('8')])
  layer.showPast(null)
  expect(seen()).toEqual([expect.stringContaining('8')])
  expect(document.querySelectorAll('.screen-layer')).toHaveLength(1)
  expect(layer.look()).toBe(now)
})

test('the camera stands where it stood, sees as wide as it did, and goes back to where it is', () => {
  const camera = new PerspectiveCamera(60)
  const object3D = new Object3D()
  const layer = new ScreenLayer(document.body, 'en')
  const picture = new RunPicture(layer, { camera, cameraEl: { object3D } })
  const before = picture.look()
  object3D.position.set(1, 2, 3)
  object3D.rotation.set(0.1, 0.2, 0)
  camera.fov = 30
  const now = picture.look()
  picture.show(before)
  expect([object3D.position.toArray(), camera.fov]).toEqual([[0, 0, 0], 60])
  picture.show(null)
  expect(object3D.position.toArray()).toEqual([1, 2, 3])
  expect(object3D.quaternion.equals(now.quaternion)).toBe(true)
  expect(camera.fov).toBe(30)
})
