import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { wavFile } from '../support/files/sounds.ts'
import { LibraryPage } from '../support/library-page.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** The tree house as soon as its blocks are there; what needs the scene waits for it. */
async function openTreeHouse(page: Page): Promise<WorkspacePage> {
  await page.goto(`${product.url}/template/treehouse`)
  await expect(block(page, 'motion').first()).toBeVisible({ timeout: 60_000 })
  return new WorkspacePage(page)
}

/** Blocks of a category on the canvas, in the order in which they were drawn. */
const block = (page: Page, category: string): Locator =>
  page.locator(`.blocklySvg .blocklyBlockCanvas .${category}.blocklyDraggable`)

/** What is written on blocks of the canvas. */
const words = (page: Page, text: string): Locator =>
  page.locator('.blocklySvg .blocklyBlockCanvas .blocklyText', { hasText: new RegExp(`^${text}$`) })

/** The field for a thing of a block. */
const itemField = (of: Locator): Locator => of.locator('.blocklyField:has(> .nestlingItemPicture)').first()

test('[W04] a block finds its thing by name, by a click in the scene and as “it”; one that is gone is marked and heals', async ({
  page,
}) => {
  const work = await openTreeHouse(page)
  const says = block(page, 'looks').last()

  await test.step('it: what was just clicked', async () => {
    await itemField(says).click()
    await page.getByRole('option', { name: 'it: what was just clicked or touched' }).click()
    await expect(says).toContainText('it')
    await expect(page.getByRole('region', { name: 'What your blocks mean' })).toContainText('it.say(')
  })

  await test.step('found by name, with the keyboard', async () => {
    await says.locator('.blocklyDropdownField').first().click()
    await page.getByRole('combobox', { name: 'Find a thing' }).fill('swi')
    await expect(page.getByRole('listbox', { name: 'Things of the scene' }).getByRole('option')).toHaveText([
      'Swing',
    ])
    await page.keyboard.press('Enter')
    await expect(says).toContainText('Swing')
  })

  await test.step('a click in the scene is waited for, until it is given up', async () => {
    await expect(page.getByText('Loading scene...')).toBeHidden({ timeout: 90_000 })
    await itemField(says).click()
    await page.getByRole('button', { name: 'Click it in the scene' }).click()
    await expect(page.getByText('Click a thing in the scene.')).toBeVisible()
    await page.getByRole('button', { name: 'Never mind' }).click()
    await expect(page.getByText('Click a thing in the scene.')).toBeHidden()
  })

  await test.step('its thing is deleted and comes back', async () => {
    await work.design()
    await work.select('Swing')
    await page.keyboard.press('Delete')
    await work.code()
    await expect(block(page, 'looks').last()).toContainText('pick another')
    await work.design()
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
    await work.code()
    await expect(block(page, 'looks').last()).toContainText('Swing')
  })
})

test('[W02] [S17] a tab is renamed by its menu, and comments are written on a block and on the canvas', async ({
  page,
}) => {
  await openTreeHouse(page)
  await page.getByRole('button', { name: 'More for index' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expect(page.getByRole('textbox', { name: 'New name of index' })).toBeFocused()
  await page.keyboard.type('dragon')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'dragon', exact: true })).toBeVisible()

  await block(page, 'control')
    .first()
    .click({ button: 'right', position: { x: 20, y: 12 } })
  await page.getByRole('menuitem', { name: 'Add Comment' }).click()
  await expect(page.locator('.blocklyBubble textarea')).toBeFocused()
  await page.keyboard.type('It never stops.')
  await expect(page.locator('.blocklyCommentIcon')).toBeVisible()
  await page.locator('.blocklyMainBackground').click({ button: 'right', position: { x: 480, y: 330 } })
  await page.getByRole('menuitem', { name: 'Add Comment' }).click()
  await expect(page.locator('.blocklyComment textarea')).toBeFocused()
  await page.keyboard.type('Still to do')
  await page.locator('.blocklyMainBackground').click({ position: { x: 560, y: 60 } })
  const note = page.locator('.blocklyComment textarea')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(note).toHaveValue('')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(note).toHaveValue('Still to do')
  await expect(page.getByText(/^Saved on this device/)).toBeVisible()
  await page.reload()
  await expect(page.locator('.blocklyCommentIcon')).toBeVisible({ timeout: 60_000 })
  await expect(note).toHaveValue('Still to do')
})

