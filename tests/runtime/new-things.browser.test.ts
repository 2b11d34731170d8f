import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EntityId } from '../../model/ids.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { usualTools } from '../../protocol/frame/tool-settings.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { environmentEntity } from './support/environment-entity.ts'
import { frameEntity } from './support/frame-entity.ts'

const patience = 60_000
/** As a blank scene has them. */
const camera = frameEntity('camera', {
  kind: 'camera',
  position: [0, 2.2, 9],
  rotation: [-6, 0, 0],
  components: { camera: { view: 'free', fov: 32 } },
})
const player = frameEntity('player', { position: [0, 0.9, 0], scale: [0.6, 1.8, 0.6] })
/** Things as wide, high and deep as those that children add first; each place counts from the spot on the ground. */
const sizes = { box: [1, 1, 1], car: [2, 1.5, 4], tree: [2.4, 3, 2.4], sphere: [1, 1, 1], house: [3, 3, 3] }

describe('a new thing', () => {
  let frame: OpenFrame
  beforeAll(async () => {
    frame = await openFrame('edit')
  }, patience)
  afterAll(() => frame?.close())
  beforeEach(async () => {
    await frame.page.setViewportSize({ width: 640, height: 360 })
    const shown = (await frame.heard('scene.shown')).length
    await frame.say({ type: 'tool.set', ...usualTools })
    await frame.say({ type: 'scene.load', entities: [camera, player] })
    await frame.waitFor('scene.shown', shown + 1)
    await frame.say({ type: 'view.focus', ids: [] })
  })

  /** How far a thing reaches from the middle of the picture towards its nearest edge: more than 1 is cut. */
  const reach = async (id: string) => {
    const inner = frame.page.frames()[1]
    if (!inner) throw new Error('no scene frame')
    return inner.evaluate<number>(`(() => {
      const { camera } = document.querySelector('a-scene')
      const { min, max } = new THREE.Box3().setFromObject(document.querySelector('[data-entity="${id}"]').object3D)
      const corners = [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => [x, y, z])))
      return Math.max(...corners.map((corner) => {
        const at = new THREE.Vector3(...corner).project(camera)
        return at.z > 1 ? 99 : Math.max(Math.abs(at.x), Math.abs(at.y))
      }))
    })()`)
  }
  const thing = (id: string, [wide, high, deep]: readonly number[] = [1, 1, 1]): FrameEntity =>
    frameEntity(id, { position: [0, (high ?? 1) / 2, 0], scale: [wide, high, deep] })
  const add = async (wish: FrameEntity, isRevealed = true) => {
    const answers = (await frame.heard('view.spot')).length
    await frame.say({ type: 'view.ask-spot', requestId: answers, entity: wish })
    const { position: spot } = await frame.waitFor('view.spot', answers + 1)
    const position = wish.position.map((value, axis) => value + (spot[axis] ?? 0))
    await frame.say({
      type: 'scene.patch',
      upserts: [frameEntity(wish.id, { ...wish, position })],
      removes: [],
    })
    if (isRevealed) await frame.say({ type: 'view.reveal', ids: [EntityId.parse(wish.id)] })
    return spot
  }

  for (const [name, width, height] of [
    ['a wide picture', 640, 360],
    ['a narrow picture', 300, 420],
  ] as const)
    it(
      `comes to stand wholly in ${name}, beside those that were added before`,
      async () => {
        await frame.page.setViewportSize({ width, height })
        const spots: string[] = []
        for (const [id, size] of Object.entries(sizes)) {
          spots.push((await add(thing(id, size))).join())
          await expect.poll(() => reach(id), { timeout: 10_000, message: id }).toBeLessThan(1)
        }
        expect(new Set(spots).size).toBe(spots.length)
        expect(frame.errors).toEqual([])
      },
      patience,
    )

  it(
    'does not move the view when it is seen, and is measured without being shown',
    async () => {
      const turned = (await frame.heard('view.turned')).length
      await add(thing('box'))
      const entities = await frame.page.frames()[1]?.locator('a-entity[data-entity]').count()
      expect(entities).toBe(3)
      await add(thing('other'), false)
      expect((await frame.heard('view.turned')).length).toBe(turned)
    },
    patience,
  )

  it(
    'stands on the hills where the land is hilly',
    async () => {
      const onHill = frameEntity('camera', { ...camera, position: [40, 8, 40] })
      const shown = (await frame.heard('scene.shown')).length
      await frame.say({ type: 'scene.load', entities: [onHill, player, environmentEntity('forest')] })
      await frame.waitFor('scene.shown', shown + 1)
      await frame.say({ type: 'view.focus', ids: [] })
      await expect.poll(async () => (await add(thing('box')))[1]).toBeGreaterThan(0.5)
      const [x = 0, y = 0, z = 0] = await add(thing('box'))
      const drawn = await frame.page.frames()[1]?.evaluate<number>(`(() => {
        const land = document.querySelector('[data-entity="around"]').object3D
        land.updateWorldMatrix(true, true)
        const ray = new THREE.Raycaster(new THREE.Vector3(${x}, 90, ${z}), new THREE.Vector3(0, -1, 0))
        return Math.min(...ray.intersectObject(land).map(({ point }) => point.y))
      })()`)
      expect(y).toBeCloseTo(drawn ?? 0, 2)
    },
    patience,
  )

  it(
    'stands on level ground at once where the shape of the land does not come',
    async () => {
      const lonely = await openFrame('edit')
      try {
        await lonely.page.route(/land-under/, (route) => route.abort())
        await lonely.say({ type: 'scene.load', entities: [camera, player] })
        await lonely.waitFor('scene.shown', 1)
        await lonely.say({ type: 'view.ask-spot', requestId: 1, entity: thing('box') })
        expect((await lonely.waitFor('view.spot', 1)).position[1]).toBe(0)
        await expect.poll(() => lonely.errors.join()).toContain('land-under')
      } finally {
        await lonely.close()
      }
    },
    patience,
  )

  it(
    'stays in the picture when that becomes narrower a moment later, but not against a hand',
    async () => {
      await add(thing('box'))
      await add(thing('car', sizes.car))
      await add(thing('other'))
      await frame.page.setViewportSize({ width: 200, height: 420 })
      await expect.poll(() => reach('other'), { timeout: 10_000 }).toBeLessThan(1)
      await frame.press(10, 40, 'right')
      await frame.page.mouse.move(190, 40, { steps: 4 })
      await frame.page.mouse.up({ button: 'right' })
      await expect.poll(() => reach('other'), { timeout: 10_000 }).toBeGreaterThan(1)
      await frame.page.waitForTimeout(400)
      expect(await reach('other')).toBeGreaterThan(1)
    },
    patience,
  )

  it(
    'carried to a wall hangs on it with its face to the room when it is flat, and leans with a slope where that is wanted',
    async () => {
      const wall = frameEntity('wall', { position: [0, 2, 0], rotation: [0, 30, 0], scale: [5, 4, 0.2] })
      const slope = frameEntity('slope', { position: [0, 1, 0], rotation: [30, 0, 0], scale: [6, 0.2, 4] })
      const words = frameEntity('words', {
        kind: 'text',
        rotation: [0, 15, 0],
        components: { text: { value: 'Hi', color: '#ffffff' } },
      })
      const carry = async (entity: FrameEntity) => {
        // The second time its size is known.
        const before = (await frame.heard('placing.at')).length
        for (const requestId of [1, 2]) {
          await frame.say({ type: 'placing.show', requestId, entity, x: 320, y: 180 })
          await frame.waitFor('placing.at', before + requestId)
          await expect.poll(() => reach(entity.id)).toBeLessThan(1)
        }
        return frame.waitFor('placing.at', before + 2)
      }
      await frame.say({ type: 'scene.patch', upserts: [wall], removes: [player.id] })
      const hung = await carry(words)
      expect(hung.rotation).toEqual([0, expect.closeTo(30, 1), 15])
      const [x = 0, , z = 0] = hung.position
      const away = x * Math.sin(Math.PI / 6) + z * Math.cos(Math.PI / 6)
      expect(away, 'before the wall, not in it').toBeCloseTo(0.12, 1)

      await frame.say({ type: 'placing.end' })
      await frame.say({ type: 'scene.patch', upserts: [slope], removes: [wall.id] })
      expect((await carry(thing('upright'))).rotation).toEqual([0, 0, 0])
      await frame.say({ type: 'tool.set', ...usualTools, align: true })
      const { rotation, position } = await carry(thing('leaning'))
      expect(rotation).toEqual([expect.closeTo(30, 1), expect.closeTo(0, 1), expect.closeTo(0, 1)])
      // Half a metre from the upper side of the slope, at a right angle to it.
      const [, y = 0, depth = 0] = position
      expect((y - 1) * Math.cos(Math.PI / 6) + depth * Math.sin(Math.PI / 6)).toBeCloseTo(0.6, 1)
      expect(frame.errors).toEqual([])
    },
    patience,
  )
})
