import { expect, test } from '@playwright/test'
import { person, signUp } from '../support/account-page.ts'
import { axeFindings } from '../support/axe-findings.ts'
import { type Product, startProduct } from '../support/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const

/** Pages of the visitor and of somebody logged in, and what is waited for. */
const pages = [
  ['/community', 'main li a'],
  ['/community?q=nothing-of-that-name', 'main [role=status]'],
  ['/sample-projects', 'main li a'],
  ['/nestling/projects/owl-quiz', '#similar'],
  ['/nestling', 'main li a'],
  ['/nestling/courses', 'main h2'],
  ['/dashboard', '#level'],
  ['/dashboard?show=liked', 'main li a'],
  ['/dashboard?show=bin', 'main li'],
  ['/myprojects', 'main li a'],
] as const

for (const language of ['en', 'de'] as const) {
  test(`axe finds nothing where people meet each other’s worlds, and nothing runs out of a page: ${language}`, async ({
    browser,
  }) => {
    // Ten pages in three sizes.
    test.slow()
    const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(product.url)
    const english = page.getByRole('button', { name: 'English' }).first()
    if (language === 'de') await english.click()
    await signUp(page, person(`ada${language}`))
    if (language === 'de') await page.getByRole('button', { name: 'Deutsch' }).first().click()
    await page.evaluate(async () => {
      const json = { 'content-type': 'application/json' }
      const post = (path: string, body: object) =>
        fetch(path, { method: 'POST', headers: json, body: JSON.stringify(body) })
      await post('/api/project/like', { projectname: 'owl-quiz', username: 'nestling', isLiked: true })
      const { projects } = await (await fetch('/api/project/of-user?username=nestling')).json()
      const copies: string[] = []
      for (const { _id } of projects.slice(0, 2)) {
        const form = new FormData()
        form.append('projectId', _id)
        const copy = await (await fetch('/api/project/clone', { method: 'POST', body: form })).json()
        copies.push(copy.project._id)
      }
      await fetch('/api/project', {
        method: 'DELETE',
        headers: json,
        body: JSON.stringify({ id: copies[0] }),
      })
    })
    for (const size of sizes) {
      await page.setViewportSize(size)
      for (const [path, wait] of pages) {
        await page.goto(product.url + path)
        await page.locator(wait).first().waitFor()
        const where = `${path}, ${size.width} px`
        if (size.width !== 1024) expect.soft(await axeFindings(page, 'dark'), where).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(overflow, `${where} is wider than the window`).toBeLessThanOrEqual(0)
      }
    }
    await context.close()
  })
}

test('axe finds nothing on the modals of project, profile and bin', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(product.url)
  await signUp(page, person('carl'))
  const modalIsFine = async (what: string) => {
    await expect(page.getByRole('dialog')).toBeVisible()
    expect.soft(await axeFindings(page, 'dark'), what).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.goto(`${product.url}/nestling/projects/owl-quiz`)
  for (const name of ['Clone', 'Share', 'Report', 'Show all']) {
    const button = page.getByRole('button', { name, exact: true })
    await button.click()
    await modalIsFine(name)
    await expect(button, `${name} gets the focus back`).toBeFocused()
  }
  await page.goto(`${product.url}/carl`)
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await modalIsFine('Edit profile')
})
