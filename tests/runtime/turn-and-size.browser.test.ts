import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EntityId } from '../../model/ids.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import type { Tool, ToolSettings } from '../../protocol/frame/tool-settings.ts'
import { usualTools } from '../../protocol/frame/tool-settings.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'

const patience = 60_000
/** The middle of the picture, where the middle of the gizmo is. */
const middle = { x: 320, y: 180 }
/** Pixels from the middle of the gizmo to the ends of its arrows and to its rings. */
const arrow = 45
const ring = 45
const metre = 62.8
const camera = cameraInFront()
const [block, other] = [EntityId.parse('block'), EntityId.parse('other')]

describe('the handles of Turn and Size', () => {
  let frame: OpenFrame
  beforeAll(async () => {
    frame = await openFrame('edit')
  }, patience)
  afterAll(() => frame?.close())
  beforeEach(async () => {
    const shown = (await frame.heard('scene.shown')).length
    await frame.page.mouse.move(5, 5)
    await frame.say({ type: 'selection.set', ids: [] })
    await frame.say({
      type: 'scene.load',
      entities: [
        camera,
        frameEntity('block', { position: [0, 1, 0], scale: [1, 0.5, 1] }),
        frameEntity('other', { position: [4, 1, 0] }),
      ],
    })
    await frame.waitFor('scene.shown', shown + 1)
    await frame.say({ type: 'view.focus', ids: [] })
  })

  // The gizmo is where it belongs once a picture was drawn.
  const take = async (tool: Tool, ...ids: EntityId[]) => takeWith({ tool }, ...ids)
  const takeWith = async (settings: Partial<ToolSettings>, ...ids: EntityId[]) => {
    await frame.say({ type: 'tool.set', ...usualTools, grid: false, ...settings })
    await frame.say({ type: 'selection.set', ids })
    await frame.page.waitForTimeout(150)
  }
  const put = async (entity: FrameEntity) => {
    await frame.say({ type: 'scene.patch', upserts: [entity], removes: [] })
    await frame.page.waitForTimeout(150)
  }
  const answerTo = async <T extends FromFrame['type']>(type: T, act: () => Promise<unknown>) => {
    const before = (await frame.heard(type)).length
    await act()
    return frame.waitFor(type, before + 1)
  }
  /** Pulls from one point to another, both counted from the middle of the gizmo, which is at `at`; what that changed. */
  const pull = async (from: readonly [number, number], by: readonly [number, number], at = middle) => {
    const { changes } = await answerTo('transform.commit', async () => {
      const [x, y] = [at.x + from[0], at.y + from[1]]
      await frame.press(x, y)
      await frame.page.mouse.move(x + by[0] / 2, y + by[1] / 2)
      await frame.page.mouse.move(x + by[0], y + by[1])
      await frame.page.mouse.up()
    })
    return changes
  }

  it(
    '[W09] size by the centre: right and up is larger, left and down smaller, in the same measure wherever it is taken',
    async () => {
      for (const from of [
        [0, 0],
        [2, 1],
        [-4, 5],
        [0, 10],
      ] as const) {
        await take('scale', block)
        expect(await pull(from, [60, -40]), `from ${from}`).toEqual([{ entityId: block, scale: [2, 1, 2] }])
        await put(frameEntity('block', { position: [0, 1, 0] }))
        expect(await pull(from, [-60, 40]), `from ${from}`).toEqual([
          { entityId: block, scale: [0.5, 0.5, 0.5] },
        ])
        await put(frameEntity('block', { position: [0, 1, 0], scale: [1, 0.5, 1] }))
      }
    },
    patience,
  )

  it(
    '[W09] size several by the centre together, away from their middle, and by no less than one step',
    async () => {
      await take('scale', block, other)
      const between = { x: middle.x + 2 * metre, y: middle.y }
      expect(await pull([0, 0], [100, 0], between)).toEqual([
        { entityId: block, position: [-2, 1, 0], scale: [2, 1, 2] },
        { entityId: other, position: [6, 1, 0], scale: [2, 2, 2] },
      ])
    },
    patience,
  )

  it(
    '[W09] size several about the one that was chosen last when that is wished, which stays where it is',
    async () => {
      await takeWith({ tool: 'scale', pivot: 'last' }, block, other)
      const lastChosen = { x: middle.x + 4 * metre, y: middle.y }
      expect(await pull([0, 0], [60, 0], lastChosen)).toEqual([
        { entityId: block, position: [expect.closeTo(-2, 5), 1, 0], scale: [1.5, 0.75, 1.5] },
        { entityId: other, scale: [1.5, 1.5, 1.5] },
      ])
    },
    patience,
  )

  it(
    '[W09] size along one axis by its box',
    async () => {
      await take('scale', block)
      expect(await pull([arrow, 0], [arrow, 0])).toEqual([{ entityId: block, scale: [2, 0.5, 1] }])
      await put(frameEntity('block', { position: [0, 1, 0] }))
      expect(await pull([0, -arrow], [0, arrow / 2])).toEqual([{ entityId: block, scale: [1, 0.5, 1] }])
    },
    patience,
  )

  it(
    '[W09] turn about an axis by its ring, in steps of 15 degrees',
    async () => {
      await take('turn', block)
      // Two radians a metre, ten metres away.
      expect(await pull([25, 0], [metre / 2, 0])).toEqual([{ entityId: block, rotation: [0, 60, 0] }])
      await put(frameEntity('block', { position: [0, 1, 0] }))
      expect(await pull([0, 25], [0, metre / 4])).toEqual([{ entityId: block, rotation: [30, 0, 0] }])
      await put(frameEntity('block', { position: [0, 1, 0] }))
      const slant = ring * Math.SQRT1_2
      expect(await pull([slant, -slant], [-slant, slant - ring])).toEqual([
        { entityId: block, rotation: [0, 0, 45] },
      ])
    },
    patience,
  )

  it(
    '[W09] turn several together about their middle',
    async () => {
      await take('turn', block, other)
      const between = { x: middle.x + 2 * metre, y: middle.y }
      expect(await pull([25, 0], [(metre * Math.PI) / 4, 0], between)).toEqual([
        { entityId: block, position: [2, 1, 2], rotation: [0, 90, 0] },
        { entityId: other, position: [2, 1, -2], rotation: [0, 90, 0] },
      ])
    },
    patience,
  )
})
