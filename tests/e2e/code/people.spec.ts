import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { limits } from '../../../model/document/limits.ts'
import { errorText } from '../../../src/i18n/error-text.ts'
import { person, signUp } from '../../support/account-page.ts'
import { CodePage, wordOn } from '../../support/code-page.ts'
import { inBothLanguages } from '../../support/in-both-languages.ts'
import { pasteScript } from '../../support/paste-script.ts'
import { type Product, startProduct } from '../../support/start-product.ts'
import { anyOf, browserLocale, fill } from '../../support/words-in.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** Types at the very beginning of the script that is open. */
async function typeInFront(page: Page, text: string): Promise<void> {
  await page.getByRole('region', { name: 'JavaScript' }).getByRole('textbox').first().focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.insertText(text)
}

inBothLanguages((language) => {
  /** The same project once more, in another tab of the browser. */
  async function secondTab(context: BrowserContext, url: string): Promise<CodePage> {
    const other = new CodePage(await context.newPage(), language)
    await other.page.goto(url)
    await other.code()
    await other.tab('Tab2')
    return other
  }

  test('who selects a block, drags a stack or types is seen by the others in the same tab, with name and colour, until it is let go', async ({
    page,
    browser,
  }, info) => {
    // Two people with a canvas each: on a busy machine either takes its time.
    test.setTimeout(240_000)
    const [eva, tom] = [`eva${language}`, `tom${language}`]
    const mine = new CodePage(page, language)
    const { workspace, publish } = mine.words
    await page.goto(product.url)
    await signUp(page, person(eva), language)
    const size = { locale: browserLocale[language], viewport: { width: 1440, height: 900 } }
    const other = new CodePage(await (await browser.newContext(size)).newPage(), language)
    await other.page.goto(product.url)
    await signUp(other.page, person(tom), language)

    await mine.openTreeHouse(product.url)
    await mine.tab('Tab2')
    await mine.writeScript("console.log('together')")
    await expect(page).toHaveURL(new RegExp(`/${eva}/`))
    await expect(mine.status).toContainText(anyOf(fill(workspace.save.saved, { time: '' })))
    await page.getByRole('button', { name: workspace.header.together }).click()
    const modal = page.getByRole('dialog')
    await modal.getByLabel(publish.share.username).fill(tom)
    await modal.getByRole('button', { name: publish.share.invite, exact: true }).click()
    await expect(page.getByText(fill(publish.share.invited, { username: tom }))).toBeVisible()
    await page.keyboard.press('Escape')
    await other.page.goto(page.url())
    await other.code()
    await Promise.all([mine.tab('index'), other.tab('index')])

    const peer = (kind: 'Selected' | 'Ghost') => page.locator(`.nestlingPeer${kind}[data-peer="${tom}"]`)
    const forever = other.wordOf('control_forever').first()
    await forever.click()
    const seen = peer('Selected')
    await expect(seen).toHaveCount(1)
    await expect(seen.getByText(tom)).toBeVisible()
    const outlined = await seen.getAttribute('data-block')
    const colour = await seen.locator('path').evaluate((path) => getComputedStyle(path).stroke)
    expect(colour).toMatch(/^rgb/)
    await page.screenshot({ path: info.outputPath('selected.png') })

    // Nobody sees a hand of one's own.
    await expect(other.page.locator('.nestlingPeerSelected')).toHaveCount(0)

    const at = await forever.boundingBox()
    if (!at) throw new Error('no block')
    const { mouse } = other.page
    await mouse.move(at.x + 5, at.y + 5)
    await mouse.down()
    await mouse.move(at.x + 120, at.y + 90, { steps: 5 })
    const ghost = peer('Ghost')
    await expect(ghost).toHaveAttribute('data-block', outlined ?? '')
    const first = await ghost.getAttribute('transform')
    await mouse.move(at.x + 220, at.y + 160, { steps: 5 })
    await expect(ghost).not.toHaveAttribute('transform', first ?? '')
    await expect(ghost.getByText(wordOn('control_forever', language))).toBeVisible()
    await page.screenshot({ path: info.outputPath('ghost.png') })
    await mouse.up()
    await expect(ghost).toHaveCount(0)
    await expect(seen).toHaveCount(1)

    await other.tab('Tab2')
    await expect(seen).toHaveCount(0)

    // A caret in words, with its name, stays where it is in them while somebody types before it.
    await mine.tab('Tab2')
    const caret = page.locator(`[data-peer="${tom}"]`)
    await other.page.locator('.view-line').first().click()
    await other.page.keyboard.press('End')
    await expect(caret.getByText(tom)).toBeVisible()
    const left = async () => (await caret.boundingBox())?.x ?? 0
    const before = await left()
    await page.locator('.view-line').first().click()
    await page.keyboard.press('Home')
    await page.keyboard.type('/**/ ')
    await expect.poll(left).toBeGreaterThan(before + 20)
    await page.screenshot({ path: info.outputPath('caret.png') })
    await other.page.context().close()
  })

  test('[invariant 31] the caret stays in its words while another tab types before and behind it', async ({
    page,
    context,
  }) => {
    const mine = new CodePage(page, language)
    await mine.openTreeHouse(product.url)
    await mine.tab('Tab2')
    await mine.writeScript('let eggs = 12')
    await expect(page).toHaveURL(/\?project=/)
    await expect(mine.status).toContainText(anyOf(mine.words.workspace.save.savedOnDevice))

    const other = await secondTab(context, page.url())
    await expect.poll(() => other.script()).toContain('let eggs = 12')

    await page.bringToFront()
    await typeInFront(page, 'my ')
    await expect.poll(() => other.script()).toContain('my let eggs = 12')
    await other.page.bringToFront()
    await typeInFront(other.page, '// first\n')
    await other.page.keyboard.press('ControlOrMeta+End')
    await other.page.keyboard.insertText(' * 2')
    await expect.poll(() => mine.script()).toContain('my let eggs = 12 * 2')
    await page.bringToFront()
    await page.keyboard.insertText('own ')
    await expect.poll(() => mine.script()).toContain('my own let eggs = 12 * 2')
    await expect.poll(() => other.script()).toContain('// first\nmy own let eggs = 12 * 2')
  })

  test('what makes a text too long is taken back with a sentence, and the caret stays where it was', async ({
    page,
  }) => {
    const work = new CodePage(page, language)
    await work.openTreeHouse(product.url)
    await work.tab('Tab2')
    await work.writeScript('let n = 3456789')
    await page.keyboard.press('Enter')
    const line = `${'/'.repeat(99)}\n`
    await pasteScript(page, `${line.repeat(limits.textLength / 100 - 1)}${'/'.repeat(84)}`)
    const first = work.editor.locator('.view-line', { hasText: 'let' })
    const words = errorText('text.too-long', language, { max: limits.textLength })
    const sentence = page.getByRole('alert').filter({ hasText: words })
    await expect(work.status).toContainText(anyOf(work.words.workspace.save.savedOnDevice))
    await expect(sentence).toHaveCount(0)

    await typeInFront(page, 'too')
    await expect(sentence).toHaveText(words)
    for (let index = 0; index < 10; index++) await page.keyboard.press('ArrowRight')
    for (const key of ['a', 'b', 'Delete', 'x']) await page.keyboard.press(key)
    await expect(first).toHaveText('let n = 34x6789')
    await page.keyboard.press('Shift+End')
    await pasteScript(page, 'y'.repeat(50))
    await page.keyboard.press('z')
    await expect(first).toHaveText('let n = 34xz')
    await expect(sentence).toHaveCount(1)
  })
})
