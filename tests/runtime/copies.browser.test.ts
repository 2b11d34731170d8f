import { expect, it } from 'vitest'
import { generateCode } from '../../language/generator/generate-code.ts'
import { openFrame } from '../../scripts/frame/open-frame.ts'
import { program } from '../support/scripts/block-state.ts'
import { compileTab } from '../support/scripts/compile-tab.ts'
import { chain, one } from '../support/scripts/offered-block.ts'
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

/** A stack of blocks: whatever of the box and its copies is clicked goes away. */
const { code: clicked } = generateCode(
  program(
    chain(
      one('event_click', { fields: { ITEM: 'box' } }),
      one('control_delete', { fields: { ITEM: '@it' } }),
    ),
  ),
  new Map([['box', 'box']]),
)

interface Drawn {
  readonly place: readonly number[]
  readonly turn: number
  readonly size: number
  readonly visible: boolean
}

/** How the copies hang in the page's scene, in the order in which they were made. */
const copies = `[1, 2, 3, 4].map((n) => {
  const { position, rotation, scale, visible } = document.querySelector('[data-entity="copy-' + n + '"]').object3D
  return { place: position.toArray(), turn: rotation.y, size: scale.x, visible }
})`

it('copies are drawn where their program puts them, turned, large and hidden as it says, though A-Frame loads them later; a click on one is one on the thing', async () => {
  const frame = await openFrame('play')
  try {
    const box = frameEntity('box', { position: [0, -2, 0], components: { geometry: { primitive: 'box' } } })
    await frame.say({ type: 'scene.load', entities: [cameraInFront(), box] })
    await frame.waitFor('scene.shown')
    await frame.say({
      type: 'run.start',
      seed: 1,
      scripts: [
        compileTab(source, { name: 'tab1' }),
        compileTab(clicked, { name: 'tab2', isOfBlocks: true }),
      ],
    })
    await frame.waitFor('run.log')
    const inFrame = frame.page.frames().find((one) => one !== frame.page.mainFrame())
    if (!inFrame) throw new Error('no frame')
    await inFrame.waitForFunction(`document.querySelector('[data-entity="copy-4"]')?.hasLoaded`)
    const drawn = await inFrame.evaluate<Drawn[]>(copies)
    expect(drawn.map(({ place }) => place)).toEqual([
      [2, 3, 0],
      [0, -2, 0],
      [0, -2, 0],
      [-2, -2, 0],
    ])
    expect(drawn[1]).toMatchObject({ turn: Math.PI / 2, size: 2 })
    expect(drawn.map(({ visible }) => visible)).toEqual([true, true, false, true])

    // Where the first copy is seen: 2 m to the right of the middle of the picture and 2 m above it.
    await frame.press(320 + 126, 180 - 126)
    await frame.page.mouse.up()
    await expect.poll(() => inFrame.evaluate(`document.querySelector('[data-entity="copy-1"]')`)).toBeNull()
    expect(
      await inFrame.evaluate(
        `['box', 'copy-2', 'copy-4'].every((id) => document.querySelector('[data-entity="' + id + '"]'))`,
      ),
    ).toBe(true)
    expect(frame.errors).toEqual([])
  } finally {
    await frame.close()
  }
}, 60_000)