test('the menu of a block runs its stack and nothing else', async ({ page }) => {
  const work = await openTreeHouse(page)
  await words(page, 'says').first().click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Run these blocks only' }).click()
  await expect(work.stop).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Running')).toBeVisible({ timeout: 30_000 })
  await work.stop.click()
  await expect(work.run).toBeVisible()
})

test('blocks are searched in both languages with the keyboard, and get a star', async ({ page }) => {
  await openTreeHouse(page)
  const search = page.getByRole('searchbox', { name: 'Find a block' })
  await search.fill('drehe')
  await expect(page.locator('.blocklyFlyout:visible')).toContainText('turn')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.locator('.blocklyFlyout:visible')).toHaveCount(0)
  await search.fill('zzqx')
  await expect(page.locator('.blocklyFlyout:visible')).toContainText('No block answers that.')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')

  const says = words(page, 'says').first()
  await says.click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Give it a star' }).click()
  await page.getByRole('treeitem', { name: 'Favourites' }).click()
  await expect(page.locator('.blocklyFlyout:visible')).toContainText('says')
})

test('[W04] a block finds its sound in both languages and lets it be heard before', async ({ page }) => {
  const work = await openTreeHouse(page)
  await expect(page.getByText('Loading scene...')).toBeHidden({ timeout: 90_000 })
  await page.getByRole('searchbox', { name: 'Find a block' }).fill('play sound wait')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const plays = block(page, 'sound').last()
  await expect(plays).toContainText('success')
  await plays.locator('.blocklyDropdownField').click()
  const list = page.getByRole('listbox', { name: 'Sounds' })
  await expect(list.getByRole('option').first()).toHaveText('▶coin')
  await expect(list).toContainText('Animals')

  // The scene's page plays it: what does is fetched with the first.
  const player = page.waitForRequest(/\/try-sound-/)
  await list.getByRole('option', { name: 'laser' }).locator('.nestlingItemMark').click()
  await player
  await expect(list).toBeVisible()
  await page.getByRole('button', { name: 'Listen to it' }).click()
  const { violations } = await new AxeBuilder({ page }).include('.blocklyDropDownDiv').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

  await page.getByRole('combobox', { name: 'Find a sound' }).fill('Münze')
  await expect(list.getByRole('option')).toHaveText(['▶coin'])
  await page.keyboard.press('Enter')
  await expect(list).toBeHidden()
  await expect(plays).toContainText('coin')

  // A file of one's own comes to the project when it is chosen.
  const files = new LibraryPage(page)
  await files.open()
  await files.add({ name: 'song.wav', bytes: wavFile(1) })
  await files.tab('Sounds').click()
  await expect(files.card('song')).toBeVisible()
  await files.close()
  await work.code()
  await plays.locator('.blocklyDropdownField').click()
  await list.getByRole('option', { name: 'song' }).click()
  await expect(plays).toContainText('song')
})

