import { expect, type Page, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { bytesOf, openFile, saveAs } from '../support/file-menu.ts'
import { freePorts } from '../support/free-ports.ts'
import { pixelDifference } from '../support/pixel-difference.ts'
import { serveFiles } from '../support/serve-files.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

const pages = 'tests/support/files/aframe-pages'
let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('a page of A-Frame is opened, runs here, and runs the same from a zip on any web server', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/new`)
  await work.design()
  await openFile(page, `${pages}/boilerplate-hello-world.html`)
  const report = page.getByRole('dialog', { name: 'boilerplate-hello-world.html' })
  await expect(report).toContainText('4 things of boilerplate-hello-world.html')
  await expect(report).toContainText('Everything came along.')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Hello, World! • A-Frame' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(await work.row('Box')).toBeVisible()
  await expect(await work.row('Sphere')).toBeVisible()

  const zip = unzipSync(await bytesOf(await saveAs(page, 'Save the world as a zip for any web server')))
  await work.runUntilRunning()
  const inner = work.frame('play').locator('canvas')
  await expect(inner).toBeVisible()
  const size = await work.frame('play').evaluate(() => ({ width: innerWidth, height: innerHeight }))

  const port = await freePorts()
  const folder = Object.fromEntries(
    Object.entries(zip).map(([name, bytes]) => [`some/folder/${name}`, bytes]),
  )
  const server = await serveFiles(folder, port)
  const away = await browser.newPage({ viewport: size })
  const strangers: string[] = []
  away.on('request', (request) => {
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) strangers.push(request.url())
  })
  // The world begins with its first scene; the address begins it with another.
  await away.goto(
    `http://localhost:${port}/some/folder/index.html?scene=${encodeURIComponent('Hello, World! • A-Frame')}`,
  )
  await expect(away.locator('body.is-shown, body.is-shown-at-once')).toBeVisible({ timeout: 60_000 })
  await away.waitForTimeout(3_000)
  const here = await canvasOf(work.frame('play'))
  const there = await canvasOf(away)
  expect(await pixelDifference(page, here, there)).toBeLessThan(0.02)
  expect(await away.locator('a-scene a-entity[geometry]').count()).toBe(4)
  expect(strangers).toEqual([])
  await away.close()
  server.close()
})

/** The picture of the world alone, as the page draws it: in its full sharpness, which a slow machine lowers at any moment. */
async function canvasOf(page: Pick<Page, 'evaluate'>): Promise<Buffer> {
  const url = await page.evaluate<string>(`(() => {
    const scene = document.querySelector('a-scene')
    scene.renderer.setPixelRatio(1)
    scene.renderer.render(scene.object3D, scene.camera)
    return scene.canvas.toDataURL('image/png')
  })()`)
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

test('what of a page was not understood is listed, and Undo takes the whole page back', async ({ page }) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/new`)
  await work.design()
  await openFile(page, `${pages}/test-cursor.html`)
  const list = page.getByRole('list', { name: 'What could not come along' })
  await expect(list.getByRole('listitem')).toHaveCount(15)
  await expect(list).toContainText('The file “shot.ogg” is not in the page and was left out.')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  const tab = page.getByRole('tab', { name: 'Cursor', exact: true })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await work.undo.click()
  await expect(tab).toBeHidden()
})

test('a project goes into a file and opens from it as a project of its own, after a reload too', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/treehouse`)
  const download = await saveAs(page, 'Save the project as a file')
  expect(download.suggestedFilename()).toMatch(/\.nestling-project$/)
  const path = test.info().outputPath(download.suggestedFilename())
  await download.saveAs(path)
  const drawn = (await work.entities()).map(({ at }) => at.join()).sort()

  await work.open(`${product.url}/new`)
  await openFile(page, path)
  await expect(page).toHaveURL(/\/new\?project=[0-9a-f-]{36}/)
  await work.isShown()
  // The frame of the project before may still be there at first.
  await expect(async () =>
    expect((await work.entities()).map(({ at }) => at.join()).sort()).toEqual(drawn),
  ).toPass({ timeout: 30_000 })
  await page.reload()
  await work.isShown()
  expect((await work.entities()).map(({ at }) => at.join()).sort()).toEqual(drawn)
})

test('a scene goes out as a page of A-Frame that holds its models, and as a 3D model', async ({ page }) => {
  test.setTimeout(180_000)
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/treehouse`)
  const html = Buffer.from(await bytesOf(await saveAs(page, 'Save the scene as an A-Frame page'))).toString()
  expect(html).toContain('<script src="https://aframe.io/releases/1.8.0/aframe.min.js"></script>')
  expect(
    html.match(/<a-asset-item id="model-\d+" response-type="arraybuffer" src="data:model\/gltf-binary/g)
      ?.length,
  ).toBeGreaterThan(5)
  const glb = await bytesOf(await saveAs(page, 'Save the scene as a 3D model (glTF)'))
  expect(Buffer.from(glb.subarray(0, 4)).toString()).toBe('glTF')
  expect(Buffer.from(glb).toString('latin1')).toContain('Dragon')
})

test('files that are none of ours say so, and the scene stays as it was', async ({ page }) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/new`)
  const before = await work.entities()
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  for (const [wrong, sentence] of [
    [file('letter.txt', 'Hello'), 'This is not a project file'],
    [file('letter.nestling-project', 'Hello'), 'This is not a project file'],
    [
      file('page.html', '<h1>No scene</h1><script>parent.hacked = true</script>'),
      'This page has no A-Frame scene.',
    ],
  ] as const) {
    await openFile(page, wrong)
    await expect(page.getByText(sentence).last()).toBeVisible()
  }
  expect(await page.evaluate('window.hacked')).toBeUndefined()
  expect(await work.entities()).toEqual(before)
})
