import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../../scripts/frame/launch-chromium.ts'
import { bundleBlocksPage, openBlocksPage } from '../page/open-blocks-page.ts'
import '../page/notes-page.ts'

let browser: Browser
let page: Page
let failures: string[]

beforeAll(async () => {
  browser = await launchChromium()
  const code = await bundleBlocksPage('notes-main.ts')
  const opened = await openBlocksPage(browser, code, () => window.notesPage !== undefined)
  page = opened.page
  failures = opened.failures
  await page.evaluate(() => window.notesPage.open())
}, 120_000)
afterAll(() => browser?.close())

const stored = () => page.evaluate(() => window.notesPage.stored())
const field = () => page.locator('textarea.blocklyCommentText')

test('a note is stored while it is written: the caret stays where it is', async () => {
  await field().click()
  await field().pressSequentially('bring the ', { delay: 20 })
  await expect.poll(stored, { timeout: 5_000 }).toEqual(['bring the '])
  await page.keyboard.press('Home')
  await page.keyboard.type('Please ')
  await expect.poll(stored, { timeout: 5_000 }).toEqual(['Please bring the '])
  const caret = await field().evaluate((area) => area instanceof HTMLTextAreaElement && area.selectionStart)
  expect(caret).toBe('Please '.length)
  expect(await field().evaluate((area) => area === document.activeElement)).toBe(true)
  expect(failures).toEqual([])
})

test('what was written last is stored when the page goes away', async () => {
  const left = await field().evaluate((area) => {
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('no field')
    area.value = 'Bring the letters'
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
    return window.notesPage.leave()
  })
  expect(left).toEqual(['Bring the letters'])
  expect(failures).toEqual([])
})
