import { expect, it } from 'vitest'
import { compileScript } from '../../language/compile/compile-script.ts'
import { FileId } from '../../model/ids.ts'
import { openFrame } from '../../scripts/frame/open-frame.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'

const source = `
  const box = scene.get('box')
  box.clone({at: {x: 2, y: 3, z: 0}})
  const turned = box.clone()
  turned.rotation.y = 90
  turned.size = 2
  const hidden = box.clone()
  hidden.visible = false
  onStart(async () => {
    const later = box.clone()
    await nextFrame()
    later.position.x = -2
    await wait(0.2)
    console.log('done')
  })`

interface Drawn {
  readonly place: readonly number[]
  readonly turn: number
  readonly size: number
  readonly visible: boolean
}

/** How the copies hang in the page's scene, in the order in which they were made. */
const copies = `[1, 2, 3, 4].map((n) => {
  const { position, rotation, scale, visible } = document.getElementById('copy-' + n).object3D
  return { place: position.toArray(), turn: rotation.y, size: scale.x, visible }
})`

it('copies are drawn where their program puts them, turned, large and hidden as it says, though A-Frame loads them later', async () => {
  const frame = await openFrame('play')
  try {
    const box = frameEntity('box', { position: [0, -2, 0], components: { geometry: { primitive: 'box' } } })
    await frame.say({ type: 'scene.load', entities: [cameraInFront(), box] })
    await frame.waitFor('scene.shown')
    const compiled = compileScript({ fileId: FileId.parse('tab1'), name: 'Tab1', source })
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.error))
    await frame.say({ type: 'run.start', seed: 1, scripts: [compiled.script] })
    await frame.waitFor('run.log')
    const inFrame = frame.page.frames().find((one) => one !== frame.page.mainFrame())
    if (!inFrame) throw new Error('no frame')
    await inFrame.waitForFunction("document.getElementById('copy-4')?.hasLoaded")
    const drawn = await inFrame.evaluate<Drawn[]>(copies)
    expect(drawn.map(({ place }) => place)).toEqual([
      [2, 3, 0],
      [0, -2, 0],
      [0, -2, 0],
      [-2, -2, 0],
    ])
    expect(drawn[1]).toMatchObject({ turn: Math.PI / 2, size: 2 })
    expect(drawn.map(({ visible }) => visible)).toEqual([true, true, false, true])
    expect(frame.errors).toEqual([])
  } finally {
    await frame.close()
  }
}, 60_000)
