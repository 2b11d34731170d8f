import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EntityId, FileId } from '../../model/ids.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { usualTools } from '../../protocol/frame/tool-settings.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { compileTab } from '../support/scripts/compile-tab.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'
import { colourAt } from './support/pixels.ts'

const patience = 60_000
const boxId = EntityId.parse('box')
/** The middle of the box in the picture: the camera stands straight in front of it. */
const middle = { x: 320, y: 180 }

const box = (parts: Readonly<Record<string, unknown>> = {}): FrameEntity =>
  frameEntity('box', {
    position: [0, 1, 0],
    components: { geometry: { primitive: 'box' }, material: { color: '#ff0000' } },
    ...parts,
  })
/** As a person clicks: pressed where the frame hears of it. */
async function click(frame: OpenFrame, x: number, y: number) {
  await frame.press(x, y)
  await frame.page.mouse.up()
}

const moveTool = { type: 'tool.set', ...usualTools, grid: false } as const

describe('the frame while editing', () => {
  let frame: OpenFrame
  beforeAll(async () => {
    frame = await openFrame('edit')
  }, patience)
  afterAll(() => frame?.close())

  beforeEach(async () => {
    const shown = (await frame.heard('scene.shown')).length
    await frame.page.mouse.move(5, 5)
    await frame.say(moveTool)
    await frame.say({ type: 'selection.set', ids: [] })
    await frame.say({ type: 'scene.load', entities: [cameraInFront('free'), box()] })
    await frame.waitFor('scene.shown', shown + 1)
    await frame.say({ type: 'view.focus', ids: [] })
    await expect
      .poll(async () => (await colourAt(frame.page, middle.x, middle.y))[0], { timeout: 15_000 })
      .toBeGreaterThan(120)
  }, patience)

  const count = async (type: 'transform.commit' | 'transform.cancel' | 'entity.picked') =>
    (await frame.heard(type)).length

  it(
    'picks what lies under the pointer, and nothing beside it',
    async () => {
      const before = await count('entity.picked')
      await click(frame, middle.x, middle.y)
      expect(await frame.waitFor('entity.picked', before + 1)).toMatchObject({ id: 'box', additive: false })
      await frame.page.keyboard.down('Shift')
      await click(frame, middle.x, middle.y)
      await frame.page.keyboard.up('Shift')
      expect(await frame.waitFor('entity.picked', before + 2)).toMatchObject({ id: 'box', additive: true })
      await click(frame, 40, 40)
      expect(await frame.waitFor('entity.picked', before + 3)).toMatchObject({ id: null })
    },
    patience,
  )

  /** Presses the gizmo's red arrow, which points to the right of the picture, and pulls it by so many pixels. */
  async function pullRedArrow(pixels: number) {
    await frame.say({ type: 'selection.set', ids: [boxId] })
    await expect
      .poll(() => colourAt(frame.page, middle.x + 30, middle.y), { timeout: 10_000 })
      .not.toEqual([255, 0, 0])
    await frame.press(middle.x + 36, middle.y)
    await frame.page.mouse.move(middle.x + 36 + pixels / 2, middle.y)
    await frame.page.mouse.move(middle.x + 36 + pixels, middle.y)
  }

  it(
    'turns one drag of the gizmo into one commit with only what changed, on the grid',
    async () => {
      const commits = await count('transform.commit')
      await pullRedArrow(95)
      const preview = await frame.waitFor('transform.preview')
      expect(preview.changes[0]?.entityId).toBe('box')
      await frame.page.mouse.up()
      const { changes } = await frame.waitFor('transform.commit', commits + 1)
      // At 10 m a metre is 62.8 pixels high: 95 pixels are 1.51 m, on the grid of half metres 1.5 m.
      expect(changes).toEqual([{ entityId: 'box', position: [1.5, 1, 0] }])
      expect(await count('transform.commit')).toBe(commits + 1)
    },
    patience,
  )

  it(
    'commits nothing after Esc and puts everything back',
    async () => {
      const commits = await count('transform.commit')
      const cancels = await count('transform.cancel')
      await pullRedArrow(95)
      await frame.focus()
      await frame.page.keyboard.press('Escape')
      await frame.page.mouse.up()
      await frame.waitFor('transform.cancel', cancels + 1)
      const picks = await count('entity.picked')
      await click(frame, middle.x - 20, middle.y + 20)
      expect((await frame.waitFor('entity.picked', picks + 1)).id).toBe('box')
      expect(await count('transform.commit')).toBe(commits)
    },
    patience,
  )

  it(
    'moves a thing along the ground when it is dragged itself, and leaves a locked one where it is',
    async () => {
      const commits = await count('transform.commit')
      const drag = async () => {
        await frame.press(middle.x, middle.y + 6)
        await frame.page.mouse.move(middle.x + 40, middle.y + 6)
        await frame.page.mouse.move(middle.x + 64, middle.y + 6)
        await frame.page.mouse.up()
      }
      await drag()
      const { changes } = await frame.waitFor('transform.commit', commits + 1)
      expect(changes).toEqual([{ entityId: 'box', position: [1, 1, 0] }])
      await frame.say({ type: 'scene.patch', upserts: [box({ isLocked: true })], removes: [] })
      await drag()
      await click(frame, 10, 10)
      await frame.waitFor('entity.picked')
      expect(await count('transform.commit')).toBe(commits + 1)
    },
    patience,
  )

  it(
    'shows a patch as soon as it comes, and a placeholder for what it does not know',
    async () => {
      const blue = box({ components: { geometry: { primitive: 'box' }, material: { color: '#0000ff' } } })
      await frame.say({ type: 'scene.patch', upserts: [blue], removes: [] })
      await expect
        .poll(async () => (await colourAt(frame.page, middle.x, middle.y))[2], { timeout: 15_000 })
        .toBeGreaterThan(120)
      await frame.say({
        type: 'scene.patch',
        upserts: [box({ kind: 'hologram', position: [0, 0.5, 0] })],
        removes: [],
      })
      await expect.poll(async () => (await colourAt(frame.page, middle.x, middle.y))[0]).toBeGreaterThan(60)
      await frame.say({ type: 'scene.patch', upserts: [], removes: [boxId] })
      await expect.poll(() => colourAt(frame.page, middle.x, middle.y)).toEqual([0x0d, 0x10, 0x1c])
    },
    patience,
  )

  it(
    'keeps no room for things that are gone, however often a scene is opened',
    async () => {
      const scene = frame.page.frames().find((candidate) => candidate.url().includes('frame.html'))
      /** How many components things have, and how much A-Frame keeps for them. */
      const room = () =>
        scene?.evaluate<readonly number[]>(`(() => {
          const components = [...document.querySelectorAll('[data-entity]')].flatMap((el) => Object.values(el.components))
          return [components.length, components.reduce((sum, { objectPool }) => sum + objectPool.size(), 0)]
        })()`)
      const inside = box({ id: 'inside', parentId: 'box' })
      const open = async (times: number) => {
        for (let time = 0; time < times; time++) {
          const shown = (await frame.heard('scene.shown')).length
          await frame.say({ type: 'scene.load', entities: [cameraInFront('free'), box(), inside] })
          await frame.waitFor('scene.shown', shown + 1)
        }
      }
      await open(2)
      const [components = 0] = (await room()) ?? []
      expect(components).toBeGreaterThan(2)
      await open(12)
      expect(await room()).toEqual([components, 0])
    },
    patience,
  )

  it(
    'shows what stands for the camera, but not to somebody who looks out of it',
    async () => {
      const scene = frame.page.frames().find((candidate) => candidate.url().includes('frame.html'))
      const isShown = () =>
        scene?.evaluate<boolean>(`(() => {
          let isShown = false
          document.querySelector('[data-entity="camera"]').object3D.traverseVisible((part) => {
            if (part.isMesh) isShown = true
          })
          return isShown
        })()`)
      await expect.poll(isShown).toBe(false)
      await frame.say({ type: 'view.side', side: 'left' })
      await expect.poll(isShown).toBe(true)
    },
    patience,
  )

  it(
    'takes a picture of the size that was asked for, as a JPEG',
    async () => {
      const message = {
        type: 'picture.take',
        requestId: 4,
        projection: 'perspective',
        width: 350,
        height: 350,
      } as const
      await frame.say(message)
      await frame.say({ ...message, requestId: 5, projection: 'equirectangular', width: 512, height: 256 })
      await frame.waitFor('picture.taken', 2)
      const pictures = await frame.heard('picture.taken')
      const sizes = await frame.page.evaluate(
        (urls) =>
          Promise.all(
            urls.map(async (url) => {
              const { width, height } = await createImageBitmap(await (await fetch(url)).blob())
              return [url.slice(0, 23), width, height]
            }),
          ),
        pictures.map(({ dataUrl }) => dataUrl),
      )
      expect(sizes).toEqual([
        ['data:image/jpeg;base64,', 350, 350],
        ['data:image/jpeg;base64,', 512, 256],
      ])
    },
    patience,
  )

  it(
    'hands on keys that it does not use, and says where a new thing goes',
    async () => {
      await click(frame, 40, 40)
      await frame.focus()
      await frame.page.keyboard.press('Control+z')
      await expect
        .poll(async () => (await frame.heard('key.pressed')).at(-1))
        .toMatchObject({ key: 'z', ctrl: true })
      await frame.say({ type: 'view.ask-spot', requestId: 9 })
      expect(await frame.waitFor('view.spot')).toEqual({
        type: 'view.spot',
        requestId: 9,
        position: [0, 0, 4],
      })
    },
    patience,
  )

  it(
    'ignores garbage on the port and goes on answering',
    async () => {
      for (const garbage of [
        null,
        7,
        'x',
        {},
        { type: 'scene.load' },
        { type: 'ping', n: 'x' },
        { type: 'run.start' },
      ])
        await frame.sayRaw(garbage)
      const answered = (await frame.heard('pong')).length
      await frame.say({ type: 'ping', n: 12 })
      expect(await frame.waitFor('pong', answered + 1)).toEqual({ type: 'pong', n: 12 })
    },
    patience,
  )

  it(
    'asks no other host for anything, makes no error and leaves only AFRAME and THREE in the page',
    async () => {
      expect(frame.strangers).toEqual([])
      expect(frame.errors).toEqual([])
      const inner = frame.page.frames()[1]
      const globals = await inner?.evaluate(() => {
        const blank = document.createElement('iframe')
        document.body.append(blank)
        const usual = new Set(Object.getOwnPropertyNames(blank.contentWindow ?? {}))
        blank.remove()
        return Object.getOwnPropertyNames(window).filter((name) => !usual.has(name) && !/^\d+$/.test(name))
      })
      expect(globals?.filter((name) => /nestling|world|scene|stage/i.test(name))).toEqual([])
      expect(globals).toContain('AFRAME')
      expect(globals).toContain('THREE')
    },
    patience,
  )
})

