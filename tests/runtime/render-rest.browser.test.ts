import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { frameEntity } from './support/frame-entity.ts'

let frame: OpenFrame
beforeAll(async () => {
  frame = await openFrame('edit')
}, 60_000)
afterAll(() => frame?.close())

it('asks for no more frames once nothing changes, however often something has', async () => {
  const scene = frame.page.frames().find((candidate) => candidate.url().includes('frame.html'))
  if (!scene) throw new Error('no scene frame')
  await scene.evaluate(() => {
    const ask = window.requestAnimationFrame.bind(window)
    let asked = 0
    window.requestAnimationFrame = (callback) => {
      asked += 1
      document.body.dataset.asked = String(asked)
      return ask(callback)
    }
  })
  /** Waits until no frame was asked for between two looks. */
  const rests = async () => {
    let before: string | undefined
    const isStill = async () => {
      const now = await scene.evaluate(() => document.body.dataset.asked)
      const same = now !== undefined && now === before
      before = now
      return same
    }
    await expect.poll(isStill, { timeout: 20_000, interval: 500 }).toBe(true)
  }
  for (let height = 1; height <= 3; height++) {
    await frame.say({ type: 'scene.load', entities: [frameEntity('box', { position: [0, height, 0] })] })
    await frame.waitFor('scene.shown', height)
    await rests()
  }
}, 60_000)
