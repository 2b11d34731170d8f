import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { person, signUp } from '../support/account-page.ts'
import { glbFile } from '../support/files/models.ts'
import { claimedPng, pngFile } from '../support/files/pictures.ts'
import { wavFile } from '../support/files/sounds.ts'
import { LibraryPage } from '../support/library-page.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const text = (words: string) => new TextEncoder().encode(words)
const plain = async (background: string, width = 32): Promise<Uint8Array> =>
  sharp({ create: { width, height: 24, channels: 3, background } })
    .png()
    .toBuffer()

/** What the server keeps of it has other bytes. */
const unpacked = async (): Promise<Uint8Array> =>
  sharp(await plain('#00ff00'))
    .png({ compressionLevel: 0 })
    .toBuffer()

test('[W06][S13][S14][S15] without an account files stay on this device: added by button, drop and paste, found, renamed, deleted and brought back; what cannot be taken says why, with a way on', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  const files = new LibraryPage(page)
  await work.open(`${product.url}/template/blank`)
  await files.open()
  await expect(files.region.getByText('No files here yet')).toBeVisible()
  await files.add({ name: 'cat.old.png', bytes: await pngFile() }, { name: 'song.wav', bytes: wavFile(1) })
  await expect(files.card('cat')).toBeVisible()
  await expect(files.tab('Sounds')).toHaveText('Sounds (1)')
  await files.give('drop', { name: 'dog.png', bytes: await plain('#336699') })
  await files.give('paste', { name: 'bird.png', bytes: await plain('#aa3366') })
  await expect(files.tab('Pictures')).toHaveText('Pictures (3)')
  expect(await files.names()).toEqual(['bird', 'dog', 'cat'])

  await files.search.fill('DO')
  await expect(files.tab('Pictures')).toHaveText('Pictures (1)')
  expect(await files.names()).toEqual(['dog'])
  await files.search.fill('')
  await files.card('dog').click()
  await files.details.getByRole('textbox', { name: 'Name' }).fill('Wolf.final.png')
  await page.keyboard.press('Enter')
  await expect(files.card('Wolf')).toBeVisible()
  await files.details.getByRole('button', { name: 'Delete' }).click()
  await expect(files.card('Wolf')).toBeHidden()
  await expect(files.tab('Pictures')).toHaveText('Pictures (2)')
  await page
    .getByRole('status')
    .filter({ hasText: 'Deleted Wolf' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(files.card('Wolf')).toBeVisible()

  await page.reload()
  await work.isShown()
  await files.open()
  await expect(files.card('Wolf')).toBeVisible()
  await expect(files.tab('Pictures')).toHaveText('Pictures (3)')

  const refused = async (name: string, bytes: Uint8Array, sentence: string) => {
    await files.add({ name, bytes })
    const row = files.uploads.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText(sentence)
    return row
  }
  await refused('story.glb', text('Once upon a time'), 'not a 3D model that works here')
  await refused('page.html', text('<script>alert(1)</script>'), 'open it with “Open a file”')
  await refused('photo.png', text('<html><script>alert(1)</script></html>'), 'not a picture that works here')
  await refused('tool.exe', text('MZ'), 'kind of file does not work here')
  await refused('model.glb', await pngFile(), 'not what its name says')
  await refused('wide.png', claimedPng(14_000, 14_000, new Uint8Array(10)), 'This picture is too big')
  const model = await refused('bunny.glb', await glbFile({ side: 448 }), 'This model is too detailed')
  await expect(files.tab('Pictures')).toHaveText('Pictures (3)')

  await model.getByRole('button', { name: 'Make it smaller' }).click()
  await expect(files.tab('3D models')).toHaveText('3D models (1)', { timeout: 60_000 })
  await files.tab('3D models').click()
  await expect(files.card('bunny').getByRole('img', { name: 'Light' })).toBeVisible()
  await files.card('bunny').click()
  await expect(files.details.getByText('Light: good for every device')).toBeVisible()
  await expect(files.details.getByRole('img', { name: 'Preview of bunny' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page })
    .include('[data-keys="page"]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('[W06][M10] a picture, a sound and a model are put into the world, and a picture on a shape, by one step each, and are drawn there', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  const files = new LibraryPage(page)
  await work.open(`${product.url}/template/blank`)
  const before = (await work.entities()).length
  await files.open()
  await files.add(
    { name: 'red.png', bytes: await plain('#ff0000') },
    { name: 'song.wav', bytes: wavFile(1) },
    { name: 'sheet.glb', bytes: await glbFile() },
  )
  await files.card('red').click()
  await files.details.getByRole('button', { name: 'Use in my world' }).click()
  await expect(work.properties.getByRole('heading', { name: 'red', level: 3 })).toBeVisible()
  const drawn = (component: string) =>
    work.frame('edit').evaluate(
      (name) =>
        [...document.querySelectorAll(`a-entity[${name}]`)].map((element) => {
          const { object3D } = element as Element & {
            object3D: { traverse(visit: (part: { isMesh?: boolean }) => void): void }
          }
          let meshes = 0
          object3D.traverse((part) => {
            if (part.isMesh) meshes += 1
          })
          return meshes
        }),
      component,
    )
  await expect.poll(() => drawn('world-image')).toEqual([1])
  for (const [tab, name, component] of [
    ['Sounds', 'song', 'world-sound'],
    ['3D models', 'sheet', 'world-imported'],
  ] as const) {
    await files.open()
    await files.tab(tab).click()
    await files.card(name).click()
    await files.details.getByRole('button', { name: 'Use in my world' }).click()
    await expect.poll(async () => (await drawn(component)).length).toBe(1)
  }
  await expect.poll(() => drawn('world-imported')).toEqual([1])
  expect((await work.entities()).length).toBe(before + 3)
  await page.evaluate(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'pasted.png'))
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    [...(await plain('#0000ff'))],
  )
  await expect(work.properties.getByRole('heading', { name: 'pasted', level: 3 })).toBeVisible()
  for (const left of [3, 2, 1, 0]) {
    await work.undo.click()
    await expect.poll(async () => (await work.entities()).length).toBe(before + left)
  }

  await work.design()
  await work.addBox()
  const field = work.properties.getByRole('button', { name: /^Picture on it/ })
  await field.click()
  const modal = page.getByRole('dialog', { name: 'Choose a picture' })
  await files.add({ name: 'bricks.png', bytes: await plain('#c04020') })
  await expect(modal).toBeHidden()
  await expect(field).toContainText('bricks')
  const hasMap = () =>
    work.frame('edit').evaluate(() => {
      let found = false
      for (const element of document.querySelectorAll('a-entity[world-shape]')) {
        const { object3D } = element as Element & {
          object3D: { traverse(visit: (part: { material?: { map?: unknown } }) => void): void }
        }
        object3D.traverse((part) => {
          if (part.material?.map) found = true
        })
      }
      return found
    })
  await expect.poll(hasMap).toBe(true)
  await work.undo.click()
  await expect(field).toContainText('Choose a picture')
  await expect.poll(hasMap).toBe(false)
  await work.redo.click()
  await expect(field).toContainText('bricks')

  await files.open()
  await files.add({ name: 'wood.png', bytes: await plain('#806040') })
  await expect(files.card('wood')).toBeVisible()
  await files.card('bricks').click()
  await files.details.getByLabel('Who made it?').fill('Ana')
  await page.keyboard.press('Enter')
  await files.details.getByRole('button', { name: 'Put another file in its place everywhere' }).click()
  const others = page.getByRole('dialog', { name: 'Put another file in its place everywhere' })
  await others.getByRole('searchbox', { name: 'Find a file' }).fill('WOO')
  await expect(others.getByRole('listitem')).toHaveCount(1)
  await others.getByRole('button', { name: /^wood/ }).click()
  await expect(files.details.getByText('Not in this world yet.')).toBeVisible()
  await work.undo.click()
  await files.card('bricks').click()
  await expect(files.details.getByRole('button', { name: 'Box' })).toBeVisible()
  await files.details.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Your world uses bricks (1×)')).toBeVisible()
  await files.details.getByRole('button', { name: 'Box' }).click()
  await expect(field).toContainText('bricks')
  await field.click()
  await modal.getByRole('button', { name: 'No picture' }).click()
  await expect(field).toContainText('Choose a picture')
  await expect.poll(hasMap).toBe(false)
})

test('[W06][S12] with an account the files of this device go up, are listed by pages, and the world goes on showing them', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  const files = new LibraryPage(page)
  await work.open(`${product.url}/template/blank`)
  await files.open()
  await files.add({ name: 'flag.png', bytes: await unpacked() })
  await files.card('flag').click()
  await files.details.getByRole('button', { name: 'Use in my world' }).click()
  await expect(work.properties.getByRole('heading', { name: 'flag', level: 3 })).toBeVisible()
  await signUp(page, person('fay'))
  await work.isShown()
  await files.open()
  await expect(files.card('flag')).toBeVisible()
  await expect(files.region.getByText('Your files stay on this device')).toBeHidden()
  const library = async () => (await page.request.get(`${product.url}/api/assets?type=images`)).json()
  await expect.poll(async () => (await library()).imagesCount).toBe(1)
  const many = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => ({
      name: `p${index}.png`,
      bytes: await plain('#123456', 20 + index),
    })),
  )
  await files.add(...many)
  await expect(files.tab('Pictures')).toHaveText('Pictures (25)', { timeout: 60_000 })
  // As on another device, which does not have them itself.
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases())
      if (name?.includes('files')) indexedDB.deleteDatabase(name)
  })
  await page.reload()
  await work.isShown()
  await expect
    .poll(() =>
      work.frame('edit').evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    )
    .toContainEqual(expect.stringContaining('/files/'))
  const pages: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/assets') pages.push(searchParams.get('startKey'))
  })
  await files.open()
  await expect(files.card('p20')).toBeVisible()
  await files.region.getByRole('listitem').last().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await files.names()).length).toBe(25)
  expect(pages).toEqual([null, expect.any(String)])
})