test('[W04] the JavaScript stands beside the blocks: what is selected is lit, a line leads to its block, the pane folds', async ({
  page,
}) => {
  await openTreeHouse(page)
  const pane = page.getByRole('region', { name: 'What your blocks mean' })
  await words(page, 'move').first().click()
  await expect(pane.getByRole('option', { selected: true })).toHaveText([/move(Up|Forward)\(/])
  await pane.getByRole('option', { name: /turnLeft/ }).click()
  await expect(pane.getByRole('option', { selected: true })).toHaveText([/turnLeft/])
  await expect(page.locator('.blocklyBlockCanvas .blocklySelected')).toContainText('turn')
  await pane.getByRole('button', { name: 'Fold' }).click()
  await expect(pane.getByRole('listbox')).toBeHidden()
  await pane.getByRole('button', { name: 'Unfold' }).click()
  await pane.getByRole('button', { name: 'Turn into JavaScript' }).click()
  await expect(page.getByRole('tab', { name: 'Tab3' })).toHaveAttribute('aria-selected', 'true')
})

test('[W05] a text is found in all tabs and leads to its line and its block, and JavaScript is tidied up', async ({
  page,
}) => {
  const work = await openTreeHouse(page)
  await work.tab('Tab2')
  await work.writeScript('if (true) {   say( 1 )   } // flags')
  await page.getByRole('button', { name: 'More for Tab2' }).click()
  await page.getByRole('menuitem', { name: 'Tidy up' }).click()
  await expect.poll(() => work.script()).toBe('if (true) { say(1) } // flags')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => work.script()).toContain('say( 1 )')

  await page.keyboard.press('ControlOrMeta+Shift+F')
  const find = page.getByRole('region', { name: 'Find in all tabs' })
  await expect(find.getByRole('searchbox')).toBeFocused()
  await find.getByRole('searchbox').fill('FLAGS')
  await expect(find.getByRole('status')).toHaveText('1 line')
  await find.getByRole('searchbox').fill('turnleft')
  await find.getByRole('region', { name: 'index' }).getByRole('button').first().click()
  await expect(page.getByRole('tab', { name: 'index' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.blocklyBlockCanvas .blocklySelected')).toContainText('turn')
  await find.getByRole('searchbox').press('Escape')
  await expect(find).toBeHidden()
})

test('[W03] [W05] [W08] things and helpers are put into the text, and the window of the helpers opens and closes', async ({
  page,
}) => {
  const work = await openTreeHouse(page)
  await work.tab('Tab2')
  const editor = page.getByRole('region', { name: 'JavaScript' })
  await editor.getByRole('textbox').first().focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('const flyer = ')
  const things = page.getByRole('navigation', { name: 'Things of this scene' })
  await expect(things.getByRole('tab', { name: 'Basics', selected: true })).toBeVisible()
  await things.getByRole('tab', { name: '3D models' }).click()
  await things.getByRole('button', { name: 'Dragon' }).click()
  await page.keyboard.type('.clone()')
  await expect(
    editor.locator('.view-line', { hasText: "const flyer = scene.get('Dragon').clone()" }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Helper functions' }).click()
  const helpers = page.getByRole('region', { name: 'Helper functions' })
  await helpers.getByRole('searchbox').fill('glide')
  await helpers.getByRole('button', { name: 'glideTo() Every thing' }).click()
  await helpers.getByRole('button', { name: 'Insert' }).click()
  await expect(editor.locator('.view-line', { hasText: 'glideTo' })).toBeVisible()
  await helpers.getByRole('button', { name: 'Close' }).click()
  await expect(helpers).toBeHidden()
  await expect(page.getByRole('button', { name: 'Helper functions' })).toBeFocused()
})

for (const [locale, size] of [
  ['en-GB', { width: 1440, height: 900 }],
  ['de-DE', { width: 390, height: 844 }],
] as const) {
  test.describe(() => {
    test.use({ locale, viewport: size })
    test(`the code tab is accessible and nothing runs out of it: ${locale}, ${size.width} px`, async ({
      page,
    }) => {
      await page.goto(`${product.url}/template/treehouse`)
      await expect(block(page, 'motion').first()).toBeVisible({ timeout: 60_000 })
      const check = async () => {
        const { violations } = await new AxeBuilder({ page }).include('[role="tabpanel"]').analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      }
      await check()
      await page.getByRole('button', { name: /^Hel(per functions|ferfunktionen)$/ }).click()
      await page.getByRole('button', { name: /^wait\(\)/ }).click()
      await check()
    })
  })
}
