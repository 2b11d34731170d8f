import { expect, type Page, test } from '@playwright/test'
import { person, signUp } from '../support/account-page.ts'
import { RenamingPage } from '../support/renaming-page.ts'
import { type Product, startProduct } from '../support/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())
test.beforeEach(({ context }) => RenamingPage.prepare(context))

/** What lies in the browser's storage under keys of the specification: scenes as they are, the others by their texts. */
function copyOf(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).filter(([key]) => /^(?!nestling\.).*(scenes|timestamp)/.test(key)),
    ),
  )
}

const addTab = async (page: Page) => {
  await page.getByRole('button', { name: 'New tab', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New tab with JavaScript' }).click()
}

test('[K08] an edited project lies in the browser’s storage under the keys of the specification, here and with an account', async ({
  context,
}) => {
  const { page } = await RenamingPage.open(context, `${product.url}/new`)
  expect(await copyOf(page)).toEqual({})
  await addTab(page)
  await expect.poll(async () => (await copyOf(page)).scenes).toContain('your code for Tab2')
  const copy = await copyOf(page)
  expect(Object.keys(copy).sort()).toEqual(['scenes', 'scenes_changed'])
  expect(copy.scenes_changed).toBe('true')
  expect(await page.evaluate(() => sessionStorage.getItem('scenes'))).toBe(copy.scenes)
  expect(JSON.parse(copy.scenes ?? '')).toMatchObject([
    { name: 'scene1', default: true, scripts: { index: { level: 0 }, Tab2: { level: 1, selected: true } } },
  ])

  await signUp(page, person('kim'))
  await expect(page).toHaveURL(/\/kim\//)
  await expect
    .poll(
      async () => Object.entries(await copyOf(page)).find(([key]) => key.endsWith('_scenes_changed'))?.[1],
    )
    .toBe('false')
  const moved = await copyOf(page)
  // An id may hold `_` itself.
  const id = Object.keys(moved)
    .find((key) => key.endsWith('_scenes'))
    ?.slice(0, -'_scenes'.length)
  expect(Object.keys(moved).sort()).toEqual(
    ['_last_update_timestamp_local', '_last_update_timestamp_project', '_scenes', '_scenes_changed'].map(
      (key) => `${id}${key}`,
    ),
  )
  expect(moved[`${id}_scenes`]).toContain('your code for Tab2')
  expect(moved[`${id}_last_update_timestamp_project`]).toBe(moved[`${id}_last_update_timestamp_local`])
  await page.context().setOffline(true)
  await addTab(page)
  await expect.poll(async () => (await copyOf(page))[`${id}_scenes`]).toContain('your code for Tab3')
  expect((await copyOf(page))[`${id}_scenes_changed`]).toBe('true')
})

test('[S19] [T14] tabs that were changed in the copy are loaded on demand, and never by themselves', async ({
  context,
}) => {
  const { page } = await RenamingPage.open(context, `${product.url}/new`)
  const tabs = page.getByRole('tablist', { name: 'Code tabs' }).getByRole('tab')
  await addTab(page)
  await expect.poll(async () => (await copyOf(page)).scenes).toContain('Tab2')
  const change = (scripts: object) =>
    page.evaluate((scripts) => {
      localStorage.setItem('scenes', JSON.stringify([{ name: 'scene1', template: '', scripts }]))
    }, scripts)
  const value = 'say("from the copy")'
  const file = { value, selected: false, level: 0, xmlValue: '', kidsCodeFileToParse: value }
  const offer = page.getByRole('menuitem', { name: 'Load the tabs kept in this browser' })
  const openMenu = () => page.getByRole('button', { name: 'New tab', exact: true }).click()

  await openMenu()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(offer).toBeHidden()
  await page.keyboard.press('Escape')
  await change({ torn: { value, fileName: 'torn' } })
  await openMenu()
  await offer.click()
  await expect(page.getByText('Your tabs stay as they are.')).toBeVisible()
  await expect(tabs).toHaveText(['index', 'Tab2'])

  await change({
    Dragon: { ...file, fileName: 'Dragon', level: 1, selected: true },
    index: { ...file, fileName: 'index' },
  })
  await page.reload()
  await expect(tabs).toHaveText(['index', 'Tab2'])
  await openMenu()
  await offer.click()
  const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })
  // What is under the pointer waits.
  await undo.hover()
  await expect(tabs).toHaveText(['index', 'Dragon'])
  await expect(page.getByRole('tab', { name: 'Dragon' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.view-line').first()).toContainText('from the copy')
  await undo.click()
  await expect(tabs).toHaveText(['index', 'Tab2'])
})

test('[X07] a browser whose storage for copies is full keeps and says all the rest', async ({ context }) => {
  const work = await RenamingPage.open(context, `${product.url}/new`)
  const { page } = work
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (let size = 4_000_000; size > 0; size = Math.floor(size / 2))
        try {
          for (let n = 0; ; n++) storage.setItem(`full ${size} ${n}`, 'x'.repeat(size))
        } catch {
          // No room for one of this size: smaller ones fill the rest.
        }
  })
  await work.rename(1)
  await work.isStatus('saved-on-device')
  await addTab(page)
  await work.isStatus('saved-on-device')
  // The copy would have been written by now: leaving the page writes what is left to be written.
  await page.reload()
  await expect(page.getByRole('tablist', { name: 'Code tabs' }).getByRole('tab')).toHaveText([
    'index',
    'Tab2',
  ])
  expect(await work.number()).toBe(1)
  expect(await copyOf(page)).toEqual({})
  await work.rename(2)
  await work.isStatus('saved-on-device')
  await expect(page.getByRole('alert')).toBeHidden()
})