describe('the frame while playing', () => {
  let frame: OpenFrame
  beforeAll(async () => {
    frame = await openFrame('play')
    const light = { type: 'sun', color: '#ffffff', intensity: 2 }
    const sun = frameEntity('sun', { kind: 'light', position: [5, 8, 5], components: { light } })
    await frame.say({ type: 'scene.load', entities: [cameraInFront('free'), box(), sun] })
    await frame.waitFor('scene.shown')
  }, patience)
  afterAll(() => frame?.close())

  /** Shader programs that the page has compiled. */
  const programs = () =>
    frame.page.frames()[1]?.evaluate(() => document.querySelector('a-scene')?.renderer.info.programs?.length)

  it(
    'runs a script, shows what it does, hears clicks and reports logs and errors',
    async () => {
      const source = [
        "const box = scene.get('box')",
        "box.say('Hello')",
        "box.onClick(() => { box.color = '#0000ff'; console.log('clicked') })",
        'onStart(() => { nonsense() })',
      ].join('\n')
      const ready = await programs()
      await frame.say({
        type: 'run.start',
        seed: 1,
        scripts: [compileTab(source, { fileId: FileId.parse('tab1') })],
      })
      await frame.waitFor('run.started')
      const { error } = await frame.waitFor('run.error')
      expect(error).toMatchObject({ fileName: 'Tab1', line: 4 })
      await click(frame, middle.x, middle.y)
      expect(await frame.waitFor('run.log')).toMatchObject({
        lines: [{ fileId: 'tab1', text: 'clicked' }],
        leftOut: 0,
      })
      await expect
        .poll(async () => (await colourAt(frame.page, middle.x, middle.y))[2], { timeout: 15_000 })
        .toBeGreaterThan(120)
      await frame.say({ type: 'run.stop' })
      expect(await programs(), 'nothing was left to be compiled while running').toBe(ready)
      expect(frame.strangers).toEqual([])
    },
    patience,
  )
})
