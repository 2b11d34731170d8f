import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EntityId } from '../../model/ids.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import type { ToFrame } from '../../protocol/frame/to-frame.ts'
import { usualTools } from '../../protocol/frame/tool-settings.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'
import { colourAt } from './support/pixels.ts'

const patience = 60_000
const [left, right, roof] = ['left', 'right', 'roof'].map((id) => EntityId.parse(id)) as [
  EntityId,
  EntityId,
  EntityId,
]
/** The middle of the picture. The camera stands straight in front of the origin: a metre is 62.8 pixels there. */
const middle = { x: 320, y: 180 }
const metre = 62.8

const camera = cameraInFront()
/** Dark green, so that nothing but the gizmo's arrow is red. */
const box = (id: string, parts: Readonly<Record<string, unknown>>) =>
  frameEntity(id, {
    components: { geometry: { primitive: 'box' }, material: { color: '#002200' } },
    ...parts,
  })
const tool = (parts: Partial<Extract<ToFrame, { type: 'tool.set' }>> = {}) =>
  ({ type: 'tool.set', ...usualTools, grid: false, ...parts }) as const
const still = { right: 0, up: 0, ahead: 0, turn: 0 }

describe('hands and keys in the picture', () => {
  let frame: OpenFrame
  beforeAll(async () => {
    frame = await openFrame('edit')
  }, patience)
  afterAll(() => frame?.close())

  /** Two boxes of 1 m beside each other; what floats above the right one is 0.5 m in height. */
  beforeEach(async () => {
    const shown = (await frame.heard('scene.shown')).length
    await frame.page.mouse.move(5, 5)
    await frame.say(tool())
    await frame.say({ type: 'selection.set', ids: [] })
    await frame.say({
      type: 'scene.load',
      entities: [
        camera,
        box('left', { position: [-1, 1, 0] }),
        box('right', { position: [1, 1, 0] }),
        box('roof', { position: [1, 3, 0], scale: [0.5, 0.5, 0.5] }),
      ],
    })
    await frame.waitFor('scene.shown', shown + 1)
    await frame.say({ type: 'view.focus', ids: [] })
  }, patience)

  /** What the frame says next of this type, after `act`. */
  async function answerTo<T extends FromFrame['type']>(type: T, act: () => Promise<unknown>) {
    const before = (await frame.heard(type)).length
    await act()
    return frame.waitFor(type, before + 1)
  }
  /** How much more red than anything else the picture is there: the gizmo's red arrow is, and nothing else. */
  const rednessAt = (x: number, y: number) => async () => {
    const [red, green, blue] = await colourAt(frame.page, x, y)
    return red - Math.max(green, blue)
  }
  /** Selects things, and waits until the picture shows the red arrow there, which was not there before. */
  const selectUntilArrow = async (ids: readonly EntityId[], x: number, y: number) => {
    await expect.poll(rednessAt(x, y), { timeout: 15_000 }).toBeLessThan(20)
    await select(...ids)
    await expect.poll(rednessAt(x, y), { timeout: 15_000 }).toBeGreaterThan(90)
  }
  const select = (...ids: EntityId[]) => frame.say({ type: 'selection.set', ids })
  const say = (message: ToFrame) => () => frame.say(message)

  it(
    'moves the selection by a step of the grid with a key, and turns it about its middle',
    async () => {
      await select(left, right)
      const pushed = await answerTo('transform.commit', say({ type: 'selection.nudge', ...still, right: 1 }))
      expect(pushed.changes).toEqual([
        { entityId: 'left', position: [-0.5, 1, 0] },
        { entityId: 'right', position: [1.5, 1, 0] },
      ])
      const turned = await answerTo('transform.commit', say({ type: 'selection.nudge', ...still, turn: 1 }))
      const far = Number(Math.cos(Math.PI / 12).toFixed(4))
      const near = Number(Math.sin(Math.PI / 12).toFixed(4))
      expect(turned.changes).toEqual([
        { entityId: 'left', position: [Number((0.5 - far).toFixed(4)), 1, near], rotation: [0, 15, 0] },
        { entityId: 'right', position: [Number((0.5 + far).toFixed(4)), 1, -near], rotation: [0, 15, 0] },
      ])
    },
    patience,
  )

  it(
    'says of a held key that it goes on with the step before',
    async () => {
      await frame.focus()
      for (let times = 0; times < 3; times++) await frame.page.keyboard.down('ArrowRight')
      await frame.page.keyboard.up('ArrowRight')
      await expect
        .poll(async () => (await frame.heard('key.pressed')).map(({ key, repeat }) => [key, repeat]))
        .toEqual([
          ['ArrowRight', false],
          ['ArrowRight', true],
          ['ArrowRight', true],
        ])
      await select(left)
      const held = { type: 'selection.nudge', ...still, right: 1, isRepeat: true } as const
      expect((await answerTo('transform.commit', say(held))).isRepeat).toBe(true)
      const pressed = { type: 'selection.nudge', ...still, right: 1 } as const
      expect((await answerTo('transform.commit', say(pressed))).isRepeat).toBeUndefined()
    },
    patience,
  )

  it(
    'puts things down on what is below each of them, and on the ground where nothing is',
    async () => {
      await select(left, roof)
      const { changes } = await answerTo('transform.commit', say({ type: 'selection.drop' }))
      expect(changes).toEqual([
        { entityId: 'left', position: [-1, 0.5, 0] },
        { entityId: 'roof', position: [1, 1.75, 0] },
      ])
    },
    patience,
  )

  it(
    'selects what lies in a frame that is pulled with Shift',
    async () => {
      await frame.page.keyboard.down('Shift')
      const { ids, additive } = await answerTo('entities.picked', async () => {
        await frame.press(middle.x - 2.2 * metre, middle.y + 1.2 * metre)
        await frame.page.mouse.move(middle.x, middle.y)
        await frame.page.mouse.move(middle.x + 2.2 * metre, middle.y - 1.2 * metre)
        await frame.page.mouse.up()
      })
      await frame.page.keyboard.up('Shift')
      expect([ids, additive]).toEqual([['left', 'right'], true])
    },
    patience,
  )

  it(
    'pulls a copy away with Alt and leaves the thing where it is',
    async () => {
      await select(right)
      await frame.page.keyboard.down('Alt')
      const { offset } = await answerTo('transform.copy', async () => {
        await frame.press(middle.x + metre - 12, middle.y + 12)
        await frame.page.mouse.move(middle.x + metre + 20, middle.y + 12, { steps: 3 })
        await frame.page.mouse.move(middle.x + 2 * metre - 12, middle.y + 12, { steps: 3 })
        await frame.page.mouse.up()
      })
      await frame.page.keyboard.up('Alt')
      expect(offset).toEqual([1, 0, 0])
    },
    patience,
  )

  it(
    '[W09] pulls a copy away with Alt by an arrow of the gizmo too, of one thing and of several',
    async () => {
      for (const ids of [[right], [left, right]]) {
        const from = middle.x + (ids.length === 1 ? metre : 0) + 40
        await select()
        await selectUntilArrow(ids, from, middle.y)
        const commits = (await frame.heard('transform.commit')).length
        await frame.page.keyboard.down('Alt')
        const { offset } = await answerTo('transform.copy', async () => {
          await frame.press(from, middle.y)
          await frame.page.mouse.move(from + metre / 2, middle.y)
          await frame.page.mouse.move(from + 1.5 * metre, middle.y)
          await frame.page.mouse.up()
        })
        await frame.page.keyboard.up('Alt')
        expect(offset).toEqual([1.5, 0, 0])
        expect(await frame.heard('transform.commit')).toHaveLength(commits)
      }
    },
    patience,
  )

  it(
    '[W09] works in a tenth of the steps while Shift is held during a drag',
    async () => {
      await frame.say(tool({ neighbours: false }))
      const y = middle.y + 6
      const pulled = await answerTo('transform.commit', async () => {
        await frame.press(middle.x + metre, y)
        await frame.page.mouse.move(middle.x + 1.5 * metre, y)
        await frame.page.keyboard.down('Shift')
        await frame.page.mouse.move(middle.x + 1.68 * metre, y, { steps: 2 })
        await frame.page.mouse.up()
      })
      await frame.page.keyboard.up('Shift')
      const [x = 0] = pulled.changes[0]?.position ?? []
      expect(Number((x * 20).toFixed(3)) % 1).toBe(0)
      expect((x * 2) % 1).not.toBe(0)
      await frame.say({ type: 'scene.patch', upserts: [box('right', { position: [0, 1, 0] })], removes: [] })
      await select()
      await selectUntilArrow([right], middle.x + 40, middle.y)
      const byArrow = await answerTo('transform.commit', async () => {
        await frame.press(middle.x + 40, middle.y)
        await frame.page.keyboard.down('Shift')
        await frame.page.mouse.move(middle.x + 40 + metre / 2, middle.y)
        await frame.page.mouse.move(middle.x + 40 + 0.66 * metre, middle.y)
        await frame.page.mouse.up()
      })
      await frame.page.keyboard.up('Shift')
      expect(byArrow.changes).toEqual([{ entityId: 'right', position: [0.65, 1, 0] }])
    },
    patience,
  )

  it(
    'moves nothing by hand or key while the scene is fixed, turns the view instead, and still selects',
    async () => {
      await frame.say({ ...tool(), isFixed: true })
      await select(right)
      const said = async () =>
        (await Promise.all((['transform.commit', 'transform.preview'] as const).map(frame.heard))).flat()
          .length
      const before = await said()
      await answerTo('view.turned', async () => {
        await frame.press(middle.x + metre, middle.y + 6)
        await frame.page.mouse.move(middle.x + 1.5 * metre, middle.y + 6, { steps: 4 })
        await frame.page.mouse.up()
      })
      await frame.say({ type: 'selection.nudge', ...still, right: 1 })
      const picked = await answerTo('entity.picked', async () => {
        await frame.say({ type: 'view.focus', ids: [] })
        await frame.page.waitForTimeout(150)
        await frame.press(middle.x - metre, middle.y)
        await frame.page.mouse.up()
      })
      expect(picked.id).toBe('left')
      expect(await said()).toBe(before)
    },
    patience,
  )

  it(
    'flies by W while the right button looks around, and several times as fast with Shift',
    async () => {
      const standsAt = async () =>
        (await answerTo('view.stand', () => frame.say({ type: 'view.ask-stand', requestId: 1 }))).position
      /** Metres flown in 0.3 s. */
      const fly = async () => {
        const [x, y, z] = await standsAt()
        await frame.page.keyboard.down('w')
        await frame.page.waitForTimeout(300)
        await frame.page.keyboard.up('w')
        const there = await standsAt()
        return Math.hypot(there[0] - x, there[1] - y, there[2] - z)
      }
      await frame.page.mouse.move(middle.x, middle.y)
      await frame.page.mouse.down({ button: 'right' })
      const walked = await fly()
      await frame.page.keyboard.down('Shift')
      const hurried = await fly()
      await frame.page.keyboard.up('Shift')
      await frame.page.mouse.up({ button: 'right' })
      expect(walked).toBeGreaterThan(0.5)
      expect(hurried / walked).toBeGreaterThan(2)
    },
    patience,
  )

  it(
    'goes around what is selected and over it by steps of a key, but not while a hand holds something',
    async () => {
      const still = { turn: 0, lift: 0, near: 0, right: 0, up: 0 }
      const around = async () => {
        const { yaw = 0, pitch = 0 } = (await frame.heard('view.turned')).at(-1) ?? {}
        return [yaw, pitch].map((angle) => Math.round((angle * 180) / Math.PI))
      }
      await select(right)
      const [yaw = 0, pitch = 0] = await around()
      await frame.say({ type: 'view.step', ...still, turn: 1 })
      await frame.say({ type: 'view.step', ...still, lift: 1, near: 1 })
      await expect.poll(around).toEqual([yaw + 15, pitch - 10])
      const { rotation } = await answerTo('view.stand', () =>
        frame.say({ type: 'view.ask-stand', requestId: 1 }),
      )
      expect(rotation.map(Math.round)).toEqual([pitch - 10, yaw + 15, 0])
      // It is where it was in the picture, though larger: pressing there takes hold of it.
      const { changes } = await answerTo('transform.preview', async () => {
        await frame.press(middle.x + metre, middle.y)
        await frame.page.mouse.move(middle.x + metre, middle.y + 30, { steps: 3 })
      })
      expect(changes[0]?.entityId).toBe('right')
      await frame.say({ type: 'view.step', ...still, turn: 1 })
      await frame.page.keyboard.press('Escape')
      await frame.page.mouse.up()
      await frame.say({ type: 'view.step', ...still, lift: -1 })
      await expect.poll(around).toEqual([yaw + 15, pitch])
    },
    patience,
  )

  it(
    'moves exactly as far as is typed during a drag',
    async () => {
      const { changes } = await answerTo('transform.commit', async () => {
        await frame.press(middle.x + metre, middle.y + 6)
        await frame.page.mouse.move(middle.x + metre + 20, middle.y + 6)
        await frame.page.mouse.move(middle.x + metre + 40, middle.y + 6)
        await frame.page.keyboard.type('2,25')
        await frame.page.mouse.move(middle.x + metre + 90, middle.y + 6)
        await frame.page.keyboard.press('Enter')
      })
      await frame.page.mouse.up()
      expect(changes).toEqual([{ entityId: 'right', position: [3.25, 1, 0] }])
    },
    patience,
  )

  it(
    'looks at a thing, and back to where it came from',
    async () => {
      const place = async () =>
        (await answerTo('view.spot', say({ type: 'view.ask-spot', requestId: 1 }))).position
      const home = await place()
      await frame.say({ type: 'view.focus', ids: [roof] })
      const there = await place()
      expect(there).not.toEqual(home)
      await frame.say({ type: 'view.focus', ids: [roof] })
      expect(await place()).toEqual(home)
      await frame.say({ type: 'view.focus', ids: [] })
      await frame.say({ type: 'view.focus', ids: [] })
      expect(await place()).toEqual(home)
      await frame.say({ type: 'view.side', side: 'right' })
      expect(await place()).not.toEqual(home)
    },
    patience,
  )

  /** Pulls what is in front of `from` (metres from the middle of the picture) to the right. */
  const pull = async (from: number, by: number) => {
    const y = middle.y + metre / 2
    await frame.press(middle.x + from * metre, y)
    await frame.page.mouse.move(middle.x + (from + by / 2) * metre, y, { steps: 3 })
    await frame.page.mouse.move(middle.x + (from + by) * metre, y, { steps: 3 })
    await frame.page.mouse.up()
  }
  const reload = async (...entities: readonly FrameEntity[]) => {
    const shown = (await frame.heard('scene.shown')).length
    await select()
    await frame.say({ type: 'scene.load', entities: [camera, ...entities] })
    await frame.waitFor('scene.shown', shown + 1)
  }
  const block = box('block', { position: [1, 0.4, 0], scale: [1, 0.8, 1] })

  it(
    'lets what stands on the ground come to stand on a block, what floats keep its height, and does neither when told',
    async () => {
      await reload(box('left', { position: [-1, 0.5, 0] }), block)
      const onTop = await answerTo('transform.commit', () => pull(-1, 2))
      expect(onTop.changes).toEqual([{ entityId: 'left', position: [1, 1.3, 0] }])
      await reload(box('left', { position: [-1, 0.7, 0] }), block)
      const floating = await answerTo('transform.commit', () => pull(-1, 2))
      expect(floating.changes).toEqual([{ entityId: 'left', position: [1, 0.7, 0] }])
      await frame.say(tool({ landing: false }))
      await reload(box('left', { position: [-1, 0.5, 0] }), block)
      const through = await answerTo('transform.commit', () => pull(-1, 2))
      expect(through.changes).toEqual([{ entityId: 'left', position: [1, 0.5, 0] }])
    },
    patience,
  )

  it(
    'does not climb what is as high as a roof, and comes down again from a block',
    async () => {
      await reload(box('left', { position: [-1, 0.5, 0] }), box('roof', { position: [1, 3, 0] }))
      const below = await answerTo('transform.commit', () => pull(-1, 2))
      expect(below.changes).toEqual([{ entityId: 'left', position: [1, 0.5, 0] }])
      await reload(
        box('left', { position: [-1, 1.3, 0] }),
        box('block', { position: [-1, 0.4, 0], scale: [1, 0.8, 1] }),
      )
      const down = await answerTo('transform.commit', async () => {
        await frame.press(middle.x - metre, middle.y - metre / 2)
        await frame.page.mouse.move(middle.x, middle.y - metre / 2, { steps: 3 })
        await frame.page.mouse.move(middle.x + metre, middle.y - metre / 2, { steps: 3 })
        await frame.page.mouse.up()
      })
      expect(down.changes[0]?.position?.[1]).toBe(0.5)
    },
    patience,
  )

  /** Takes hold of the box at -1 m and pulls it to where its middle is at about 1.28 m; `let go` ends it. */
  const pullNear = async () => {
    const y = middle.y + metre / 2
    await frame.press(middle.x - metre, y)
    await frame.page.mouse.move(middle.x, y, { steps: 3 })
    await frame.page.mouse.move(middle.x + 1.4 * metre, y, { steps: 3 })
  }
  const letGo = () => frame.page.mouse.up()
  /** How yellow the picture is where the ground is at this point, two pixels to each side: 0 for not at all. */
  const yellowAt = async (x: number, z: number) => {
    const scale = metre / ((10 - z) / 10)
    const [at, row] = [Math.round(middle.x + x * scale), Math.round(middle.y + scale)]
    const colours = await Promise.all([-2, -1, 0, 1, 2].map((by) => colourAt(frame.page, at + by, row)))
    return Math.max(...colours.map(([red, green, blue]) => Math.min(red, green) - blue))
  }

  it(
    '[W09] snaps to the middle of a thing behind it and shows the line with the distance, unless Ctrl is held or it is switched off',
    async () => {
      const behind = box('right', { position: [1.3, 0.5, -2] })
      const things = [box('left', { position: [-1, 0.5, 0] }), behind]
      await reload(...things)
      expect(await yellowAt(1.3, -0.3)).toBeLessThan(30)
      await pullNear()
      await expect.poll(() => yellowAt(1.3, -0.3), { timeout: 15_000 }).toBeGreaterThan(60)
      const label = frame.page.frameLocator('iframe').locator('.guide-label')
      expect(await label.allTextContents()).toEqual(['1 m'])
      const snapped = await answerTo('transform.commit', letGo)
      expect(snapped.changes).toEqual([{ entityId: 'left', position: [1.3, 0.5, 0] }])
      await expect.poll(() => yellowAt(1.3, -0.3), { timeout: 15_000 }).toBeLessThan(30)
      expect(await label.count()).toBe(0)

      await reload(...things)
      await frame.page.keyboard.down('Control')
      await pullNear()
      const free = await answerTo('transform.commit', letGo)
      await frame.page.keyboard.up('Control')
      expect([1.3, 1.5]).not.toContain(free.changes[0]?.position?.[0])

      await frame.say(tool({ neighbours: false }))
      await reload(...things)
      await pullNear()
      const onGrid = await answerTo('transform.commit', letGo)
      expect(onGrid.changes).toEqual([{ entityId: 'left', position: [1.5, 0.5, 0] }])
    },
    patience,
  )

  it(
    '[W09] says how far a thing was pulled beside the pointer, and within the picture at its rim',
    async () => {
      await frame.say(tool({ neighbours: true }))
      await reload(box('left', { position: [-1, 0.5, 0] }))
      const label = frame.page.frameLocator('iframe').locator('.number-label')
      const y = middle.y + metre / 2
      await frame.press(middle.x - metre, y)
      await frame.page.mouse.move(middle.x, y, { steps: 3 })
      await expect.poll(() => label.textContent(), { timeout: 15_000 }).toBe('x +1 m')
      const beside = await label.boundingBox()
      expect(beside?.x).toBeCloseTo(middle.x + 18, 0)
      expect(beside?.y).toBeCloseTo(y + 18, 0)
      const size = frame.page.viewportSize()
      await frame.page.mouse.move((size?.width ?? 0) - 4, y, { steps: 3 })
      const atRim = await label.boundingBox()
      expect((atRim?.x ?? 0) + (atRim?.width ?? 0)).toBeCloseTo((size?.width ?? 0) - 8, 0)
      await frame.page.keyboard.press('Escape')
      await letGo()
    },
    patience,
  )

  it(
    '[W09] snaps to neighbours by an arrow of the gizmo too, alone and as several',
    async () => {
      const neighbour = box('roof', { position: [1.3, 1, -3] })
      const pullArrow = async (...ids: EntityId[]) => {
        await selectUntilArrow(ids, middle.x + 40, middle.y)
        await frame.press(middle.x + 40, middle.y)
        await frame.page.mouse.move(middle.x + 80, middle.y)
        await frame.page.mouse.move(middle.x + 120, middle.y)
      }
      await reload(box('left', { position: [0, 1, 0] }), neighbour)
      await pullArrow(left)
      const alone = await answerTo('transform.commit', letGo)
      expect(alone.changes).toEqual([{ entityId: 'left', position: [1.3, 1, 0] }])
      // Their common right edge is at 2 m and comes to the right one of the neighbour, 1.3 m farther.
      await reload(
        box('left', { position: [-1.5, 1, 0] }),
        box('right', { position: [1.5, 1, 0] }),
        box('roof', { position: [2.8, 1, -3] }),
      )
      await pullArrow(left, right)
      const together = await answerTo('transform.commit', letGo)
      expect(together.changes).toEqual([
        { entityId: 'left', position: [-0.2, 1, 0] },
        { entityId: 'right', position: [2.8, 1, 0] },
      ])
    },
    patience,
  )

  it(
    'gives a pull up when the right button or a second finger comes, of a thing and of the gizmo',
    async () => {
      await selectUntilArrow([right], middle.x + metre + 40, middle.y)
      const commits = (await frame.heard('transform.commit')).length
      const { mouse } = frame.page
      const on = [
        { x: middle.x + metre, y: middle.y + 12 },
        { x: middle.x + metre + 40, y: middle.y },
      ]
      for (const { x, y } of on) {
        await answerTo('transform.cancel', async () => {
          await frame.press(x, y)
          await mouse.move(x + 60, y, { steps: 3 })
          await mouse.down({ button: 'right' })
        })
        await mouse.move(x + 90, y)
        await mouse.up({ button: 'right' })
        await mouse.up()
      }
      const touch = await frame.page.context().newCDPSession(frame.page)
      const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: readonly number[]) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: xs.map((x, id) => ({ x, y: middle.y + (id === 0 ? 0 : 60), id })),
        })
      for (const { x } of on) {
        await answerTo('transform.cancel', async () => {
          await fingers('touchStart', x)
          await fingers('touchMove', x + 30)
          await fingers('touchMove', x + 60)
          await fingers('touchStart', x + 60, x - 200)
        })
        await fingers('touchMove', x + 90, x - 150)
        await fingers('touchEnd')
        await frame.say({ type: 'view.focus', ids: [] })
      }
      await mouse.move(5, 5)
      await frame.say({ type: 'ping', n: 1 })
      await frame.waitFor('pong')
      expect(await frame.heard('transform.commit')).toHaveLength(commits)
    },
    patience,
  )

  it(
    'turns the view by two fingers that turn, and not by two that only come together',
    async () => {
      const touch = await frame.page.context().newCDPSession(frame.page)
      const put = (type: 'touchStart' | 'touchMove', angle: number, reach: number) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [-1, 1].map((side, id) => ({
            x: middle.x + side * reach * Math.cos(angle),
            y: middle.y + side * reach * Math.sin(angle),
            id,
          })),
        })
      const lift = () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      const turned = (await frame.heard('view.turned')).length
      await put('touchStart', 0, 90)
      for (const reach of [80, 70, 60]) await put('touchMove', 0.05, reach)
      await lift()
      expect(await frame.heard('view.turned')).toHaveLength(turned)
      await frame.say({ type: 'view.focus', ids: [] })
      await put('touchStart', 0, 90)
      for (let step = 1; step <= 8; step++) await put('touchMove', step / 10, 90)
      await lift()
      await touch.detach()
      const yaw = async () => (await frame.heard('view.turned')).at(-1)?.yaw ?? 0
      await expect.poll(yaw, { timeout: 10_000 }).toBeGreaterThan(0.4)
      expect(await yaw()).toBeLessThan(0.8)
    },
    patience,
  )

  it(
    'moves in the steps that were chosen',
    async () => {
      await frame.say(tool({ steps: { move: 2, turn: 90, scale: 0.1 } }))
      await select(left)
      const pushed = await answerTo('transform.commit', say({ type: 'selection.nudge', ...still, right: 1 }))
      expect(pushed.changes).toEqual([{ entityId: 'left', position: [1, 1, 0] }])
      const turned = await answerTo('transform.commit', say({ type: 'selection.nudge', ...still, turn: 1 }))
      expect(turned.changes).toEqual([{ entityId: 'left', rotation: [0, 90, 0] }])
    },
    patience,
  )

  it(
    'tells how the view is turned, and that it has lost sight of everything until it sees something again',
    async () => {
      const { yaw } = await answerTo('view.turned', say({ type: 'view.side', side: 'right' }))
      expect(yaw).toBeCloseTo(Math.PI / 2)
      const away = await answerTo('view.lost', async () => {
        await frame.say({ type: 'view.focus', ids: [] })
        await frame.press(middle.x, 20, 'right')
        await frame.page.mouse.move(middle.x + 620, 20, { steps: 4 })
        await frame.page.mouse.up({ button: 'right' })
      })
      expect(away.isLost).toBe(true)
      const back = await answerTo('view.lost', say({ type: 'view.focus', ids: [] }))
      expect(back.isLost).toBe(false)
    },
    patience,
  )
})
