import { expect, test } from '@playwright/test'
import { CodePage } from '../../support/code-page.ts'
import { inBothLanguages } from '../../support/in-both-languages.ts'
import { type Product, startProduct } from '../../support/start-product.ts'
import { anyOf, fill } from '../../support/words-in.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

inBothLanguages((language) => {
  test('[W02] [S16] [S18] tabs are added, renamed, duplicated, put in order, closed, opened again and deleted', async ({
    page,
  }) => {
    const work = new CodePage(page, language)
    const { code } = work.words
    await work.openTreeHouse(product.url)
    const front = (name: string) =>
      expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')

    await test.step('one of either kind is added, and comes to the front', async () => {
      await work.addTab('blocks')
      await expect(work.tabs).toHaveText(['index', 'Tab2', 'Tab3'])
      await front('Tab3')
      await expect(work.meaning).toContainText(code.meaningEmpty)
      await work.addTab('js')
      await front('Tab4')
      await work.writeScript('// mine')
    })

    await test.step('a double click and the menu rename', async () => {
      await page.getByRole('tab', { name: 'Tab4' }).dblclick()
      await expect(page.getByRole('textbox', { name: fill(code.renaming, { name: 'Tab4' }) })).toBeFocused()
      await page.keyboard.type('Zoo')
      await page.keyboard.press('Enter')
      await front('Zoo')
      await work.inMenuOf('Zoo', code.rename)
      await page.keyboard.type('Ark')
      await page.keyboard.press('Enter')
      await front('Ark')
    })

    await test.step('a second one of it says the same', async () => {
      await work.inMenuOf('Ark', code.duplicate)
      await expect(work.tabs).toHaveCount(5)
      await expect.poll(() => work.script()).toContain('// mine')
      await work.tab('index')
      await work.inMenuOf('index', code.duplicate)
      await expect(work.tabs).toHaveCount(6)
      await expect(work.block('motion')).toHaveCount(3)
    })

    const [, , , , second = '', third = ''] = await work.tabs.allTextContents()
    await test.step('by dragging, by keys and by the menu they change places', async () => {
      await page
        .getByRole('tab', { name: 'Ark', exact: true })
        .dragTo(page.getByRole('tab', { name: 'index', exact: true }))
      await expect(work.tabs).toHaveText(['Ark', 'index', 'Tab2', 'Tab3', second, third])
      await work.tab('Ark')
      await page.keyboard.press('Alt+ArrowRight')
      await expect(work.tabs).toHaveText(['index', 'Ark', 'Tab2', 'Tab3', second, third])
      await work.inMenuOf('Ark', code.moveRight)
      await expect(work.tabs).toHaveText(['index', 'Tab2', 'Ark', 'Tab3', second, third])
      await work.inMenuOf('Ark', code.moveLeft)
      await expect(work.tabs).toHaveText(['index', 'Ark', 'Tab2', 'Tab3', second, third])
    })

    await test.step('one that is closed is still there, and comes back where it was', async () => {
      await work.inMenuOf('Ark', code.closeTab)
      await expect(work.tabs).toHaveText(['index', 'Tab2', 'Tab3', second, third])
      await page.getByRole('button', { name: code.newTab, exact: true }).click()
      await page.getByRole('menuitem', { name: fill(code.openTab, { name: 'Ark' }) }).click()
      await expect(work.tabs).toHaveText(['index', 'Ark', 'Tab2', 'Tab3', second, third])
      await front('Ark')
      await expect.poll(() => work.script()).toContain('// mine')
    })

    await test.step('one that is deleted can be taken back, with what was in it', async () => {
      await work.inMenuOf('Ark', code.deleteTab)
      await expect(page.getByText(fill(code.deleted, { name: 'Ark' }))).toBeVisible()
      await expect(work.tabs).toHaveText(['index', 'Tab2', 'Tab3', second, third])
      const messages = page.getByRole('region', { name: work.words.common.messages })
      await messages.getByRole('button', { name: code.undo }).click()
      await expect(work.tabs).toHaveText(['index', 'Ark', 'Tab2', 'Tab3', second, third])
      await expect.poll(() => work.script()).toContain('// mine')
    })

    await test.step('another scene has tabs of its own', async () => {
      const { scenes } = work.words.design
      const scene = page.getByRole('tablist', { name: scenes.label }).getByRole('tab')
      await work.design()
      await page.getByRole('button', { name: scenes.add, exact: true }).click()
      await work.code()
      await expect(work.tabs).toHaveText(['index'])
      await work.design()
      await scene.first().click()
      await work.code()
      await expect(work.tabs).toHaveText(['index', 'Ark', 'Tab2', 'Tab3', second, third])
      await front('Ark')
    })

    await test.step('after a reload they are as they were', async () => {
      await expect(work.status).toContainText(anyOf(work.words.workspace.save.savedOnDevice))
      await page.reload()
      await expect(work.tabs).toHaveText(['index', 'Ark', 'Tab2', 'Tab3', second, third], { timeout: 60_000 })
      await front('Ark')
    })
  })

  test('[W04] the JavaScript of blocks stands beside them, what is selected is lit, and it turns into a tab', async ({
    page,
  }) => {
    const work = new CodePage(page, language)
    const { code } = work.words
    await work.openTreeHouse(product.url)
    const lit = work.meaning.getByRole('option', { selected: true })
    await work.wordOf('motion_move').first().click()
    await expect(lit).toHaveText([/move(Up|Forward)\(/])
    await work.meaning.getByRole('option', { name: /turnLeft/ }).click()
    await expect(lit).toHaveText([/turnLeft/])
    await expect(work.canvas.locator('.blocklySelected')).toContainText(/turn|dreh/i)
    await work.meaning.getByRole('button', { name: code.fold }).click()
    await expect(work.meaning.getByRole('listbox')).toBeHidden()
    await work.meaning.getByRole('button', { name: code.unfold }).click()

    await work.meaning.getByRole('button', { name: code.turnInto }).click()
    await expect(page.getByText(fill(code.turnedInto, { name: 'Tab3' }))).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Tab3' })).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => work.script()).toContain('.turnLeft(30, {seconds: 0.3});')
    await work.tab('index')
    await expect(work.block('motion')).toHaveCount(3)
    await work.inMenuOf('index', code.turnInto)
    await expect(work.tabs).toHaveText(['index', 'Tab2', 'Tab3', 'Tab4'])
    await work.undo.click()
    await expect(work.tabs).toHaveText(['index', 'Tab2', 'Tab3'])
  })
})
