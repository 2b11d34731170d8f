import { expect, test } from '@playwright/test'
import { locales } from '../../src/i18n/locale.ts'
import { axeFindings } from '../support/axe-findings.ts'
import { inShare } from '../support/in-share.ts'
import { startProduct } from '../support/start-product.ts'
import { siteOverlays } from '../support/walk/overlays.ts'
import { pageFindings } from '../support/walk/page-findings.ts'
import { stops } from '../support/walk/stops.ts'
import { walkOverlay } from '../support/walk/walk-overlay.ts'
import { fillSite, type WalkedSite, walkers } from '../support/walk/walked-site.ts'
import { watchPage } from '../support/walk/watch-page.ts'
import { watchCalm } from '../support/watch-calm.ts'
import { browserLocale, wordsIn } from '../support/words-in.ts'

/*
 * The walk: every address and every dialog outside of the workspace, in both languages and three sizes, to a visitor, a learner, a teacher and
 * staff. Everywhere axe finds nothing, nothing is cut off or too wide or said in the other language, the console stays
 * empty, and no request goes to anybody else.
 */

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const
/** Where layouts change and the smallest phone: looked at for what is cut off only. */
const turns = [1080, 768, 320] as const

let site: WalkedSite

test.beforeAll(async () => {
  site = await fillSite(await startProduct({ OPERATOR: 'Hillside School' }))
})
test.afterAll(() => site.product.stop())
test.use({ reducedMotion: 'reduce' })

const rowsOf = (all: readonly { readonly row?: string }[]): string =>
  [...new Set(all.flatMap(({ row }) => (row === undefined ? [] : [`[${row}]`])))].join('')

const cases = walkers.flatMap((walker) => locales.map((language) => ({ walker, language })))

for (const [index, { walker, language }] of cases.entries())
  test.describe(`${walker}, ${language}`, () => {
    test.use({ locale: browserLocale[language] })
    test.skip(!inShare(index, cases.length, 2))

    test(`${rowsOf(stops)} every page shows itself to a ${walker}, in ${language}`, async ({ page }) => {
      test.setTimeout(900_000)
      const misdeeds = watchPage(page)
      const isCalm = watchCalm(page)
      await site.enter(page.context(), walker)
      const words = wordsIn(language)
      for (const { path, leadsTo, heading } of stops) {
        const address = path(site)
        await page.setViewportSize(sizes[0])
        await page.goto(site.product.url + address)
        await expect.soft(page.getByRole('heading').first(), address).toHaveText(heading(words, walker, site))
        if (leadsTo) await expect.soft(page).toHaveURL(site.product.url + leadsTo)
        await isCalm()
        for (const size of sizes) {
          await page.setViewportSize(size)
          const found = await pageFindings(page, language)
          if (size.width !== 1024) expect.soft(await axeFindings(page, 'dark'), address).toEqual([])
          expect.soft(found, `${address} at ${size.width}`).toEqual([])
        }
        for (const width of turns) {
          await page.setViewportSize({ width, height: 700 })
          expect.soft(await pageFindings(page, language), `${address} at ${width}`).toEqual([])
        }
        expect.soft(misdeeds(), address).toEqual([])
      }
    })

    const overlays = siteOverlays.filter((one) => one.walker === walker)
    test(`${rowsOf(overlays)} every dialog of a ${walker} keeps the focus and gives it back, in ${language}`, async ({
      page,
    }) => {
      test.setTimeout(600_000)
      const misdeeds = watchPage(page)
      await site.enter(page.context(), walker)
      for (const overlay of overlays)
        for (const size of sizes) {
          await page.setViewportSize(size)
          await page.goto(site.product.url + overlay.path(site))
          const found = await walkOverlay(page, overlay, language)
          expect.soft(found, `${overlay.name} at ${size.width}`).toEqual([])
          expect.soft(misdeeds(), overlay.name).toEqual([])
        }
    })
  })
