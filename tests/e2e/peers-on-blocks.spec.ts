import { expect, test } from '@playwright/test'
import { person, signUp } from '../support/account-page.ts'
import { startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

test('who selects a block, drags a stack or types is seen by the others in the same tab, with name and colour, until it is let go', async ({
  page,
  browser,
}, info) => {
  const product = await startProduct()
  try {
    const mine = new WorkspacePage(page)
    await page.goto(product.url)
    await signUp(page, person('eva'))
    const other = new WorkspacePage(
      await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage(),
    )
    await other.page.goto(product.url)
    await signUp(other.page, person('tom'))

    await page.goto(`${product.url}/template/treehouse`)
    await mine.code()
    await mine.tab('Tab2')
    await mine.writeScript("console.log('together')")
    await expect(page).toHaveURL(/\/eva\//)
    await expect(mine.status).toContainText(/^Saved \d/)
    await page.getByRole('button', { name: 'Build together' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByLabel('Username').fill('tom')
    await modal.getByRole('button', { name: 'Invite' }).click()
    await expect(page.getByText('tom is invited')).toBeVisible()
    await page.keyboard.press('Escape')
    await other.page.goto(page.url())
    await other.code()
    await Promise.all([mine.tab('index'), other.tab('index')])

    const blocks = (work: WorkspacePage) => work.page.getByRole('region', { name: 'Blocks', exact: true })
    const forever = blocks(other).getByText('forever').first()
    await forever.click()
    const seen = blocks(mine).locator('.nestlingPeerSelected[data-peer="tom"]')
    await expect(seen).toHaveCount(1)
    await expect(seen.getByText('tom')).toBeVisible()
    const outlined = await seen.getAttribute('data-block')
    const colour = await seen.locator('path').evaluate((path) => getComputedStyle(path).stroke)
    expect(colour).toMatch(/^rgb/)
    await page.screenshot({ path: info.outputPath('selected.png') })

    // Nobody sees a hand of one's own.
    await expect(blocks(other).locator('.nestlingPeerSelected')).toHaveCount(0)

    const at = await forever.boundingBox()
    if (!at) throw new Error('no block')
    const { mouse } = other.page
    await mouse.move(at.x + 5, at.y + 5)
    await mouse.down()
    await mouse.move(at.x + 120, at.y + 90, { steps: 5 })
    const ghost = blocks(mine).locator('.nestlingPeerGhost[data-peer="tom"]')
    await expect(ghost).toHaveAttribute('data-block', outlined ?? '')
    const first = await ghost.getAttribute('transform')
    await mouse.move(at.x + 220, at.y + 160, { steps: 5 })
    await expect(ghost).not.toHaveAttribute('transform', first ?? '')
    await expect(ghost.getByText('forever')).toBeVisible()
    await page.screenshot({ path: info.outputPath('ghost.png') })
    await mouse.up()
    await expect(ghost).toHaveCount(0)
    await expect(seen).toHaveCount(1)

    await other.tab('Tab2')
    await expect(seen).toHaveCount(0)

    // A caret in words, with its name, stays where it is in them while somebody types before it.
    await mine.tab('Tab2')
    const caret = page.locator('[data-peer="tom"]')
    await other.page.locator('.view-line').first().click()
    await other.page.keyboard.press('End')
    await expect(caret.getByText('tom')).toBeVisible()
    const left = async () => (await caret.boundingBox())?.x ?? 0
    const before = await left()
    await page.locator('.view-line').first().click()
    await page.keyboard.press('Home')
    await page.keyboard.type('/**/ ')
    await expect.poll(left).toBeGreaterThan(before + 20)
    await page.screenshot({ path: info.outputPath('caret.png') })
    await other.page.context().close()
  } finally {
    await product.stop()
  }
})
