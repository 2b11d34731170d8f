import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { CodePage } from '../support/code-page.ts'
import { inBothLanguages } from '../support/in-both-languages.ts'
import { type Product, startProduct } from '../support/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** How wide and how long a film is (pixels, seconds), and how many colours its last picture has; played in a page of its own. */
async function watched(page: Page, path: string) {
  const viewer = await page.context().newPage()
  await viewer.setContent('<video muted></video>')
  const bytes = [...(await readFile(path))]
  const seen = await viewer.locator('video').evaluate(async (film, all) => {
    if (!(film instanceof HTMLVideoElement)) throw new Error('no video')
    film.src = URL.createObjectURL(new Blob([new Uint8Array(all)]))
    await film.play()
    await new Promise((resolve) => {
      film.onended = resolve
    })
    const pen = new OffscreenCanvas(16, 16).getContext('2d')
    pen?.drawImage(film, 0, 0, 16, 16)
    const pixels = pen?.getImageData(0, 0, 16, 16).data ?? []
    const colours = new Set(Array.from({ length: 256 }, (_, i) => pixels.slice(4 * i, 4 * i + 3).join()))
    return { width: film.videoWidth, seconds: film.currentTime, colours: colours.size }
  }, bytes)
  await viewer.close()
  return seen
}

inBothLanguages((language) => {
  test('[E13] a child films her world while it runs, and has the film as a file that can be watched', async ({
    page,
  }) => {
    const work = new CodePage(page, language)
    const { film } = work.words
    await work.open(`${product.url}/new`)
    await work.runUntilRunning()
    const saved = page.waitForEvent('download')
    await work.clickInBar(film.begin)
    await expect(work.scene.getByText(film.rolling)).toBeVisible()
    await page.waitForTimeout(3_000)
    await work.clickInBar(film.end)
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/\.(mp4|webm)$/)
    await expect(page.getByText(film.saved.replace('{{name}}', file.suggestedFilename()))).toBeVisible()
    await expect(work.scene.getByRole('button', { name: film.begin })).toBeEnabled()
    const seen = await watched(page, await file.path())
    expect(seen.width).toBeGreaterThan(300)
    expect(seen.seconds).toBeGreaterThan(1)
    expect(seen.colours).toBeGreaterThan(20)
  })
})

test('[E13] a film goes on to be hers when she stops the world while it is taken', async ({ page }) => {
  const work = new CodePage(page, 'en')
  await work.open(`${product.url}/new`)
  await work.runUntilRunning()
  const saved = page.waitForEvent('download')
  await work.clickInBar(work.words.film.begin)
  await page.waitForTimeout(3_000)
  await work.stop.click()
  expect((await watched(page, await (await saved).path())).seconds).toBeGreaterThan(0.5)
})
