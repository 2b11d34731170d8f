import { expect, test } from 'vitest'
import { compileScript } from '../../language/compile/compile-script.ts'
import { FileId } from '../../model/ids.ts'
import { openFrame } from '../../scripts/frame/open-frame.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'

const source = `xr.onStart(() => console.log('in', device.isVR))
xr.onButton('trigger', (hand) => console.log('trigger', hand))
xr.onEnd(() => console.log('out', device.isVR, xr.isButtonDown('trigger')))`

/** What the page of the frame has of WebXR, with a session that is no real one. */
const glasses = `
  const { xr } = document.querySelector('a-scene').renderer
  const session = new EventTarget()
  const real = xr.getSession
  xr.getSession = () => session
  xr.dispatchEvent({ type: 'sessionstart' })
  const press = (type) => session.dispatchEvent(Object.assign(new Event(type), { inputSource: { handedness: 'right' } }))
  press('selectstart')
  press('squeezestart')
  setTimeout(() => {
    xr.getSession = real
    xr.dispatchEvent({ type: 'sessionend' })
  }, 300)
`

test('a program in the frame hears of glasses and of what is pressed in the hands', async () => {
  const frame = await openFrame('play')
  try {
    await frame.say({ type: 'scene.load', entities: [cameraInFront(), frameEntity('box')] })
    await frame.waitFor('scene.shown')
    const compiled = compileScript({ fileId: FileId.parse('Tab1'), name: 'Tab1', source })
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.error))
    await frame.say({ type: 'run.start', seed: 1, scripts: [compiled.script] })
    await frame.waitFor('run.started')
    const inside = frame.page.frames().find((one) => one !== frame.page.mainFrame())
    await inside?.evaluate(`(() => {${glasses}})()`)
    const heard = async () =>
      (await frame.heard('run.log')).flatMap(({ lines }) => lines.map(({ text }) => text))
    await expect.poll(heard, { timeout: 30_000 }).toEqual(['in true', 'trigger right', 'out false false'])
    expect(frame.errors).toEqual([])
  } finally {
    await frame.close()
  }
}, 90_000)
