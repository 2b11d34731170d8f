import { expect, test } from '@playwright/test'
import { drawnPlace } from '../support/drawn-place.ts'
import { Fingers } from '../support/fingers.ts'
import { inBothLanguages } from '../support/in-both-languages.ts'
import { middleOf } from '../support/middle-of.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const words = { en: { walk: 'Walk', jump: 'Jump' }, de: { walk: 'Gehen', jump: 'Springen' } }

inBothLanguages((language) => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

    test('[E12] a finger walks with the stick as far as it pushes, and jumps with the button', async ({
      page,
    }, info) => {
      const work = new WorkspacePage(page, language)
      await work.open(`${product.url}/template/treehouse`)
      await work.runUntilRunning()
      const finger = await Fingers.on(page)
      const stick = work.world.getByRole('group', { name: words[language].walk })
      const jump = work.world.getByRole('button', { name: words[language].jump })
      await expect(jump).toBeVisible()
      const place = () => drawnPlace(work.world, 'player')
      const start = await place()
      const middle = await middleOf(stick)

      await finger.hold(middle, { x: middle.x, y: middle.y - 40 })
      await expect.poll(async () => distance(await place(), start)).toBeGreaterThan(1)
      await page.screenshot({ path: info.outputPath('walking.png') })
      await finger.letGo()
      // What is drawn may be a few steps behind.
      await expect(async () => {
        const before = await place()
        await page.waitForTimeout(300)
        expect(distance(await place(), before)).toBe(0)
      }).toPass({ timeout: 15_000 })

      const [, ground = 0] = await place()
      const button = await middleOf(jump)
      // It lasts shorter than a busy machine may take from one look to the next.
      await expect(async () => {
        await finger.hold(button, button)
        const [, height = 0] = await place()
        await finger.letGo()
        expect(height - ground).toBeGreaterThan(0.2)
      }).toPass({ timeout: 15_000 })
      await work.stop.click()
      await expect(stick).toBeHidden()
    })
  })
})

test('with a mouse there is no stick until a finger touches the picture, and a gamepad walks and looks', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const pad = { mapping: 'standard', axes: [0, 0, 0, 0], buttons: [] }
    Object.assign(window, { pad })
    navigator.getGamepads = () => [Object(pad)]
  })
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/treehouse`)
  await work.runUntilRunning()
  // What is hidden has no role.
  const stick = work.world.locator('.touch-stick')
  await expect(stick).toBeAttached()
  await expect(stick).toBeHidden()
  const tilt = (axes: readonly number[]) =>
    work.world
      .locator('body')
      .evaluate((_, now) => void Object.assign(Object(Reflect.get(window, 'pad')), { axes: now }), axes)
  const start = await drawnPlace(work.world, 'player')
  await tilt([0, -1, 0, 0])
  await expect.poll(async () => distance(await drawnPlace(work.world, 'player'), start)).toBeGreaterThan(1)
  await tilt([0, 0, 0, 0])
  await work.world
    .locator('canvas')
    .first()
    .dispatchEvent('pointerdown', { pointerType: 'touch', pointerId: 78 })
  await expect(stick).toBeVisible()
})

function distance([x = 0, , z = 0]: readonly number[], [fromX = 0, , fromZ = 0]: readonly number[]): number {
  return Math.hypot(x - fromX, z - fromZ)
}
