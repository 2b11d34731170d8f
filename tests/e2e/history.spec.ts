import { expect, type Locator, type Page, test } from '@playwright/test'
import { CodePage } from '../support/code-page.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** The history panel of a page. */
class HistoryPage {
  readonly button: Locator
  readonly panel: Locator
  readonly rows: Locator

  constructor(page: Page) {
    this.button = page.getByRole('button', { name: 'History', exact: true })
    this.panel = page.getByRole('region', { name: 'History' })
    this.rows = this.panel.getByRole('listitem')
  }

  line(what: string): Locator {
    return this.rows.filter({ hasText: what })
  }
}

const drawnAt = async (work: WorkspacePage, x: number) =>
  (await work.entities()).some(({ at }) => Math.abs((at[0] ?? 0) - x) < 0.01)

test('[S27] the history: each line is looked at, undone, brought back, and is there after a reload', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const work = new WorkspacePage(page)
  const history = new HistoryPage(page)
  await work.open(`${product.url}/template/treehouse`)
  await work.design()

  await test.step('it says what to do while nothing has happened', async () => {
    await history.button.click()
    await expect(history.panel.getByText('Nothing here yet')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(history.panel).toBeHidden()
  })

  await test.step('lines say what, who and when, newest first', async () => {
    await work.select('Dragon')
    await work.setNumber('Position X', '41')
    await work.select('Kid')
    await work.setNumber('Position X', '42')
    await history.button.click()
    await expect(history.rows).toHaveCount(2)
    await expect(history.rows.first()).toContainText('move Kid')
    await expect(history.rows.first()).toContainText('You, now')
    await history.panel.getByRole('button', { name: 'Only Kid' }).click()
    await expect(history.rows).toHaveCount(1)
    await history.panel.getByRole('button', { name: 'All', exact: true }).click()
  })

  await test.step('an older line is undone by itself and done again, also while the program runs', async () => {
    await history.panel.getByRole('button', { name: 'Undo this: move Dragon' }).click()
    await expect(page.getByText('Undid: move Dragon')).toBeVisible()
    await expect(async () => expect(await drawnAt(work, 41)).toBe(false)).toPass()
    expect(await drawnAt(work, 42)).toBe(true)
    await expect(history.line('move Dragon')).toContainText('undone')
    await work.run.click()
    await expect(work.stop).toBeVisible()
    await history.panel.getByRole('button', { name: 'Redo this: move Dragon' }).click()
    await expect(history.line('move Dragon')).not.toContainText('undone')
    await work.stop.click()
    await expect(work.run).toBeVisible()
    await expect(async () => expect(await drawnAt(work, 41)).toBe(true)).toPass()
  })

  await test.step('a moment is looked at, nothing can be changed there, and now is there again', async () => {
    await history
      .line('move Dragon')
      .getByRole('button', { name: /move Dragon/ })
      .first()
      .click()
    await expect(page.getByText('Nothing changes until you bring it back.')).toBeVisible()
    await expect(async () => expect(await drawnAt(work, 42)).toBe(false)).toPass()
    await expect(work.run).toBeDisabled()
    await expect(work.undo).toBeDisabled()
    await page.getByRole('button', { name: 'Back to now' }).click()
    await expect(async () => expect(await drawnAt(work, 42)).toBe(true)).toPass()
  })

  await test.step('a moment is brought back, and that can be undone', async () => {
    await history
      .line('move Dragon')
      .getByRole('button', { name: /move Dragon/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Bring this back' }).click()
    await expect(history.line('bring back an earlier moment')).toHaveCount(1)
    await expect(async () => expect(await drawnAt(work, 42)).toBe(false)).toPass()
    expect(await drawnAt(work, 41)).toBe(true)
    await page
      .getByRole('status')
      .filter({ hasText: 'It is back' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(async () => expect(await drawnAt(work, 42)).toBe(true)).toPass()
  })

  await test.step('after a reload the lines are there and can still be undone', async () => {
    await expect(work.status).toHaveText(/Saved/)
    await page.reload()
    await work.isShown()
    await work.design()
    await history.button.click()
    await expect(history.line('move Kid')).toHaveCount(1)
    await history.panel.getByRole('button', { name: 'Undo this: move Dragon' }).click()
    await expect(async () => expect(await drawnAt(work, 41)).toBe(false)).toPass()
  })
})

test('[S27] in Code a block has a history of its own, which its menu opens', async ({ page }) => {
  const work = new CodePage(page, 'en')
  const history = new HistoryPage(page)
  await work.openTreeHouse(product.url)
  const number = (text: string) => work.canvas.locator('.blocklyNumberField', { hasText: text }).first()
  for (const [from, to] of [
    ['30', '31'],
    ['0.3', '0.7'],
    ['4', '5'],
  ] as const) {
    await number(from).click()
    await page.keyboard.type(to)
    await page.keyboard.press('Enter')
    await expect(number(to)).toBeVisible()
  }
  // What was touched last is drawn last; the others may lie beside what is shown.
  await work.inMenuOfBlock(work.wordOf('looks_say').last(), 'Its history')
  const only = history.panel.getByRole('button', { name: 'Only this block' })
  await expect(only).toHaveAttribute('aria-pressed', 'true')
  await expect(history.panel.getByText('Nothing here yet')).toBeVisible()
  // The number is a part of the block around it.
  await number('31').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Its history' }).click()
  await expect(history.rows).toHaveCount(2)
  await history.panel.getByRole('button', { name: 'All', exact: true }).click()
  await expect(history.rows).toHaveCount(3)
  await expect(only).toBeHidden()
})
