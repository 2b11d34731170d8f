import { expect, test } from '@playwright/test'
import { Fingers } from '../support/fingers.ts'
import { boxOf, middleOf } from '../support/middle-of.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test.use({ viewport: { width: 1024, height: 768 }, isMobile: true, hasTouch: true })

test('[W09][W11] a finger carries things from Add, selects one and several, moves them and turns the view', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  const finger = await Fingers.on(page)
  await page.getByRole('tab', { name: 'Design' }).tap()
  await page.getByRole('button', { name: 'Basic shapes', exact: true }).tap()
  const scene = await boxOf(page.getByRole('region', { name: 'Scene', exact: true }))
  const at = (across: number, down: number) => ({
    x: scene.x + scene.width * across,
    y: scene.y + scene.height * down,
  })
  const title = (name: string) => work.properties.getByRole('heading', { name, exact: true, level: 3 })
  const x = async () => Number(await work.number('Position X').inputValue())

  const [left, right] = [at(0.35, 0.65), at(0.65, 0.65)]
  await finger.drag(await middleOf(page.getByRole('button', { name: 'Box', exact: true })), left)
  await expect(title('Box')).toBeVisible()
  const boxX = await x()
  await finger.drag(await middleOf(page.getByRole('button', { name: 'Box', exact: true })), right)
  await expect(title('Box 2')).toBeVisible()
  expect(await x()).toBeGreaterThan(boxX)

  await test.step('taps select, one after the other or several', async () => {
    await finger.tap(left)
    await expect(title('Box')).toBeVisible()
    await page.getByRole('button', { name: 'Choose several' }).tap()
    await finger.tap(right)
    await expect(title('2 things')).toBeVisible()
    await finger.tap(left)
    await expect(title('Box 2')).toBeVisible()
    await page.getByRole('button', { name: 'Choose several' }).tap()
  })

  await test.step('a finger on what is selected moves it, in one step; on what is not it turns the view', async () => {
    const before = await x()
    // Without arrows in its way.
    await page.getByRole('button', { name: 'Select', exact: true }).tap()
    await finger.drag({ x: right.x, y: right.y - 8 }, { x: right.x - 90, y: right.y - 8 })
    await expect.poll(x).toBeLessThan(before)
    await work.undo.tap()
    await expect.poll(x).toBe(before)
    const picture = await work.picture()
    await finger.drag(left, { x: left.x + 120, y: left.y })
    await expect.poll(async () => (await work.picture()).equals(picture)).toBe(false)
    await expect(title('Box 2')).toBeVisible()
    expect(await x()).toBe(before)
  })
})
