import { expect, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('a run is stopped at a line, gone through step by step, looked back at, and goes on to its end', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  await page.getByRole('button', { name: 'New tab', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New tab with JavaScript' }).click()
  await work.writeScript(
    'let coins = 0\nonStart(async () => {\n  while (coins < 3) {\n    coins += 1\n    await wait(0.5)\n  }\n  console.log("rich", coins)\n})\n',
  )
  await page.locator('.margin-view-overlays .line-numbers', { hasText: /^5$/ }).click()
  await expect(page.locator('.glyph-margin-widgets > div')).toHaveCount(1)

  const bar = page.getByRole('toolbar', { name: 'The run' })
  const variables = page.getByRole('region', { name: 'Variables at this moment' })
  await work.run.click()
  await expect(bar.getByRole('button', { name: 'Go on' })).toBeVisible({ timeout: 30_000 })
  await expect(variables).toContainText('line 5')
  await expect(variables.getByRole('definition')).toHaveText(['1'])

  await test.step('the next step waits half a second and comes to the head of the loop', async () => {
    await bar.getByRole('button', { name: 'Next step of the code' }).click()
    await expect(variables).toContainText('line 4')
    await expect(variables.getByRole('definition')).toHaveText(['1'])
  })

  await test.step('ten seconds back nothing was counted yet, and now it is as it was', async () => {
    const back = page.getByRole('slider', { name: 'Look back' })
    await back.focus()
    await page.keyboard.press('Home')
    await expect(variables.getByRole('definition')).toHaveText(['0'])
    await page.keyboard.press('End')
    await expect(variables.getByRole('definition')).toHaveText(['1'])
  })

  await test.step('without stops it goes on to its end', async () => {
    await page.locator('.margin-view-overlays .line-numbers', { hasText: /^5$/ }).click()
    await bar.getByRole('button', { name: 'Go on' }).click()
    await expect(work.console).toContainText('rich 3', { timeout: 30_000 })
    await expect(variables).toBeHidden()
    await bar.getByRole('button', { name: 'Slow motion' }).click()
    await expect(bar.getByRole('button', { name: 'Slow motion' })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a number that is edited counts at once, anything else in a new run', async () => {
    const numbers = 'while (true) { console.log("is", 7); await wait(0.3) }'
    await work.writeScript(numbers)
    await page.getByRole('button', { name: 'Run again' }).click()
    await expect(work.console).toContainText('is 7', { timeout: 30_000 })
    await work.writeScript(numbers.replace('7', '-8.5'))
    await expect(work.console).toContainText('is -8.5')
    await expect(page.getByRole('button', { name: 'Run again' })).toBeHidden()
    await work.writeScript(numbers.replace('is', 'was'))
    await expect(page.getByText('You changed the program.')).toBeVisible()
    await page.getByRole('button', { name: 'Run again' }).click()
    await expect(work.console).toContainText('was 7', { timeout: 30_000 })
    await expect(page.getByText('You changed the program.')).toBeHidden()
    await work.stop.click()
    await expect(bar).toBeHidden()
  })

  await test.step('a step goes into a function, or over it', async () => {
    await work.writeScript('let n = 1\nfunction add() {\n  n += 2\n}\nadd()\nadd()\nconsole.log("sum", n)')
    await page.locator('.margin-view-overlays .line-numbers', { hasText: /^5$/ }).click()
    await work.run.click()
    await expect(variables).toContainText('line 5', { timeout: 30_000 })
    await bar.getByRole('button', { name: 'Over this step' }).click()
    await expect(variables).toContainText('line 6')
    await expect(variables.getByRole('definition')).toHaveText(['3'])
    await bar.getByRole('button', { name: 'Next step of the code' }).click()
    await expect(variables).toContainText('line 3')
    await work.stop.click()
  })
})
