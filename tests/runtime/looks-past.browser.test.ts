import { expect, it } from 'vitest'
import { inDebugger } from '../../language/compile/how-to-compile.ts'
import { openFrame } from '../../scripts/frame/open-frame.ts'
import { compileTab } from '../support/scripts/compile-tab.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'
import { colourAt } from './support/pixels.ts'

const program = `onStart(async () => {
  while (true) {
    game.score += 1
    if (game.score === 200) { screen.show('forty'); camera.glideTo({ x: 4, y: 1, z: 6 }) }
    await nextFrame()
  }
})`

it('a run that is looked back at shows score, words and the picture of then, and goes on from now', async () => {
  const frame = await openFrame('play')
  try {
    const box = frameEntity('box', {
      position: [0, 1, 0],
      components: { geometry: { primitive: 'box' }, material: { color: '#ff0000', shader: 'flat' } },
    })
    await frame.say({ type: 'scene.load', entities: [cameraInFront(), box] })
    await frame.waitFor('scene.shown')
    await frame.say({
      type: 'run.start',
      seed: 1,
      scripts: [compileTab(program, { how: inDebugger })],
      isWatched: true,
    })
    const scene = frame.page.frames().find((one) => one.url().includes('frame.html'))
    if (!scene) throw new Error('no scene frame')
    const score = async () => Number(await scene.locator('.screen-score strong:visible').textContent())
    const words = scene.locator('.screen-words:visible', { hasText: 'forty' })
    const redness = async () => {
      const [red, green] = await colourAt(frame.page, 320, 180)
      return red - green
    }
    await expect.poll(redness, { timeout: 30_000 }).toBeGreaterThan(40)
    await expect.poll(score, { timeout: 60_000 }).toBeGreaterThan(220)
    await expect.poll(() => words.count()).toBe(1)
    await frame.say({ type: 'run.pace', pace: 'paused' })
    const { mostBack } = await frame.waitFor('run.moment', 1)
    const now = await score()
    await expect.poll(redness, { timeout: 30_000 }).toBeLessThan(20)

    await frame.say({ type: 'run.back', steps: mostBack - 60 })
    await frame.waitFor('run.moment', 2)
    await expect.poll(score).toBeLessThan(now - 40)
    expect(await words.count()).toBe(0)
    await expect.poll(redness, { timeout: 30_000 }).toBeGreaterThan(40)

    await frame.say({ type: 'run.back', steps: 0 })
    await expect.poll(score).toBe(now)
    expect(await words.count()).toBe(1)
    await expect.poll(redness, { timeout: 30_000 }).toBeLessThan(20)
    await frame.say({ type: 'run.pace', pace: 'full' })
    await expect.poll(score, { timeout: 30_000 }).toBeGreaterThan(now)
  } finally {
    await frame.close()
  }
}, 120_000)
