import { expect, test } from '@playwright/test'
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
  en: { turn: 'turn right', font: 'font letters' },
  de: { turn: 'drehe nach rechts', font: 'Schriftart' },
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
})
