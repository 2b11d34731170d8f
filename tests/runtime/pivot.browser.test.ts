import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EntityId } from '../../model/ids.ts'
import { usualTools } from '../../protocol/frame/tool-settings.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { compileTab } from '../support/scripts/compile-tab.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { drawnBoxes } from './support/drawn-box.ts'
import { frameEntity } from './support/frame-entity.ts'

const patience = 60_000
const metre = 62.8
/** Pixels from the middle of the gizmo to the ends of its arrows. */
const arrow = 45

/** A box of A-Frame that turns about a point beside it. */
const hinged = (
  parts: Readonly<Record<string, unknown>> = {},
  pivot: string | null = '1 0 0',
  color = '#ff0000',
) =>
  frameEntity('door', {
    kind: 'aframe',
    position: [5, 0, 0],
    scale: [2, 2, 2],
    components: {
      aframe: { geometry: { primitive: 'box' }, ...(pivot !== null && { pivot }) },
      material: { color },
    },
    ...parts,
  })

const drawn = async ({ page }: OpenFrame) => {
  const inner = page.frames().find((one) => one.url().endsWith('frame.html'))
  if (!inner) throw new Error('no scene frame')
  const [box] = await drawnBoxes(inner, '[data-entity="door"]')
  return box
}

describe('a thing with a pivot of A-Frame, while it is edited', () => {
  let frame: OpenFrame
  beforeAll(async () => {
    frame = await openFrame('edit')
  }, patience)
  afterAll(() => frame?.close())

  const load = async (entity: ReturnType<typeof hinged>) => {
    const shown = (await frame.heard('scene.shown')).length
    await frame.say({ type: 'selection.set', ids: [] })
    await frame.say({ type: 'scene.load', entities: [cameraInFront(), entity] })
    await frame.waitFor('scene.shown', shown + 1)
  }
  const patched = async (entity: ReturnType<typeof hinged>) => {
    await frame.say({ type: 'scene.patch', upserts: [entity], removes: [] })
    await frame.page.waitForTimeout(150)
    return drawn(frame)
  }
  const here = { middle: [5, 0, 0], size: [2, 2, 2] }

  it(
    'stays where it is and as large when its name or colour changes',
    async () => {
      await load(hinged())
      expect(await drawn(frame)).toEqual(here)
      expect(await patched(hinged({ name: 'gate' }))).toEqual(here)
      expect(await patched(hinged({}, '1 0 0', '#00ff00'))).toEqual(here)
    },
    patience,
  )

  it(
    'is seen again when it is shown, and not while it is hidden, however it was opened',
    async () => {
      await load(hinged({ isHidden: true }))
      expect(await drawn(frame)).toEqual({ middle: [0, 0, 0], size: [0, 0, 0] })
      expect(await patched(hinged())).toEqual(here)
      expect(await patched(hinged({ isHidden: true }))).toEqual({ middle: [0, 0, 0], size: [0, 0, 0] })
    },
    patience,
  )

  it(
    'stands where its place says and turns about the pivot, also about a new one or none',
    async () => {
      await load(hinged())
      expect(await patched(hinged({ position: [1, 2, 3] }))).toEqual({ ...here, middle: [1, 2, 3] })
      expect(await patched(hinged({ scale: [1, 3, 1] }))).toEqual({ ...here, size: [1, 3, 1] })
      const rotation = [0, 0, 90]
      expect(await patched(hinged({ rotation }))).toEqual({ ...here, middle: [6, -1, 0] })
      expect(await patched(hinged({ rotation }, '0 1 0'))).toEqual({ ...here, middle: [6, 1, 0] })
      expect(await patched(hinged({ rotation }, null))).toEqual(here)
    },
    patience,
  )

  it.each([
    ['straight', [0, 1, 0], [0, 0, 0], [1, 1, 0]],
    ['turned', [-1, 2, 0], [0, 0, 90], [0, 2, 0]],
  ])(
    'gives its own place to who drags it: %s',
    async (_, position, rotation, expected) => {
      // Its middle is in the middle of the picture.
      await load(hinged({ position, rotation, scale: [1, 1, 1] }))
      await frame.say({ type: 'view.focus', ids: [] })
      await frame.say({ type: 'tool.set', ...usualTools, grid: false, neighbours: false, tool: 'move' })
      await frame.say({ type: 'selection.set', ids: [EntityId.parse('door')] })
      await frame.page.waitForTimeout(150)
      const { length } = await frame.heard('transform.commit')
      await frame.press(320 + arrow, 180)
      await frame.page.mouse.move(320 + arrow + metre / 2, 180)
      await frame.page.mouse.move(320 + arrow + metre, 180)
      await frame.page.mouse.up()
      const { changes } = await frame.waitFor('transform.commit', length + 1)
      expect(changes).toEqual([
        { entityId: 'door', position: expected.map((value) => expect.closeTo(value, 1)) },
      ])
    },
    patience,
  )
})

it(
  'a thing with a pivot goes in a run where its program sends it',
  async () => {
    const frame = await openFrame('play')
    try {
      await frame.say({ type: 'scene.load', entities: [cameraInFront(), hinged()] })
      await frame.waitFor('scene.shown')
      const source = `onStart(async () => {
      const door = scene.get('door')
      door.position.x = 2
      await wait(0.1)
      console.log('there')
      await wait(2)
      door.rotation.z = 90
      await wait(0.1)
      console.log('turned')
    })`
      await frame.say({ type: 'run.start', seed: 1, scripts: [compileTab(source, { name: 'tab1' })] })
      await frame.waitFor('run.log', 1)
      expect(await drawn(frame)).toEqual({ middle: [2, 0, 0], size: [2, 2, 2] })
      await frame.waitFor('run.log', 2)
      expect(await drawn(frame)).toEqual({ middle: [3, -1, 0], size: [2, 2, 2] })
    } finally {
      await frame.close()
    }
  },
  patience,
)
