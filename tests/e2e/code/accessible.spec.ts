import { expect, test } from '@playwright/test'
import * as EnglishMessages from 'blockly/msg/en'
import { blockCategories } from '../../../language/blocks/block-category.ts'
import { blocklyGerman } from '../../../src/blocks/canvas/blockly-german.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { axeFindings } from '../../support/axe-findings.ts'
import { CodePage } from '../../support/code-page.ts'
import { inBothLanguages } from '../../support/in-both-languages.ts'
import { type Product, startProduct } from '../../support/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const failing = 'let coins = 1\nconsole.log("coins", coins)\nawait wait(0.1)\ncoins.give(3)\n'

/** What Blockly itself says. */
const blocklySays: Readonly<Record<Locale, Readonly<Record<string, unknown>>>> = {
  en: EnglishMessages,
  de: blocklyGerman,
}

inBothLanguages((language) => {
  test('axe finds nothing on blocks and their categories, JavaScript with mistakes, a console with errors, the bar and the variables of a paused run, and the windows beside them, in all themes', async ({
    page,
  }) => {
    test.setTimeout(400_000)
    const work = new CodePage(page, language)
    const { code, runBar } = work.words
    const inAllThemes = async (what: string) => {
      for (const theme of ['dark', 'light', 'contrast'] as const) {
        await page.evaluate(async (name) => {
          document.documentElement.setAttribute('data-theme', name)
          // What inherits a colour follows a frame later, level by level.
          for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
        }, theme)
        expect.soft(await axeFindings(page, theme), `${what}, ${theme}`).toEqual([])
      }
    }
    await work.openTreeHouse(product.url)
    await work.sceneIsShown()
    await inAllThemes('blocks')
    await page.getByRole('treeitem', { name: blockCategories.looks.words[language] }).click()
    await expect(work.flyout).toBeVisible()
    await inAllThemes('blocks of a category')
    await page.keyboard.press('Escape')
    await work.tab('Tab2')
    await work.writeScript(failing)
    await expect(page.locator('.squiggly-error')).toHaveCount(1, { timeout: 60_000 })
    await inAllThemes('a text with a mistake')
    await work.runUntilRunning()
    await expect(work.problems.first()).toBeVisible({ timeout: 60_000 })
    await inAllThemes('a run with an error')
    await work.clickInBar(runBar.pause)
    await expect(work.inBar(runBar.goOn)).toBeVisible()
    await inAllThemes('a paused run')
    await work.stop.click()
    await work.inMenuOf('Tab2', code.find.title)
    const find = page.getByRole('searchbox', { name: code.find.what })
    await find.fill('coins')
    await expect(page.getByRole('button', { name: /coins\.give/ })).toBeVisible()
    await inAllThemes('the find window')
    await page.getByRole('button', { name: code.helpers.open, exact: true }).click()
    await page.getByRole('button', { name: /^wait\(\)/ }).click()
    await inAllThemes('the helpers')
  })

  test('blocks are gone through, moved, read out and tidied up with the keyboard alone', async ({ page }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const work = new CodePage(page, language)
    await work.openTreeHouse(product.url)
    const active = () =>
      page.evaluate(() => document.activeElement?.closest('[aria-label]')?.getAttribute('aria-label') ?? '')
    const said = page.locator('.blocklyToast')
    const screenReader = (key: string) => String(blocklySays[language][key]).split('%1')[0] ?? ''

    await test.step('arrows go from block to block, each of which says what it is', async () => {
      await work.wordOf('event_start').first().click()
      const first = await active()
      await page.keyboard.press('ArrowDown')
      const second = await active()
      expect(first.length).toBeGreaterThan(3)
      expect(second.length).toBeGreaterThan(3)
      expect(second).not.toBe(first)
    })

    await test.step('help for those who hear is switched on and off', async () => {
      await page.keyboard.press('Alt+Shift+KeyA')
      await expect(said).toContainText(screenReader('SCREENREADER_MODE_ENABLED'))
      await page.keyboard.press('Alt+Shift+KeyA')
      await expect(said.last()).toContainText(screenReader('SCREENREADER_MODE_DISABLED'))
    })

    const tops = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.blocklyBlockCanvas > .blocklyDraggable')]
          .map((block) => block.getBoundingClientRect())
          .map(({ left, top, bottom }) => ({ left, top, bottom }))
          .sort((a, b) => a.top - b.top),
      )
    await test.step('what was pulled out of a stack and pushed aside is put below the others by C, in one step of undo', async () => {
      await page.keyboard.press('Shift+M')
      for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect
        .poll(async () => new Set((await tops()).map(({ left }) => Math.round(left))).size)
        .toBeGreaterThan(1)
      // A key that follows within the same picture belongs to the same gesture, or comes while Blockly still carries.
      await expect(work.undo).toBeEnabled()
      await expect.poll(active, 'what was moved keeps the keyboard').not.toBe('')
      await expect(async () => {
        await page.keyboard.press('c')
        expect(new Set((await tops()).map(({ left }) => Math.round(left))).size).toBe(1)
      }).toPass({ timeout: 15_000 })
      const tidy = await tops()
      for (const [at, { top }] of tidy.entries())
        expect(top).toBeGreaterThanOrEqual(tidy[at - 1]?.bottom ?? 0)
      await work.undo.click()
      await expect
        .poll(async () => new Set((await tops()).map(({ left }) => Math.round(left))).size)
        .toBeGreaterThan(1)
    })
  })
})
