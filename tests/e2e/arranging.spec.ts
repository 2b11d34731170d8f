import { expect, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('[W09] keys push, lift, turn and put things down, select all of them and group them; each press is one step of undo', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  await work.design()
  await work.addBox()
  const x = Number(await work.number('Position X').inputValue())
  const y = Number(await work.number('Position Y').inputValue())
  await work.blur()

  await page.keyboard.press('ArrowRight')
  await expect(work.number('Position X')).toHaveValue(String(x + 0.5))
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageUp')
  await expect(work.number('Position Y')).toHaveValue(String(y + 1))
  await page.keyboard.press('.')
  await expect(work.number('Turn Y')).toHaveValue('-15°')
  await page.keyboard.press('End')
  await expect(work.number('Position Y')).toHaveValue(String(y))
  for (const height of [y + 1, y + 1, y + 0.5, y]) {
    await page.keyboard.press('Control+z')
    await expect(work.number('Position Y')).toHaveValue(String(height))
  }
  await expect(work.number('Turn Y')).toHaveValue('0°')
  await page.keyboard.press('Control+z')
  await expect(work.number('Position X')).toHaveValue(String(x))

  await page.keyboard.press('Control+d')
  await expect(await work.row('Box 2')).toBeVisible()
  await page.keyboard.press('Control+a')
  await expect(work.properties.getByRole('heading', { name: '2 things' })).toBeVisible()
  await page.keyboard.press('Control+g')
  await expect(await work.row('Group')).toBeVisible()
  await page.keyboard.press('Control+Shift+g')
  await expect(await work.row('Group')).toHaveCount(0)
})

test('[W11] a thing is carried from the picker to where the pointer is, turned on the way, taken back with Esc, or put down several times with Shift', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  await work.design()
  const shelf = await work.shelf('Basic shapes', 'Box')
  const scene = await page.getByRole('region', { name: 'Scene', exact: true }).boundingBox()
  const [from, to] = [await shelf.boundingBox(), scene]
  if (!from || !to) throw new Error('the picker and the scene must be there')
  const carry = async (share: number) => {
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + from.width / 2 + 10, from.y + from.height / 2, { steps: 2 })
    await expect
      .poll(() =>
        page.evaluate(() => getComputedStyle(document.elementFromPoint(700, 500) ?? document.body).cursor),
      )
      .toBe('grabbing')
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 })
    await page.mouse.move(to.x + to.width * share, to.y + to.height * 0.7, { steps: 4 })
  }
  await carry(0.3)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(await work.row('Box')).toHaveCount(0)

  await page.getByRole('tab', { name: 'Add' }).click()
  await carry(0.3)
  await page.keyboard.press('q')
  await page.keyboard.press('q')
  await page.mouse.up()
  await expect(work.properties.getByRole('heading', { name: 'Box', level: 3 })).toBeVisible()
  await expect(work.number('Turn Y')).toHaveValue('30°')
  await expect(work.number('Position Y')).toHaveValue('0.5')
  const left = Number(await work.number('Position X').inputValue())
  await carry(0.6)
  await page.mouse.up()
  await expect(work.properties.getByRole('heading', { name: 'Box 2', level: 3 })).toBeVisible()
  expect(Number(await work.number('Position X').inputValue())).toBeGreaterThan(left)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(await work.row('Box')).toHaveCount(0)

  await page.getByRole('tab', { name: 'Add' }).click()
  await carry(0.3)
  await page.keyboard.down('Shift')
  await page.mouse.up()
  await expect(work.properties.getByRole('heading', { name: 'Box', level: 3 })).toBeVisible()
  const clickAt = async (share: number) => {
    await page.mouse.move(to.x + to.width * share, to.y + to.height * 0.7, { steps: 3 })
    await page.mouse.down()
    await page.mouse.up()
  }
  await clickAt(0.45)
  await expect(work.properties.getByRole('heading', { name: 'Box 2', level: 3 })).toBeVisible()
  await page.keyboard.up('Shift')
  await clickAt(0.6)
  await expect(work.properties.getByRole('heading', { name: 'Box 3', level: 3 })).toBeVisible()
  // Nothing is carried any longer: a click selects what is below it.
  await clickAt(0.3)
  await expect(work.properties.getByRole('heading', { name: 'Box', level: 3 })).toBeVisible()
  await expect(await work.row('Box 4')).toHaveCount(0)
  const places = new Set<string>()
  for (const name of ['Box', 'Box 2', 'Box 3']) {
    await (await work.row(name)).click()
    places.add(await work.number('Position X').inputValue())
  }
  expect(places.size, 'three places').toBe(3)
})

test('[W09] the steps of moving can be chosen, and a cube leads to the view from a side', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  await work.design()
  await work.addBox()
  const x = Number(await work.number('Position X').inputValue())
  await page.getByRole('button', { name: 'Steps and landing' }).click()
  await page.getByRole('menuitemradio', { name: '2 m' }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Snap to 2 m · 15°' })).toBeVisible()
  await page.getByRole('button', { name: 'Steps and landing' }).click()
  await page.getByRole('menuitemradio', { name: 'is not looked at' }).click()
  await page.getByRole('button', { name: 'Steps and landing' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'is not looked at' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  // The menu gives the keyboard back a moment after it is gone.
  await expect(page.getByRole('button', { name: 'Steps and landing' })).toBeFocused()
  await work.blur()
  await page.keyboard.press('ArrowRight')
  await expect(work.number('Position X')).toHaveValue(String(x + 2))
  await page.getByRole('button', { name: 'From the right' }).click()
  await expect(page.getByRole('group', { name: 'Views' }).locator('div').first()).toHaveAttribute(
    'style',
    /rotateY\(-1\.57/,
  )
  await work.blur()
  const z = Number(await work.number('Position Z').inputValue())
  await page.keyboard.press('ArrowRight')
  await expect(work.number('Position Z')).toHaveValue(String(z - 2))
})

test('[W09] the number pad looks from each side, says so, and is on the sheet of keys', async ({ page }) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  await work.design()
  await work.addBox()
  const views = page.getByRole('group', { name: 'Views' })
  // Playwright's own number pad has no Num lock.
  const keyboard = await page.context().newCDPSession(page)
  const looks = async (digit: string, said: string, style: RegExp) => {
    const key = { key: digit, code: `Numpad${digit}`, isKeypad: true }
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
    await expect(views.getByRole('status')).toHaveText(said)
    await expect(views.locator('div').first()).toHaveAttribute('style', style)
  }
  await work.blur()
  await looks('3', 'From the right', /rotateX\(-0\.08\S* rotateY\(-1\.57/)
  await looks('7', 'From above', /rotateX\(-1\.5rad/)
  await looks('5', 'From a corner', /rotateX\(-0\.2\S* rotateY\(-0\.4/)
  await work.scene.click({ position: { x: 300, y: 500 }, button: 'middle' })
  await looks('1', 'From the front', /rotateX\(-0\.08\S* rotateY\(-?(0|\S+e-1\d)rad/)
  await page.keyboard.press('?')
  const line = page.getByRole('dialog').locator('dl > div').filter({ hasText: 'Look from above' })
  await expect(line.locator('kbd')).toHaveText('Num 7')
})
