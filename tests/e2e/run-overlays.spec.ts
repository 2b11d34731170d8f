import { expect, type Locator, test } from '@playwright/test'
import { inBothLanguages } from '../support/in-both-languages.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where something lies on the page, pixels. */
async function boxOf(what: Locator): Promise<Edges> {
  const box = await what.boundingBox()
  if (!box) throw new Error('it is not to be seen')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

inBothLanguages((language) => {
  for (const size of sizes)
    test(`what a world shows of score and values is not covered by what the app lays over it, at ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      const work = new WorkspacePage(page, language)
      const { common, design } = work.words
      await work.open(`${product.url}/template/arena`)
      await work.runUntilRunning()
      const shown = ['.screen-score', '.screen-values'].map((part) => work.world.locator(part))
      for (const part of shown) await expect(part).toBeVisible({ timeout: 60_000 })
      const over = [
        work.scene.getByRole('button', { name: common.full, exact: true }),
        work.scene.getByText(design.scene.running),
      ]
      for (const part of shown)
        for (const other of over) {
          const [a, b] = [await boxOf(part), await boxOf(other)]
          const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
          expect(isApart, JSON.stringify([a, b])).toBe(true)
        }
    })
})

test('on a phone a world that runs has as much room as the code below it, and less while it is built', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/arena`)
  const tall = async () => {
    const { top, bottom } = await boxOf(work.scene)
    return bottom - top
  }
  await expect(async () => expect(await tall()).toBeLessThan(300)).toPass()
  await work.runUntilRunning()
  await expect(async () => expect(await tall()).toBeGreaterThan(330)).toPass()
  await work.stop.click()
  await expect(async () => expect(await tall()).toBeLessThan(300)).toPass()
})
