import { expect, type Page, test } from '@playwright/test'
import { convertUpdateFormatV1ToV2 } from 'yjs'
import { behindTheDoor } from '../../content/samples/behind-the-door.ts'
import { sampleBytes } from '../../content/samples/sample-bytes.ts'
import { writeProjectFile } from '../../interchange/project-file/write-project-file.ts'
import { openFile } from '../support/file-menu.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** The row of scenes above the design. */
class SceneRow {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  tab(name: string) {
    return this.page.getByRole('tablist', { name: 'Scenes' }).getByRole('tab', { name, exact: true })
  }

  names(): Promise<readonly string[]> {
    return this.page.getByRole('tablist', { name: 'Scenes' }).getByRole('tab').allInnerTexts()
  }

  /** Chooses an action for the scene in front, which is called `scene`. */
  async choose(scene: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `More about ${scene}` }).click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }
}

/** The ids that the edit frame draws, in any order. */
const drawn = async (work: WorkspacePage) => (await work.entities()).map(({ id }) => id).sort()

/** The ids that a frame draws; none while it makes room for another. */
async function shown(work: WorkspacePage, which: 'edit' | 'play'): Promise<readonly string[]> {
  try {
    return (await work.entities(which)).map(({ id }) => id)
  } catch {
    return []
  }
}
const playing = (work: WorkspacePage) => shown(work, 'play')

test('[W15] [S21] scenes are added, renamed, copied, chosen as the start, deleted and switched, and are there after a reload', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const work = new WorkspacePage(page)
  const scenes = new SceneRow(page)
  await work.open(`${product.url}/template/treehouse`)
  await work.design()
  await expect(scenes.tab('scene1')).toHaveAttribute('aria-selected', 'true')
  const treehouse = await drawn(work)

  await test.step('a new scene is in front, has a player and its own things, and selects nothing', async () => {
    await work.select('Dragon')
    await page.getByRole('button', { name: 'New scene' }).click()
    await expect(scenes.tab('scene2')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Nothing selected')).toBeVisible()
    await expect.poll(() => drawn(work), { timeout: 30_000 }).not.toContain(treehouse[0])
    for (const name of ['Player', 'Camera', 'Cursor', 'Terrain'])
      await expect(await work.row(name)).toBeVisible()
    await expect(await work.row('Dragon')).toBeHidden()
  })

  await test.step('its tabs are its own', async () => {
    await work.code()
    await expect(page.getByRole('tablist', { name: 'Code tabs' }).getByRole('tab')).toHaveText(['index'])
    await work.design()
  })

  await test.step('a name that is taken is refused, another one is taken', async () => {
    await scenes.tab('scene2').focus()
    await page.keyboard.press('F2')
    const field = page.getByRole('textbox', { name: 'New name for scene2' })
    await field.fill('SCENE1')
    await field.press('Enter')
    await expect(page.getByText('There is already a “SCENE1”.')).toBeVisible()
    await expect(scenes.tab('scene2')).toBeVisible()
    await scenes.choose('scene2', 'Rename')
    await field.fill('Moon')
    await field.press('Enter')
    await expect(scenes.tab('Moon')).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('a click on the other tab shows the tree house again, all of it', async () => {
    await scenes.tab('scene1').click()
    await expect.poll(() => drawn(work), { timeout: 30_000 }).toEqual(treehouse)
  })

  await test.step('a copy stands behind it and shows as much', async () => {
    await scenes.choose('scene1', 'Make a copy')
    await expect(scenes.tab('scene1_copy1')).toHaveAttribute('aria-selected', 'true')
    await expect.poll(async () => (await drawn(work)).length, { timeout: 30_000 }).toBe(treehouse.length)
    expect((await drawn(work)).filter((id) => treehouse.includes(id))).toEqual([])
    expect(await scenes.names()).toEqual(['scene1', 'scene1_copy1', 'Moon'])
    await expect(await work.row('Dragon')).toBeVisible()
  })

  await test.step('another scene becomes the one that the world begins with', async () => {
    await expect(scenes.tab('scene1')).toHaveAttribute('aria-description', 'The world begins here')
    await scenes.tab('Moon').click()
    await scenes.choose('Moon', 'Let the world begin here')
    await expect(scenes.tab('Moon')).toHaveAttribute('aria-description', 'The world begins here')
  })

  await test.step('a deleted scene comes back with everything by one press', async () => {
    await scenes.tab('scene1').click()
    await scenes.choose('scene1', 'Delete')
    const told = page.getByText('Deleted the scene scene1')
    await told.hover()
    await expect(scenes.tab('scene1_copy1')).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => scenes.names()).toEqual(['scene1_copy1', 'Moon'])
    await told.locator('..').getByRole('button', { name: 'Undo' }).click()
    await expect(scenes.tab('scene1')).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => drawn(work), { timeout: 30_000 }).toEqual(treehouse)
  })

  await test.step('the copy goes for good; arrows walk the row', async () => {
    await scenes.tab('scene1').press('ArrowRight')
    await expect(scenes.tab('scene1_copy1')).toBeFocused()
    await scenes.choose('scene1_copy1', 'Delete')
    await expect.poll(() => scenes.names()).toEqual(['scene1', 'Moon'])
  })

  await test.step('after a reload the scenes are there and the chosen one is in front', async () => {
    await expect(work.status).toContainText('Saved')
    await page.reload()
    await work.isShown()
    await work.design()
    expect(await scenes.names()).toEqual(['scene1', 'Moon'])
    await expect(scenes.tab('Moon')).toHaveAttribute('aria-selected', 'true')
    await expect(await work.row('Terrain')).toBeVisible()
    await scenes.tab('scene1').click()
    await expect.poll(() => drawn(work), { timeout: 30_000 }).toEqual(treehouse)
  })

  await test.step('a run shows the scene in front; another scene ends it', async () => {
    await scenes.tab('Moon').click()
    await work.run.click()
    await expect(work.stop).toBeVisible({ timeout: 30_000 })
    await expect
      .poll(async () => (await work.entities('play')).length, { timeout: 30_000 })
      .toBeGreaterThan(0)
    expect(await work.entities('play').then((all) => all.map(({ id }) => id))).not.toContain(treehouse[0])
    await scenes.tab('scene1').click()
    await expect(work.run).toBeVisible()
    await expect.poll(() => drawn(work), { timeout: 30_000 }).toEqual(treehouse)
  })
})

