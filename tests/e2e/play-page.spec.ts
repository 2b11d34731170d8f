import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { worldOfTheHouse } from '../support/world-of-the-house.ts'

let product: Product
let host: Server

test.beforeAll(async () => {
  product = await startProduct()
  host = createServer((request, response) => {
    const code = new URL(request.url ?? '', 'http://host').searchParams.get('code')
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><iframe src="${product.url}/play/${code}" width="320" height="240" allow="fullscreen; autoplay"></iframe>`,
    )
  })
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
})
test.afterAll(async () => {
  host.close()
  await product.stop()
})

test('a world in a small frame of somebody else’s page counts what has come, plays without what does not come, and says so', async ({
  page,
}) => {
  const project = await worldOfTheHouse(page, product, 'hungry-cat')
  // The recipes of the cat and of the fish.
  await page.route(/\/animals-[^/]*\.js/, (route) => route.abort())
  const { port } = host.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/?code=${project.published.playCode}`)
  const world = page.frameLocator('iframe')
  const play = world.getByRole('button', { name: 'Play', exact: true })
  await expect(play).toBeInViewport({ ratio: 1 })
  const overflow = await play.evaluate(({ ownerDocument: { documentElement: all } }) => [
    all.scrollWidth - all.clientWidth,
    all.scrollHeight - all.clientHeight,
  ])
  expect(overflow).toEqual([0, 0])

  await play.click()
  const bar = world.getByRole('progressbar', { name: 'Loading scene...' })
  await expect(bar).toBeVisible()
  await expect(world.getByText('The Hungry Cat')).toBeVisible()
  const counts: number[] = []
  while ((await bar.count()) > 0) {
    const now = await bar.getAttribute('aria-valuenow', { timeout: 1000 }).catch(() => null)
    if (now !== null) counts.push(Number(now))
  }
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  expect(new Set(counts).size).toBeGreaterThan(1)
  await expect(world.getByText('2 parts of this world have not come. The rest plays.')).toBeVisible()
  await world.locator('summary', { hasNotText: 'AR' }).first().click()
  await expect(world.getByText('Jump: space bar')).toBeInViewport()
  await expect(world.getByText(/^Game controller: the sticks/)).toBeInViewport()
  // The keys are the world's again.
  await expect(world.locator('iframe').first()).toBeFocused()

  await page.unrouteAll()
  await world.getByRole('button', { name: 'Load it again' }).click()
  await expect(bar).toBeVisible()
  await expect(bar).toBeHidden({ timeout: 60_000 })
  await expect(world.getByText(/have not come/)).toBeHidden()
})

test('held upright a phone shows whoever plays and what is said, and turned round as much as ever', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const project = await worldOfTheHouse(page, product, 'hungry-cat')
  await page.goto(`${product.url}/play/${project.published.playCode}`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const world = page.frameLocator('iframe')
  const player = world.locator('[data-entity="player"]')
  await expect(player).toBeAttached({ timeout: 60_000 })
  await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 60_000 })
  /** What the camera shows from left to right, as the tangent of half the angle, and where whoever plays stands in the picture, from -1 to 1. */
  const picture = () =>
    player.evaluate((element: Element & { object3D?: { position: Vector } }) => {
      const camera = document.querySelector<Element & { camera?: PictureCamera }>('a-scene')?.camera
      if (!element.object3D || !camera) throw new Error('the world is not drawn')
      const { 0: across = 0, 5: upright = 0 } = camera.projectionMatrix.elements
      const at = element.object3D.position.clone().project(camera).toArray()
      return { across: 1 / across, upright: 1 / upright, at: at.slice(0, 2).map(Math.abs) }
    })
  const tall = await picture()
  expect(Math.max(...tall.at)).toBeLessThan(0.85)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(async () => expect((await picture()).upright).toBeLessThan(tall.upright / 1.5)).toPass()
  const flat = await picture()
  expect(tall.across).toBeGreaterThan(0.8 * flat.upright)
  await context.close()
})

interface Vector {
  clone(): Vector
  project(camera: PictureCamera): Vector
  toArray(): number[]
}
interface PictureCamera {
  readonly projectionMatrix: { readonly elements: readonly number[] }
}
