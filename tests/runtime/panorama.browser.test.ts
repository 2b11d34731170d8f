import { afterEach, expect, it } from 'vitest'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { playerEntity } from '../support/scripts/frame-entities.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'

let frame: OpenFrame | undefined
afterEach(() => frame?.close())

/** The eyes of the player are 1.98 m above its feet. */
const sides = {
  ahead: { at: [0, 2, -8], colour: '#ff0000' },
  right: { at: [8, 2, 0], colour: '#00ff00' },
  behind: { at: [0, 2, 8], colour: '#0000ff' },
  left: { at: [-8, 2, 0], colour: '#ffff00' },
  above: { at: [0, 10, 0], colour: '#00ffff' },
  below: { at: [0, -6, 0], colour: '#ff00ff' },
} as const

const boxes = Object.entries(sides).map(([id, { at, colour }]) =>
  frameEntity(id, {
    position: at,
    scale: [4, 4, 4],
    components: { geometry: { primitive: 'box' }, material: { color: colour } },
  }),
)

/** What lies where in the picture: parts of its width and height. */
const places = {
  ahead: [0.5, 0.5],
  right: [0.75, 0.5],
  behind: [0.005, 0.5],
  left: [0.25, 0.5],
  above: [0.6, 0.02],
  below: [0.1, 0.98],
} as const

it('[E13] takes all that is around the player as a picture of 4096 × 2048 pixels, while the scene goes on', async () => {
  frame = await openFrame('edit')
  await frame.say({ type: 'scene.load', entities: [cameraInFront('free'), playerEntity(), ...boxes] })
  await frame.waitFor('scene.shown')
  const inside = frame.page.frames().find((one) => one !== frame?.page.mainFrame())
  await inside?.evaluate(`window.pictures = 0
    ;(function count() { window.pictures += 1; requestAnimationFrame(count) })()`)
  const before = (await inside?.evaluate<number>('window.pictures')) ?? 0
  await frame.say({
    type: 'picture.take',
    requestId: 1,
    projection: 'equirectangular',
    width: 4096,
    height: 2048,
  })
  const { dataUrl } = await frame.waitFor('picture.taken', 1, 60_000)
  const meanwhile = ((await inside?.evaluate<number>('window.pictures')) ?? 0) - before
  const { size, seen } = await frame.page.evaluate(
    async ([url, at]) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob())
      const { width, height } = picture
      const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
      pen?.drawImage(picture, 0, 0)
      const colours = Object.entries(at).map(([name, [x, y]]) => {
        const [red = 0, green = 0, blue = 0] = pen?.getImageData(x * width, y * height, 1, 1).data ?? []
        // Light falls on each of them from another side.
        const most = Math.max(red, green, blue)
        return [name, [red, green, blue].map((value) => (value > most * 0.6 ? 1 : 0)).join('')]
      })
      return { size: [url.slice(0, 23), width, height], seen: Object.fromEntries(colours) }
    },
    [dataUrl, places] as const,
  )
  expect(size).toEqual(['data:image/jpeg;base64,', 4096, 2048])
  expect(seen).toEqual({
    ahead: '100',
    right: '010',
    behind: '001',
    left: '110',
    above: '011',
    below: '101',
  })
  // Six sides and eight strips, each with a picture of the scene before it.
  expect(meanwhile).toBeGreaterThanOrEqual(14)
  expect(frame.errors).toEqual([])
}, 120_000)