test('[W15] the last scene stays', async ({ page }) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  await work.design()
  await page.getByRole('button', { name: 'More about scene1' }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
})

test('[W15] a program goes to another scene, by blocks when the player walks through a door, by JavaScript at a key, and Stop is back where it began', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/new`)
  const update = convertUpdateFormatV1ToV2(sampleBytes(behindTheDoor, 1_000, 'en'))
  const file = writeProjectFile({ name: 'door', update, assets: [] })
  await openFile(page, { name: 'door.nestling-project', mimeType: '', buffer: Buffer.from(file) })
  await expect.poll(() => shown(work, 'edit'), { timeout: 30_000 }).toContain('snowman')
  const runs = async (there: string, gone: string) => {
    await expect(page.locator('section[data-run="running"]')).toBeVisible({ timeout: 60_000 })
    await expect.poll(() => playing(work), { timeout: 60_000 }).toContain(there)
    expect(await playing(work)).not.toContain(gone)
  }

  await test.step('blocks: through the door into the garden', async () => {
    await work.runUntilRunning()
    await runs('snowman', 'roses')
    await page.keyboard.down('w')
    await expect.poll(() => playing(work), { timeout: 60_000 }).toContain('roses')
    await page.keyboard.up('w')
    await runs('roses', 'snowman')
    await expect(work.frame('play').getByText('The secret garden')).toBeVisible()
    await work.stop.click()
    await expect(work.run).toBeEnabled({ timeout: 30_000 })
    expect(await drawn(work)).toContain('snowman')
  })

  await test.step('JavaScript: at a key, and back again by blocks', async () => {
    await work.code()
    await page.getByRole('button', { name: 'New tab' }).click()
    await page.getByRole('menuitem', { name: 'JavaScript' }).click()
    await work.writeScript("onKey('g', () => openScene('Garden'))")
    await work.runUntilRunning()
    await runs('snowman', 'roses')
    await page.keyboard.press('g')
    await runs('roses', 'snowman')
    await page.keyboard.down('s')
    await expect.poll(() => playing(work), { timeout: 60_000 }).toContain('snowman')
    await page.keyboard.up('s')
    await runs('snowman', 'roses')
    await work.stop.click()
    await expect(work.run).toBeEnabled({ timeout: 30_000 })
    await expect(page.getByRole('tab', { name: 'Tab2', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })
})
