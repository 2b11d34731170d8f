import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../../../src/i18n/locale.ts'
import { axeFindings } from '../axe-findings.ts'
import { wordsIn } from '../words-in.ts'
import type { Overlay } from './overlays.ts'
import { pageFindings } from './page-findings.ts'

/** More presses of Tab than a dialog has fields. */
const presses = 30

/** Where the focus was outside of the dialog while Tab, or with Shift, went round in it. */
async function focusLost(page: Page, dialog: Locator, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  for (let press = 1; press <= presses; press++) {
    await page.keyboard.press(key)
    const isInside = await dialog.evaluate((element) => element.contains(document.activeElement))
    if (!isInside) return [`after ${press} times ${key} the focus is outside`]
  }
  return []
}

/** Whether the dialog ends beyond the window where nobody can scroll to. */
const outside = (dialog: Locator): Promise<readonly string[]> =>
  dialog.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isOut = left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1
    const isScrolled = [element, element.parentElement, element.parentElement?.parentElement].some(
      (box) => box && /auto|scroll/.test(getComputedStyle(box).overflowY),
    )
    return isOut && !isScrolled ? [`reaches beyond the window: ${left} ${right} ${top} ${bottom}`] : []
  })

/** Opens an overlay by keyboard on the page that is open, looks it over, and closes it by Esc. Answers what is wrong with it. */
export async function walkOverlay(
  page: Page,
  { opener, onwards }: Overlay,
  language: Locale,
): Promise<readonly string[]> {
  const words = wordsIn(language)
  const from = opener(page, words)
  // What was drawn before the script waits for it.
  await expect(from).toHaveJSProperty('inert', false)
  await expect(from).toBeEnabled()
  await from.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await onwards?.(dialog, words)
  const found = [
    ...(await axeFindings(page, 'dark')),
    ...(await pageFindings(page, language)),
    ...(await outside(dialog)),
    ...(await focusLost(page, dialog, 'Tab')),
    ...(await focusLost(page, dialog, 'Shift+Tab')),
  ]
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // The page may take a moment to be free again.
  const isBack = await expect(from)
    .toBeFocused({ timeout: 3000 })
    .then(() => true)
    .catch(() => false)
  return isBack ? found : [...found, 'what opened it does not get the focus back']
}
