import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../../scripts/frame/launch-chromium.ts'
import { bundleBlocksPage, openBlocksPage } from '../page/open-blocks-page.ts'
import '../page/toolbox-page.ts'

let browser: Browser
let page: Page
let failures: string[]

beforeAll(async () => {
  browser = await launchChromium()
  const code = await bundleBlocksPage('toolbox-main.ts')
  const opened = await openBlocksPage(browser, code, () => window.toolboxPage !== undefined)
  page = opened.page
  failures = opened.failures
}, 120_000)
afterAll(() => browser?.close())

const show = (category: string) => page.evaluate((id) => window.toolboxPage.show(id), category)

test('beginners see no lists and no blocks of their own, and few blocks about variables', async () => {
  await page.evaluate(() => window.toolboxPage.open(false))
  expect(await show('variables')).toEqual([
    'variables_get',
    'variables_set',
    'math_change',
    'variables_show',
    'variables_hide',
  ])
  for (const name of ['Lists', 'My blocks'])
    expect(await page.getByRole('treeitem', { name }).count(), name).toBe(0)
})

test('makers get lists, own values and procedures; a list that is made stands first in all blocks', async () => {
  await page.reload()
  await page.waitForFunction(() => window.toolboxPage !== undefined)
  await page.evaluate(() => window.toolboxPage.open(true))
  expect(await show('variables')).toContain('variables_own_change')
  expect(await show('mine')).toEqual([
    'procedures_defnoreturn',
    'procedures_defreturn',
    'procedures_ifreturn',
  ])
  expect(await show('lists')).toContain('list_each')
  await page.getByText('Make a list').click()
  await page.getByRole('textbox', { name: 'New variable name:' }).fill('fruit')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.blocklyFlyout').getByText('fruit').count()).toBeGreaterThan(1)
  const code = await page.evaluate(() => window.toolboxPage.pullAll())
  // “for each” has a variable of its own.
  expect(code.trim().split('\n').sort()).toEqual(['let fruit = [];', 'let score = 0;'])
  expect(failures).toEqual([])
})
