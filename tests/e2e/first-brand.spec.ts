import { expect, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** To the pixel. */
function middleOf(box: Box | null): readonly number[] {
  if (!box) throw new Error('it is not there')
  return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round)
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(`a page of the site shows the egg before its script is here, where the header has it then: ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const script = Promise.withResolvers<void>()
    await page.route('**/assets/index-*.js', async (route) => {
      await script.promise
      await route.continue()
    })
    await page.goto(`${product.url}/teachers`, { waitUntil: 'commit' })
    const brand = page.getByRole('img', { name: 'Nestling' })
    // The styles are here.
    await expect(brand).toHaveCSS('display', 'block')
    const first = middleOf(await brand.boundingBox())
    script.resolve()
    await expect(page.locator('.first-brand')).toHaveCount(0)
    const egg = page.getByRole('banner').locator('svg').first()
    await expect(async () => expect(middleOf(await egg.boundingBox())).toEqual(first)).toPass()
  })
