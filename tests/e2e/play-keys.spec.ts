import { expect, test } from '@playwright/test'
import { axeFindings } from '../support/axe-findings.ts'
import { drawnPlace } from '../support/drawn-place.ts'
import { inBothLanguages } from '../support/in-both-languages.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { wordsIn } from '../support/words-in.ts'
import { worldOfTheHouse } from '../support/world-of-the-house.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

inBothLanguages((language) => {
  test('[E12] by keyboard alone a world is shared, begun, walked in, made full screen, and its help read; axe finds nothing while it plays', async ({
    page,
  }) => {
    const { site, common, publish } = wordsIn(language)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { published } = await worldOfTheHouse(page, product, 'coin-rush')
    await page.goto(`${product.url}/play/${published.playCode}`)
    const tabTo = async (name: string) => {
      const aim = page.locator(':focus')
      await expect(async () => {
        await page.keyboard.press('Tab')
        expect((await aim.getAttribute('aria-label').catch(() => null)) ?? (await aim.textContent())).toBe(
          name,
        )
      }).toPass()
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await tabTo(site.project.share)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: publish.shareLink.title })
    await expect(dialog.getByRole('textbox')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: site.project.share })).toBeFocused()

    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: site.project.play })).toBeFocused()
    await page.keyboard.press('Enter')
    const world = page.frameLocator('iframe')
    const place = () => drawnPlace(world, 'player')
    await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 30_000 })
    const [, , start = 0] = await place()
    await page.keyboard.down('ArrowUp')
    await expect.poll(async () => (await place())[2] ?? 0).toBeLessThan(start - 1)
    await page.keyboard.up('ArrowUp')
    expect(await axeFindings(page, 'dark')).toEqual([])

    await tabTo(common.full)
    await page.keyboard.press('Enter')
    const leave = page.getByRole('button', { name: common.leaveFull })
    await expect(leave).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(leave).toBeHidden()
    await tabTo(site.play.help.title)
    await page.keyboard.press('Enter')
    await expect(page.getByText(site.play.help.walk)).toBeVisible()
    expect(await axeFindings(page, 'dark')).toEqual([])
  })
})
