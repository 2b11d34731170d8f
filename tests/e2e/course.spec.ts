import { expect, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const words = {
  'en-GB': {
    start: 'Start T-Rex',
    step: (number: number) => `Step ${number} of 9`,
    overlay: 'Course',
    showMe: 'Show me',
    shelf: 'Go to the shelf',
    code: 'Code',
    newTab: 'New tab',
    newScript: 'New tab with JavaScript',
    stop: 'Stop',
    hint: 'Hint',
  },
  'de-DE': {
    start: 'T-Rex anfangen',
    step: (number: number) => `Schritt ${number} von 9`,
    overlay: 'Kurs',
    showMe: 'Zeig es mir',
    shelf: 'Zum Regal',
    code: 'Code',
    newTab: 'Neuer Tab',
    newScript: 'Neuer Tab mit JavaScript',
    stop: 'Stopp',
    hint: 'Tipp',
  },
} as const

const groundMoves = `const track = scene.get('Track');
onStart(async () => {
  while (true) {
    track.position.x -= 0.15;
    await nextFrame();
  }
});
`

for (const locale of ['en-GB', 'de-DE'] as const)
  test(`[M17] [K05] the first two steps of the dinosaur are taken by building and running, in ${locale}`, async ({
    browser,
  }) => {
    test.slow()
    const say = words[locale]
    const page = await browser.newPage({ locale })
    const work = new WorkspacePage(page, locale === 'de-DE' ? 'de' : 'en')
    await page.goto(`${product.url}/tutorials`)
    await page.getByRole('button', { name: say.start }).click()
    const overlay = page.getByRole('complementary', { name: say.overlay })
    await expect(overlay.getByRole('heading', { name: say.step(1) })).toBeVisible({ timeout: 60_000 })

    await overlay.getByRole('button', { name: say.showMe }).click()
    await overlay.getByRole('button', { name: say.shelf }).click()
    await page.getByRole('button', { name: 'T-Rex', exact: true }).click()
    await expect(overlay.getByRole('heading', { name: say.step(2) })).toBeVisible()

    await page.getByRole('tab', { name: say.code, exact: true }).click()
    await overlay.getByRole('button', { name: say.showMe }).click()
    await expect(overlay.getByRole('listitem').filter({ hasText: 'Track' }).first()).toBeVisible()
    await overlay.getByRole('button', { name: say.hint }).click()
    await page.getByRole('button', { name: say.newTab, exact: true }).click()
    await page.getByRole('menuitem', { name: say.newScript }).click()
    await work.writeScript(groundMoves)
    await expect(overlay.getByRole('heading', { name: say.step(2) })).toBeVisible()
    await work.runUntilRunning()
    await expect(overlay.getByRole('heading', { name: say.step(3) })).toBeVisible({ timeout: 40_000 })

    await test.step('what was done is kept in the project', async () => {
      await page.getByRole('button', { name: say.stop, exact: true }).first().click()
      await page.reload()
      await expect(overlay.getByRole('heading', { name: say.step(3) })).toBeVisible({ timeout: 60_000 })
    })
    await page.close()
  })
