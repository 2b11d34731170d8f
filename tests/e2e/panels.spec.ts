import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** The empty world with three boxes in it, of which the last is selected. */
async function openBoxes(page: Page): Promise<WorkspacePage> {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  await work.design()
  for (const name of ['Box', 'Box 2', 'Box 3']) await work.addBox(name)
  return work
}

test('[W09] [E12] what is selected is changed by fields: sums, several at once, back to the usual, errors at the field', async ({
  page,
}) => {
  const work = await openBoxes(page)
  const field = (name: string) => work.number(name)

  await test.step('a field takes sums, changes, commas and units', async () => {
    await work.select('Box')
    await work.setNumber('Position X', '2*3')
    await expect(field('Position X')).toHaveValue('6')
    await work.setNumber('Position X', '+1,5 m')
    await expect(field('Position X')).toHaveValue('7.5')
    await field('Position X').fill('seven')
    await field('Position X').press('Enter')
    await expect(work.properties.getByRole('alert')).toContainText('“seven” is not a number.')
    await expect(field('Position X')).toHaveValue('7.5')
    await page.keyboard.press('Escape')
  })

  await test.step('several things: what differs is said, one step sets all of them', async () => {
    await (await work.row('Box 2')).click({ modifiers: ['Control'] })
    await expect(work.properties.getByRole('heading', { name: '2 things' })).toBeVisible()
    await expect(field('Position X')).toHaveValue('')
    await work.setNumber('Position X', '-4')
    await expect(field('Position X')).toHaveValue('-4')
    await work.properties.getByRole('button', { name: 'Berry' }).click()
    const glow = work.properties.getByRole('slider', { name: 'Glows' })
    await glow.focus()
    await page.keyboard.press('End')
    await expect(glow).toHaveValue('1')
    await work.undo.click()
    await work.undo.click()
    await work.undo.click()
    await expect(field('Position X')).toHaveValue('')
    await work.undo.click()
  })

  await test.step('the player is what the specification says, and comes back to it', async () => {
    await work.select('Player')
    await work.setNumber('Gravity', '1,62')
    await expect(field('Gravity')).toHaveValue('1.62 m/s²')
    await work.properties.getByRole('button', { name: 'Bring back: Gravity' }).click()
    await expect(field('Gravity')).toHaveValue('9.81 m/s²')
    await work.properties.getByRole('button', { name: '60° Climbs up to' }).click()
    await page.getByRole('option', { name: '90°' }).click()
    await expect(work.properties.getByRole('button', { name: /90°/ })).toBeVisible()
  })

  const { violations } = await new AxeBuilder({ page })
    .include('section[aria-label="Properties"]')
    .include('section[aria-label="Hierarchy"]')
    .include('[role="tablist"][aria-label="Scenes"]')
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('things are sorted, found, dragged into each other and hidden together; what is picked comes into view', async ({
  page,
}) => {
  const work = await openBoxes(page)
  const names = () =>
    work.hierarchy.getByRole('row').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')))

  await test.step('dragging puts a thing into another, in one step', async () => {
    const [box, player] = [await work.row('Box 3'), await work.row('Player')]
    await box.hover()
    await page.mouse.down()
    const aim = await player.boundingBox()
    if (!aim) throw new Error('no row to drop on')
    await page.mouse.move(aim.x + 60, aim.y + aim.height / 2, { steps: 8 })
    await page.mouse.up()
    await expect(box).toHaveAttribute('aria-level', '2')
    expect((await names()).slice(1, 3)).toEqual(['Player', 'Box 3'])
    await work.undo.click()
    await expect(box).toHaveAttribute('aria-level', '1')
  })

  await test.step('Esc during a drag changes nothing', async () => {
    const before = await names()
    await (await work.row('Box 2')).hover()
    await page.mouse.down()
    await page.mouse.move(100, 200, { steps: 5 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await names()).toEqual(before)
  })

  await test.step('several are hidden and come back by one undo', async () => {
    await (await work.row('Box')).click()
    await (await work.row('Box 3')).click({ modifiers: ['Shift'] })
    await page.keyboard.press('h')
    await expect(await work.row('Box')).toHaveAttribute('aria-description', 'hidden')
    await expect(await work.row('Box 3')).toHaveAttribute('aria-description', 'hidden')
    await work.undo.click()
    await expect(await work.row('Box')).not.toHaveAttribute('aria-description', 'hidden')
  })

  await test.step('Ctrl+A shows the last of all, and the search finds by category', async () => {
    await (await work.row('Player')).click()
    await page.keyboard.press('End')
    await expect(work.hierarchy.getByRole('row', { selected: true })).toBeInViewport()
    await work.hierarchy.getByRole('searchbox').fill('lights')
    await expect(work.hierarchy.getByRole('row', { name: 'Sun', exact: true })).toBeVisible()
    await expect(work.hierarchy.getByRole('row', { name: 'Box', exact: true })).toBeHidden()
  })
})

test('[W19] [W20] [S24] scenes are put in order by dragging, show how they looked, and keep how near one stood; an empty one is dark', async ({
  page,
}) => {
  const work = await openBoxes(page)
  const tabs = page.getByRole('tablist', { name: 'Scenes' }).getByRole('tab')
  const distance = () =>
    work.frame('edit').evaluate(() => {
      const camera = document.querySelector('[camera]') as
        | (Element & { object3D: { position: { length(): number } } })
        | null
      return Math.round((camera?.object3D.position.length() ?? 0) * 100)
    })

  await page.getByRole('button', { name: 'New scene' }).click()
  await expect(tabs).toHaveCount(2)
  await expect(tabs.first().locator('img')).toBeVisible()
  await work.isShown()
  const start = await distance()
  const box = await work.scene.boundingBox()
  if (!box) throw new Error('no scene')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.wheel(0, 600)
  await expect.poll(distance).not.toBe(start)
  const kept = await distance()
  await tabs.first().click()
  await work.isShown()
  await expect.poll(distance).not.toBe(kept)
  await tabs.last().click()
  await work.isShown()
  await expect.poll(distance).toBe(kept)

  await test.step('dragging a tab is one step', async () => {
    const [from, to] = [await tabs.last().boundingBox(), await tabs.first().boundingBox()]
    if (!from || !to) throw new Error('no tabs')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + 4, to.y + to.height / 2, { steps: 6 })
    await page.mouse.up()
    await expect(tabs).toHaveText(['scene2', 'scene1'])
    await work.undo.click()
    await expect(tabs).toHaveText(['scene1', 'scene2'])
  })

  await test.step('keys go to a field that has the focus, else to the scene', async () => {
    await work.select('Player')
    const field = work.properties.getByRole('textbox', { name: 'Name' })
    await field.focus()
    await page.keyboard.press('End')
    await page.keyboard.type('e')
    await expect(field).toHaveValue('Playere')
    await expect(page.getByRole('button', { name: 'Turn', pressed: true })).toBeHidden()
    await page.keyboard.press('Escape')
    await work.hierarchy.getByRole('treegrid').focus()
    await page.keyboard.press('e')
    await expect(page.getByRole('button', { name: 'Turn', pressed: true })).toBeVisible()
  })

  await test.step('without surroundings the background is #0D101C', async () => {
    await work.select('Terrain')
    await page.keyboard.press('Delete')
    await expect
      .poll(() =>
        work.frame('edit').evaluate(() => {
          const scene = document.querySelector('a-scene') as
            | (Element & { object3D: { background: { getHexString(): string } | null } })
            | null
          return scene?.object3D.background?.getHexString()
        }),
      )
      .toBe('0d101c')
  })
})
