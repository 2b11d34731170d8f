import { expect, test } from '@playwright/test'
import { blockCategories } from '../../../language/blocks/block-category.ts'
import { variableCategories } from '../../../language/blocks/variable-flyout.ts'
import { CodePage } from '../../support/code-page.ts'
import { inBothLanguages } from '../../support/in-both-languages.ts'
import { type Product, startProduct } from '../../support/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** Words that the blocks are found by. */
const words = {
  en: {
    turn: 'turn right',
    font: 'font letters',
    colour: 'set colour',
    key: 'when key',
    hears: 'receive',
    blue: 'blue',
    up: 'arrow up',
    rename: /Rename/,
  },
  de: {
    turn: 'drehe nach rechts',
    font: 'Schriftart',
    colour: 'färbe in',
    key: 'wenn Taste',
    hears: 'empfange',
    blue: 'Blau',
    up: 'Pfeil hoch',
    rename: /umbenennen/,
  },
} as const

inBothLanguages((language) => {
  test('[W04] an angle is turned on a dial, typed as well, taken back whole; other numbers have no dial', async ({
    page,
  }) => {
    const work = new CodePage(page, language)
    await page.goto(`${product.url}/template/blank`)
    await work.addFound(words[language].turn)
    const turn = work.block('motion').last()
    const degrees = turn.locator('.blocklyNumberField').first()
    const dial = page.locator('.blocklyDropDownDiv .nestlingDial')
    await expect(degrees).toHaveText('90')
    await degrees.click()
    const box = await dial.boundingBox()
    if (!box) throw new Error('no dial')
    const at = (hours: number) => {
      const angle = (hours / 12) * 2 * Math.PI
      return [
        box.x + box.width / 2 + Math.sin(angle) * 50,
        box.y + box.height / 2 - Math.cos(angle) * 50,
      ] as const
    }

    await test.step('drawn with the mouse in steps, and on past the top', async () => {
      await page.mouse.move(...at(6))
      await page.mouse.down()
      await expect(page.locator('.blocklyHtmlInput')).toHaveValue('180')
      for (const hours of [8, 10, 12, 13]) await page.mouse.move(...at(hours), { steps: 4 })
      await page.mouse.up()
      await expect(page.locator('.blocklyHtmlInput')).toHaveValue('390')
      await expect(page.locator('.blocklyHtmlInput')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    })

    await test.step('typed, while the hand follows', async () => {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('45')
      await expect(dial.locator('.nestlingDialHand')).toHaveAttribute('transform', 'rotate(45)')
      await page.keyboard.press('Enter')
      await expect(dial).toBeHidden()
      await expect(degrees).toHaveText('45')
    })

    await test.step('one undo takes back all of it', async () => {
      await work.undo.click()
      await expect(degrees).toHaveText('90')
    })

    await test.step('seconds have none', async () => {
      await turn.locator('.blocklyNumberField').last().click()
      await expect(page.locator('.blocklyHtmlInput')).toBeFocused()
      await expect(dial).toBeHidden()
    })
  })

  test('[W04] a font is chosen among its letters', async ({ page }) => {
    const work = new CodePage(page, language)
    await page.goto(`${product.url}/template/blank`)
    await work.addFound(words[language].font)
    const block = work.block('looks').last()
    await expect(block).toContainText('Pacifico')
    await block.locator('.blocklyDropdownField').last().click()
    const caveat = page.getByRole('option', { name: 'Caveat' })
    await expect(caveat.locator('.nestlingFont')).toHaveCSS('font-family', 'Caveat')
    await caveat.click()
    await expect(block).toContainText('Caveat')
  })

  test('[W04] a colour, a key and a message are chosen or typed, and a variable is made and named anew', async ({
    page,
  }) => {
    const work = new CodePage(page, language)
    const { code } = work.words
    const say = words[language]
    const option = (name: string | RegExp) => page.locator('.blocklyMenuItem', { hasText: name }).first()
    await page.goto(`${product.url}/template/blank`)

    await test.step('the colour is one with a name, painted on the block, which is about something that is there', async () => {
      await work.addFound(say.colour)
      await expect(work.block('looks').last()).not.toContainText(code.item.pickAnother)
      const field = work.block('looks').last().locator('.blocklyDropdownField').last()
      await field.click()
      await option(say.blue).click()
      await expect(field).toHaveText(say.blue)
      await expect(field.locator('rect').first()).toHaveCSS('fill', 'rgb(43, 107, 214)')
    })

    await test.step('the key is called as on the keyboard', async () => {
      await work.addFound(say.key)
      const field = work.block('events').last().locator('.blocklyDropdownField').first()
      await field.click()
      await option(say.up).click()
      await expect(field).toHaveText(say.up)
      await expect(work.meaning).toContainText("onKey('up'")
    })

    await test.step('a message is typed, and offered where one is heard', async () => {
      await work.addFound(say.hears)
      const field = work.block('events').last().locator('.blocklyTextInputField')
      await field.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('win')
      await page.keyboard.press('Enter')
      await expect(work.meaning).toContainText("onMessage('win'")
      await field.click()
      await expect(page.locator('datalist option[value="win"]')).toHaveCount(1)
      await page.keyboard.press('Escape')
    })

    await test.step('a variable is made, changed on its block, and named anew wherever it stands', async () => {
      const shelf = page.getByRole('treeitem', { name: blockCategories.variables.words[language] })
      await shelf.click()
      await work.flyout.getByText(variableCategories.variables.make[language]).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill('coins')
      await dialog.getByRole('button', { name: code.ok }).click()
      await shelf.click()
      await work.flyout.locator('.variables.blocklyDraggable', { hasText: 'coins' }).last().click()
      await expect(work.block('variables').last()).toContainText('coins')
      await work.block('variables').last().locator('.blocklyDropdownField').click()
      await option(say.rename).click()
      await dialog.getByRole('textbox').fill('eggs')
      await dialog.getByRole('button', { name: code.ok }).click()
      await expect(work.block('variables').last()).toContainText('eggs')
    })
  })
})
