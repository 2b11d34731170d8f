import { expect, type Frame, type Page, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { readProjectFile } from '../../interchange/project-file/read-project-file.ts'
import { writeProjectFile } from '../../interchange/project-file/write-project-file.ts'
import { person, signUp } from '../support/account-page.ts'
import { bytesOf, openFile, saveAs } from '../support/file-menu.ts'
import { greenFilm } from '../support/files/green-film.ts'
import { glbFile } from '../support/files/models.ts'
import { wavFile } from '../support/files/sounds.ts'
import { freePorts } from '../support/free-ports.ts'
import { LibraryPage } from '../support/library-page.ts'
import { serveFiles } from '../support/serve-files.ts'
import { shownFiles, watchMedia } from '../support/shown-files.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const red = (): Promise<Buffer> =>
  sharp({ create: { width: 32, height: 24, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
const tabs = { images: 'Pictures', sounds: 'Sounds', videos: 'Videos', models: '3D models' }

/** Puts a file of the library into the world. */
async function use(files: LibraryPage, tab: string, name: string): Promise<void> {
  if (!(await files.region.isVisible())) await files.open()
  await files.tab(tab).click()
  await files.card(name).click()
  await files.details.getByRole('button', { name: 'Use in my world' }).click()
  await expect(files.region).toBeHidden()
}

const openProject = (page: Page, bytes: Uint8Array): Promise<void> =>
  openFile(page, { name: 'world.nestling-project', mimeType: '', buffer: Buffer.from(bytes) })

function projectIn(bytes: Uint8Array) {
  const read = readProjectFile(bytes)
  if (!read.ok) throw new Error(read.fault)
  return read.project
}

const sizes = (files: readonly { readonly bytes: Uint8Array }[]) =>
  files.map(({ bytes }) => Buffer.from(bytes).toString('base64')).sort()

test('a picture, a sound, a film and a model play here, go with the project into another browser byte for byte, and with a zip to any web server', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000)
  await watchMedia(context)
  const work = new WorkspacePage(page)
  const files = new LibraryPage(page)
  await work.open(`${product.url}/template/blank`)
  const given = {
    'red.png': await red(),
    'song.wav': wavFile(2),
    'film.webm': greenFilm,
    'sheet.glb': await glbFile({ side: 4, packing: 'draco' }),
  }
  await files.open()
  await files.add(...Object.entries(given).map(([name, bytes]) => ({ name, bytes })))
  await expect(files.tab(tabs.videos)).toHaveText('Videos (1)')
  await files.tab(tabs.videos).click()
  const thumbnail = files.card('film').locator('img')
  const colour = () =>
    thumbnail.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const ink = new OffscreenCanvas(1, 1).getContext('2d')
      ink?.drawImage(image, 0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = ink?.getImageData(0, 0, 1, 1).data ?? []
      return green - Math.max(red, blue)
    })
  await expect.poll(colour, { message: 'the thumbnail shows the film' }).toBeGreaterThan(80)
  for (const [tab, name] of [
    [tabs.images, 'red'],
    [tabs.sounds, 'song'],
    [tabs.videos, 'film'],
    [tabs.models, 'sheet'],
  ] as const)
    await use(files, tab, name)
  const meshes = { image: 1, imported: 1, video: 1 }
  await expect.poll(async () => (await shownFiles(work.frame('edit'))).meshes).toEqual(meshes)
  expect((await shownFiles(work.frame('edit'))).playing).toEqual([])

  await work.run.click()
  await expect(work.stop).toBeVisible({ timeout: 60_000 })
  const playing = () => shownFiles(work.frame('play')).then((shown) => shown.playing)
  await expect(async () => expect(await playing()).toEqual(['audio', 'video'])).toPass({ timeout: 60_000 })
  await work.stop.click()

  const saved = await bytesOf(await saveAs(page, 'Save the project as a file'))
  const project = projectIn(saved)
  expect(sizes(project.assets)).toEqual(sizes(Object.values(given).map((bytes) => ({ bytes }))))

  const zip = unzipSync(await bytesOf(await saveAs(page, 'Save the world as a zip for any web server')))
  // A small machine draws one world at a time.
  await page.goto('about:blank')
  const port = await freePorts()
  const server = await serveFiles(
    Object.fromEntries(Object.entries(zip).map(([name, bytes]) => [`a/world/${name}`, bytes])),
    port,
  )
  const away = await context.newPage()
  await away.goto(`http://localhost:${port}/a/world/index.html`)
  await expect.poll(async () => (await shownFiles(away)).meshes, { timeout: 60_000 }).toEqual(meshes)
  await expect.poll(async () => (await shownFiles(away)).playing).toEqual(['audio', 'video'])
  await away.close()
  server.close()

  const other = await (await browser.newContext()).newPage()
  const there = new WorkspacePage(other)
  await there.open(`${product.url}/new`)
  await openProject(other, saved)
  await expect(other).toHaveURL(/\/new\?project=/)
  await there.isShown()
  await expect.poll(async () => (await shownFiles(there.frame('edit'))).meshes).toEqual(meshes)
  const again = projectIn(await bytesOf(await saveAs(other, 'Save the project as a file')))
  expect(sizes(again.assets)).toEqual(sizes(project.assets))

  const assets = project.assets.map(({ id, bytes }) =>
    Buffer.from(bytes.subarray(0, 4)).toString() === 'glTF'
      ? { id, bytes: new TextEncoder().encode('Once upon a time') }
      : { id, bytes },
  )
  await openProject(other, writeProjectFile({ ...project, assets }))
  const report = other.getByRole('dialog', { name: 'world.nestling-project' })
  await expect(report.getByRole('listitem')).toHaveText(/^sheet.*not a 3D model that works here/)
  const before = other.url()
  await report.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.poll(() => other.url()).not.toBe(before)
  await there.isShown()
  await there.design()
  await expect(await there.row('sheet')).toBeVisible()
  await other.context().close()
})

test('a published world shows a stranger its picture and its model and plays its sound, and its files go into a zip from the account', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const work = new WorkspacePage(page)
  const files = new LibraryPage(page)
  await page.goto(product.url)
  await signUp(page, person('noa'))
  await work.open(`${product.url}/template/blank`)
  await files.open()
  await files.add(
    { name: 'red.png', bytes: await red() },
    { name: 'song.wav', bytes: wavFile(2) },
    { name: 'sheet.glb', bytes: await glbFile({ side: 4 }) },
  )
  await expect(files.tab(tabs.models)).toHaveText('3D models (1)', { timeout: 60_000 })
  await use(files, tabs.images, 'red')
  await use(files, tabs.sounds, 'song')
  await use(files, tabs.models, 'sheet')
  const meshes = { image: 1, imported: 1, video: 0 }
  await expect.poll(async () => (await shownFiles(work.frame('edit'))).meshes).toEqual(meshes)

  const zip = unzipSync(await bytesOf(await saveAs(page, 'Save the world as a zip for any web server')))
  expect(Object.keys(zip).filter((name) => name.startsWith('files/'))).toEqual([
    'files/1.png',
    'files/2.wav',
    'files/3.glb',
  ])

  await work.publish.click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Publish', exact: true }).click({ timeout: 60_000 })
  await expect(modal.getByText('is out in the world!')).toBeVisible()
  const [name] = /noa\/[\w-]+/.exec(page.url()) ?? []
  const context = await browser.newContext()
  await watchMedia(context)
  const visitor = await context.newPage()
  await page.goto('about:blank')
  await visitor.goto(`${product.url}/${name?.replace('/', '/projects/')}`)
  await visitor.getByRole('button', { name: 'Play', exact: true }).click()
  const isScene = (one: Frame) => one.url().startsWith('http://127.0.0.1:')
  await expect.poll(() => visitor.frames().some(isScene)).toBe(true)
  const frame = () => visitor.frames().find(isScene) ?? visitor.mainFrame()
  await expect.poll(async () => (await shownFiles(frame())).meshes, { timeout: 60_000 }).toEqual(meshes)
  await expect.poll(async () => (await shownFiles(frame())).playing).toEqual(['audio'])
  await context.close()
})
