import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'
import { colourAt } from './support/pixels.ts'

const patience = 60_000
const forest = { preset: 'forest', skyTop: '#4070c0', skyBottom: '#d0e0f0', ground: '#50a040' }

describe('a browser that draws no 3D', () => {
  let frame: OpenFrame
  beforeAll(async () => {
    frame = await openFrame('edit', { chromium: ['--disable-3d-apis'] })
  }, patience)
  afterAll(() => frame?.close())

  it(
    'says so and goes on answering',
    async () => {
      expect(await frame.waitFor('picture.lost')).toEqual({ type: 'picture.lost', reason: 'no-webgl' })
      await frame.say({ type: 'scene.load', entities: [] })
      await frame.say({ type: 'ping', n: 7 })
      expect(await frame.waitFor('pong')).toEqual({ type: 'pong', n: 7 })
      expect(frame.errors).toEqual([])
    },
    patience,
  )
})

describe('graphics that give up', () => {
  let frame: OpenFrame
  beforeAll(async () => {
    frame = await openFrame('edit')
    await frame.say({
      type: 'scene.load',
      entities: [
        cameraInFront(),
        frameEntity('world', { kind: 'environment', components: { environment: forest } }),
        frameEntity('box', {
          position: [0, 1, 0],
          components: { geometry: { primitive: 'box' }, material: { color: '#ff0000' } },
        }),
      ],
    })
    await frame.waitFor('scene.shown')
  }, patience)
  afterAll(() => frame?.close())

  it(
    'are told of, and the picture is as it was when they are back',
    async () => {
      const points = [
        { x: 320, y: 180 },
        { x: 60, y: 330 },
        { x: 60, y: 30 },
        { x: 350, y: 240 },
      ]
      const colours = () => Promise.all(points.map(({ x, y }) => colourAt(frame.page, x, y)))
      const before = await colours()
      expect(before[0]?.[0]).toBeGreaterThan(90)
      const inner = frame.page.frames()[1]
      await inner?.evaluate(
        `window.gone = document.querySelector('a-scene').renderer.getContext().getExtension('WEBGL_lose_context')`,
      )
      await inner?.evaluate('gone.loseContext()')
      expect(await frame.waitFor('picture.lost')).toEqual({ type: 'picture.lost', reason: 'context-lost' })
      await inner?.evaluate('gone.restoreContext()')
      await frame.waitFor('picture.back')
      await expect.poll(colours, { timeout: 10_000 }).toEqual(before)
    },
    patience,
  )
})
