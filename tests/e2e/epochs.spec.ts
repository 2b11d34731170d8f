import { expect, type Page, test, type WebSocketRoute } from '@playwright/test'
import * as Y from 'yjs'
import { createCommandBus } from '../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../commands/core/memory-journal.ts'
import { deleteEntities } from '../../commands/entity/delete-entities.ts'
import { epochOf } from '../../model/epochs/epoch-of.ts'
import { materialise } from '../../model/project/materialise.ts'
import { type Editor, openEditor } from '../server/support/editor.ts'
import { longEdits } from '../server/support/long-edited.ts'
import { visitor } from '../server/support/person.ts'
import { person, signUp } from '../support/account-page.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** The page's way to the server, to be cut and mended. */
async function cutter(page: Page): Promise<(isOnline: boolean) => Promise<void>> {
  const sockets = new Set<WebSocketRoute>()
  let isOnline = true
  await page.routeWebSocket(/\/sync/, (socket) => {
    if (isOnline) {
      socket.connectToServer()
      sockets.add(socket)
    } else void socket.close()
  })
  return async (value) => {
    isOnline = value
    await page.context().setOffline(!value)
    if (value) return
    for (const socket of sockets) await socket.close()
    sockets.clear()
  }
}

/** Somebody with the same account at another device, who has the project open. */
async function elsewhere(page: Page, path: string): Promise<Editor> {
  const ada = visitor(product.url)
  const cookies = await page.context().cookies()
  ada.cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const [username, name] = path.split('/').slice(1)
  const answer = await ada.call('GET', `/api/project/by-name?username=${username}&name=${name}`)
  const editor = openEditor(ada, answer.json.project._id)
  await editor.untilSynced()
  return editor
}

test('who edits offline while the project is rebuilt comes back to the new epoch with her work, and is told what did not fit', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  const setOnline = await cutter(page)
  await work.open(`${product.url}/template/treehouse`)
  const name = page.getByRole('textbox', { name: 'Name of the project' })
  await signUp(page, person('ada'))
  await name.fill('Our den')
  await name.press('Enter')
  await expect(page).toHaveURL(`${product.url}/ada/our-den`)
  await expect(work.status).toContainText(/^Saved \d/)

  await work.tab('Tab2') // its editor is loaded while there is a network
  await expect.poll(() => work.script()).not.toBe('')
  await setOnline(false)
  await expect(work.status).toContainText('Working offline')
  await work.design()
  await work.select('Dragon')
  await work.setNumber('Position Y', '7')
  await name.fill('Our castle')
  await name.press('Enter')
  await work.code()
  await work.tab('Tab2')
  await work.writeScript("console.log('from offline')\n")
  await expect(work.status).toContainText(/changes waiting/)

  const other = await elsewhere(page, '/ada/our-den')
  Y.applyUpdate(other.document, longEdits(other.document))
  const bus = createCommandBus({
    document: other.document,
    actor: 'ada',
    clock: Date.now,
    newId: () => crypto.randomUUID(),
    journal: new MemoryJournal(),
  })
  const { project } = bus
  const dragon = project.entities(project.defaultScene.id).find((one) => one.name === 'Dragon')
  expect(dragon && bus.execute(deleteEntities, { entityIds: [dragon.id] }).ok).toBe(true)
  await other.untilStored()
  other.close()
  await expect(async () => {
    const reader = await elsewhere(page, '/ada/our-den')
    reader.close()
    expect(epochOf(reader.document)).toBe(2)
  }).toPass()

  await setOnline(true)
  const dialog = page.getByRole('dialog', { name: 'Not everything could come along' })
  await expect(dialog).toBeVisible({ timeout: 40_000 })
  await expect(dialog).toContainText('One of your changes')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save a file' }).click()
  expect((await download).suggestedFilename()).toBe('ourcastle.nestling')
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    if (!process.env.PICTURES) break
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: `${process.env.PICTURES}/left-behind-${width}.png` })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: 'Do not tell me again' }).click()
  await expect(dialog).toBeHidden()

  await work.isShown()
  await expect(work.status).toContainText(/^Saved \d/)
  await expect(name).toHaveValue('Our castle')
  await work.code()
  await work.tab('Tab2')
  await expect.poll(() => work.script()).toContain('from offline')
  const reader = await elsewhere(page, '/ada/our-den')
  reader.close()
  expect(epochOf(reader.document)).toBe(2)
  expect(materialise(reader.document).meta.displayName).toBe('Our castle')
  expect(reader.document.store.pendingStructs).toBeNull()

  await page.reload()
  await work.isShown()
  await expect(dialog).toBeHidden()
})
