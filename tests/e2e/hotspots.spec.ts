import { expect, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('[W11][W12] a sign is put into the world, given its words, and says them when it is clicked in the running world; the player takes another figure', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  await work.design()
  await page.getByRole('button', { name: 'Player', exact: true }).click()
  await page.getByRole('button', { name: 'Block figure' }).click()
  await expect(work.properties.getByRole('button', { name: 'Made of blocks Looks like' })).toBeVisible()

  await page.getByRole('button', { name: 'Hotspots' }).click()
  await page.getByRole('button', { name: 'Info sign' }).click()
  await expect(work.properties.getByRole('heading', { name: 'Info sign', level: 3 })).toBeVisible()
  await work.properties.getByRole('textbox', { name: 'It says' }).fill('Feed the dragon!')
  await work.properties.getByRole('textbox', { name: 'It says' }).blur()
  // Beside the player, who stands in front of the camera.
  await work.setNumber('Position X', '3')

  await work.runUntilRunning()
  const bubbles = () =>
    work.frame('play').evaluate(() => {
      const { object3D } = document.querySelector('a-scene') as Element & {
        object3D: { children: readonly { type: string; frustumCulled: boolean }[] }
      }
      const sprites = object3D.children.filter(
        ({ type, frustumCulled }) => type === 'Sprite' && frustumCulled,
      )
      return sprites.length / 2 // a sheet and its tail
    })
  expect(await bubbles()).toBe(0)
  const spot = await work.frame('play').evaluate(() => {
    type Drawn = { project(camera: unknown): { x: number; y: number }; clone(): Drawn }
    const scene = document.querySelector('a-scene') as Element & { camera: unknown }
    const sign = [...document.querySelectorAll('a-entity')].find((one) => one.hasAttribute('world-hotspot'))
    const { position } = (sign as Element & { object3D: { position: Drawn } }).object3D
    const { x, y } = position.clone().project(scene.camera)
    return { x: ((x + 1) / 2) * innerWidth, y: ((1 - y) / 2) * innerHeight }
  })
  const frame = await page.locator('iframe').last().boundingBox()
  if (!frame) throw new Error('no frame is to be seen')
  await page.mouse.click(frame.x + spot.x, frame.y + spot.y)
  await expect.poll(bubbles).toBe(1)
  await page.mouse.click(frame.x + spot.x, frame.y + spot.y)
  await expect.poll(bubbles).toBe(0)
})
