import { afterEach, expect, it } from 'vitest'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { environmentEntity } from './support/environment-entity.ts'
import { frameEntity } from './support/frame-entity.ts'

let frame: OpenFrame | undefined
afterEach(() => frame?.close())

const scene = [
  environmentEntity('island'),
  frameEntity('camera', {
    kind: 'camera',
    position: [0, 3, 40],
    rotation: [-10, 180, 0],
    components: { camera: { view: 'free', fov: 60 } },
  }),
]
const picture = async (opened: OpenFrame) => (await opened.page.screenshot()).toString('base64')

it('the sea goes up and down while a world runs, and lies still before and after', async () => {
  const play = await openFrame('play')
  frame = play
  await play.say({ type: 'scene.load', entities: scene })
  await play.waitFor('scene.shown')
  await play.page.waitForTimeout(1500)
  const still = await picture(play)
  await play.page.waitForTimeout(700)
  expect(await picture(play)).toBe(still)

  await play.say({ type: 'run.start', seed: 1, scripts: [] })
  await play.waitFor('run.started')
  await expect.poll(() => picture(play), { timeout: 20_000 }).not.toBe(still)
  const first = await picture(play)
  await expect.poll(() => picture(play), { timeout: 20_000 }).not.toBe(first)
  expect(play.errors).toEqual([])
}, 60_000)
