import { expect, test } from '@playwright/test'
import { explainError } from '../../../language/errors/explain-error.ts'
import { itemEntries } from '../../../language/helper-api/item-entries.ts'
import { CodePage } from '../../support/code-page.ts'
import { inBothLanguages } from '../../support/in-both-languages.ts'
import { type Product, startProduct } from '../../support/start-product.ts'
import { dragonIn } from '../../support/words-in.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

inBothLanguages((language) => {
  test('[W05] names of this scene are completed, helpers are explained, and what is wrong is underlined with a sentence', async ({
    page,
  }) => {
    const work = new CodePage(page, language)
    const offered = (text: string) =>
      page.locator('.suggest-widget .monaco-list-row', { hasText: text }).first()
    const tip = page.locator('.monaco-hover:visible')
    await work.openTreeHouse(product.url)
    await work.tab('Tab2')
    await work.writeScript('// empty')
    await page.keyboard.press('Enter')

    await test.step('a thing by its first letters, what it can do by the next', async () => {
      await page.keyboard.type('scene.')
      // What completes is fetched with the first tab of JavaScript.
      await expect(offered('nearest')).toBeVisible({ timeout: 60_000 })
      // Quick: what it is asked between two keys it answers after the second.
      await page.keyboard.type("get('Dra", { delay: 30 })
      await expect(offered(dragonIn[language])).toBeVisible({ timeout: 30_000 })
      await page.keyboard.press('Enter')
      await page.keyboard.press('End')
      await page.keyboard.type('.moveU', { delay: 30 })
      await expect(async () => {
        if (!(await offered('moveUp').isVisible())) await page.keyboard.press('Control+Space')
        await expect(offered('moveUp')).toBeVisible({ timeout: 3_000 })
      }).toPass({ timeout: 30_000 })
      await page.keyboard.press('Enter')
      await expect.poll(() => work.script()).toContain(`scene.get('${dragonIn[language]}').moveUp`)
    })

    await test.step('the pointer on a helper says what it does, in the language of the person', async () => {
      await page.keyboard.press('Escape')
      await work.editor.locator('.view-line span', { hasText: /^moveUp$/ }).hover()
      await expect(tip).toContainText(itemEntries.moveUp.words[language], { timeout: 30_000 })
      const [steps] = itemEntries.moveUp.parameters
      await expect(tip).toContainText(`${steps.name}: ${steps.words[language]}`)
      await expect(tip).not.toContainText('@param')
      // Words come before what only programmers read.
      const said = (await tip.textContent()) ?? ''
      expect(said.indexOf('Item.moveUp(')).toBeGreaterThan(said.indexOf(itemEntries.moveUp.words[language]))
      await page.screenshot({ path: test.info().outputPath('hover.png') })
      // It lies over the panel beside the text, where it is wider than that.
      const isOnTop = await tip.evaluate((hover) => {
        const { right, top, bottom } = hover.getBoundingClientRect()
        return hover.contains(document.elementFromPoint(right - 6, (top + bottom) / 2))
      })
      expect(isOnTop).toBe(true)
    })

    await test.step('the first bracket says what comes into it', async () => {
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type('(')
      await expect(page.locator('.parameter-hints-widget')).toContainText(
        itemEntries.moveUp.words[language],
        {
          timeout: 30_000,
        },
      )
      await page.keyboard.press('Escape')
    })

    await test.step('a wrong name is underlined, and says which one is meant', async () => {
      await work.writeScript(`scene.get('${dragonIn[language]}').moveUpp(1)`)
      await expect(page.locator('.squiggly-error')).toBeVisible({ timeout: 30_000 })
      await work.editor
        .locator('.view-line span', { hasText: /moveUpp/ })
        .last()
        .hover()
      const sentence = explainError(
        'not-a-function.suggest',
        { name: 'moveUpp', suggestion: 'moveUp' },
        language,
      )
      await expect(tip).toContainText(sentence, { timeout: 30_000 })
      await work.writeScript(`scene.get('${dragonIn[language]}').moveUp(1)`)
      await expect(page.locator('.squiggly-error')).toHaveCount(0)
    })
  })

  test('[W05] JavaScript is tidied up by menu and keys, and a name is changed wherever it stands', async ({
    page,
  }) => {
    const work = new CodePage(page, language)
    await work.openJavaScript(product.url)
    await work.writeScript('if (true) {   console.log( 1 )   } // flags')
    await work.inMenuOf('Tab2', work.words.code.tidy)
    await expect.poll(() => work.script()).toBe('if (true) { console.log(1) } // flags')
    await work.undo.click()
    await expect.poll(() => work.script()).toContain('console.log( 1 )')
    await work.editor.getByRole('textbox').first().focus()
    await page.keyboard.press('Shift+Alt+F')
    await expect.poll(() => work.script()).toBe('if (true) { console.log(1) } // flags')

    await work.writeScript('let eggs = 1\neggs += 2\nconsole.log(eggs, "eggs")')
    await page.keyboard.press('ControlOrMeta+Home')
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('F2')
    const name = page.locator('.rename-input')
    await expect(name).toBeVisible({ timeout: 60_000 })
    await name.fill('apples')
    await page.keyboard.press('Enter')
    await expect.poll(() => work.script()).toBe('let apples = 1\napples += 2\nconsole.log(apples, "eggs")')
    await work.undo.click()
    await expect.poll(() => work.script()).toContain('eggs += 2')
  })

  test('[W03] [W05] [W08] things and helpers are put into the text, and the window of the helpers opens and closes', async ({
    page,
  }) => {
    const work = new CodePage(page, language)
    const { things, helpers } = work.words.code
    await work.openTreeHouse(product.url)
    await work.tab('Tab2')
    await work.editor.getByRole('textbox').first().focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('const flyer = ')
    const menu = page.getByRole('navigation', { name: things.menu })
    await expect(menu.getByRole('tab', { name: things.group.basics, selected: true })).toBeVisible()
    await menu.getByRole('tab', { name: things.group.models }).click()
    await menu.getByRole('button', { name: dragonIn[language] }).click()
    await page.keyboard.type('.clone()')
    const line = (text: string) => work.editor.locator('.view-line', { hasText: text })
    await expect(line(`const flyer = scene.get('${dragonIn[language]}').clone()`)).toBeVisible()

    const open = page.getByRole('button', { name: helpers.open, exact: true })
    await open.click()
    const sheet = page.getByRole('region', { name: helpers.title })
    await sheet.getByRole('searchbox', { name: helpers.find }).fill('glide')
    await sheet.getByRole('button', { name: `glideTo() ${helpers.owner.item}` }).click()
    await expect(sheet).toContainText(itemEntries.glideTo.words[language])
    await sheet.getByRole('button', { name: helpers.insert }).click()
    await expect(line('glideTo')).toBeVisible()
    // Found by what it does, too, and by nothing that is none.
    await sheet.getByRole('searchbox').fill(itemEntries.clone.words[language].slice(0, 12))
    await expect(sheet.getByRole('button', { name: /^clone\(\)/ })).toBeVisible()
    await sheet.getByRole('searchbox').fill('zzqx')
    await expect(sheet).toContainText(helpers.nothing)
    await sheet.getByRole('button', { name: work.words.common.close }).click()
    await expect(sheet).toBeHidden()
    await expect(open).toBeFocused()
  })
})
