import { expect, type Page, test } from '@playwright/test'
import { DoodleSheet } from '../support/doodle-page.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** How many doodles the scene draws, and how many points of a drawing's picture are painted. */
const painted = (work: WorkspacePage) =>
  work.frame('edit').evaluate(() => {
    let points = 0
    const pixels = (canvas: HTMLCanvasElement) => {
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      for (let index = 3; index < data.length; index += 4) if ((data[index] ?? 0) > 100) points++
    }
    for (const element of document.querySelectorAll('[world-doodle]')) {
      const { object3D } = element as Element & {
        object3D: {
          traverse(see: (part: { material?: { map?: { image?: HTMLCanvasElement } } }) => void): void
        }
      }
      object3D.traverse((part) => {
        if (part.material?.map?.image) pixels(part.material.map.image)
      })
    }
    return points
  })

const addDoodle = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'What are you looking for?' }).fill('doodle')
  await page.getByRole('option', { name: /^Doodle/ }).click()
}

test('[W07] a doodle is drawn, changed, undone on its own page and stands in the scene; it opens again to be changed', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  const doodle = new DoodleSheet(page)
  await work.open(`${product.url}/template/blank`)
  await work.design()
  await addDoodle(page)
  await expect(doodle.status).toHaveText('Draw something.')

  await test.step('the panel begins with the colours and width of the specification', async () => {
    await expect(doodle.panel.getByRole('slider', { name: 'Line width' })).toHaveValue('5')
    await doodle.region.getByRole('button', { name: 'Rectangle' }).click()
    const fill = doodle.panel.getByRole('group', { name: 'Fill' })
    const stroke = doodle.panel.getByRole('group', { name: 'Line colour' })
    await expect(fill.getByRole('button', { name: 'Light green' })).toHaveAttribute('aria-pressed', 'true')
    await expect(stroke.getByRole('button', { name: 'Berry' })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('pen and shapes are one step each', async () => {
    await doodle.pull([0.1, 0.1], [0.3, 0.4])
    await page.keyboard.press('s')
    await doodle.pull([0.6, 0.1], [0.9, 0.5])
    await page.keyboard.press('p')
    await doodle.pull([0.1, 0.8], [0.3, 0.7], [0.5, 0.9], [0.8, 0.7])
    await expect(doodle.status).toHaveText('Shapes: 3')
    await work.undo.click()
    await expect(doodle.status).toHaveText('Shapes: 2')
    await page.keyboard.press('Control+Shift+z')
    await expect(doodle.status).toHaveText('Shapes: 3')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(doodle.status).toHaveText('Draw something.')
    await expect(work.undo).toBeDisabled()
    for (let step = 0; step < 3; step++) await work.redo.click()
    await expect(doodle.status).toHaveText('Shapes: 3')
  })

  await test.step('Esc takes a drag back without a step', async () => {
    await page.keyboard.press('r')
    await page.mouse.move(...(await doodle.at(0.4, 0.4)))
    await page.mouse.down()
    await page.mouse.move(...(await doodle.at(0.5, 0.5)), { steps: 3 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(doodle.status).toHaveText('Shapes: 3')
    await expect(doodle.region).toBeVisible()
  })

  await test.step('what is selected is moved, painted, brought behind and copied; the eraser takes it away', async () => {
    await page.keyboard.press('v')
    await doodle.click(0.2, 0.25)
    await expect(doodle.status).toHaveText('Rectangle selected, 1 of 3')
    await doodle.pull([0.2, 0.25], [0.3, 0.35])
    await doodle.panel
      .getByRole('group', { name: 'Fill' })
      .getByRole('button', { name: 'Blue', exact: true })
      .click()
    await doodle.panel.getByRole('button', { name: 'In front of all' }).click()
    await expect(doodle.status).toHaveText('Rectangle selected, 3 of 3')
    await page.keyboard.press('Control+d')
    await expect(doodle.status).toHaveText('Rectangle selected, 4 of 4')
    await page.keyboard.press('Delete')
    await expect(doodle.status).toHaveText('Shapes: 3')
    await page.keyboard.press('e')
    await doodle.pull([0.75, 0.02], [0.75, 0.4])
    await expect(doodle.status).toHaveText('Shapes: 2')
    await work.undo.click()
    await expect(doodle.status).toHaveText('Shapes: 3')
  })

  await test.step('it stands in the scene with its picture, and opens again from there', async () => {
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(doodle.region).toBeHidden()
    await expect.poll(() => painted(work)).toBeGreaterThan(10_000)
    await page.getByRole('button', { name: 'Draw on it' }).click()
    await expect(doodle.status).toHaveText('Shapes: 3')
    await page.keyboard.press('Escape')
    await expect(doodle.region).toBeHidden()
    await page.getByRole('button', { name: 'Look at the selected thing' }).click()
    const box = await work.scene.boundingBox()
    await expect(async () => {
      await page.mouse.dblclick((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
      await expect(doodle.region).toBeVisible({ timeout: 1_000 })
    }).toPass()
  })
})

test('[W07] with the keyboard alone: a shape is put down, moved, turned, ordered and deleted, and each step is told', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  const doodle = new DoodleSheet(page)
  await work.open(`${product.url}/template/blank`)
  await work.design()
  await addDoodle(page)
  await expect(doodle.region).toBeFocused()
  await page.keyboard.press('o')
  await page.keyboard.press('i')
  await expect(doodle.status).toHaveText('Circle selected, 1 of 1')
  await page.keyboard.press('r')
  await page.keyboard.press('i')
  await expect(doodle.status).toHaveText('Rectangle selected, 2 of 2')
  await page.keyboard.press('PageDown')
  await expect(doodle.status).toHaveText('Rectangle selected, 1 of 2')
  const shape = doodle.sheet.locator('[data-shape]').first()
  const before = await shape.boundingBox()
  for (const key of ['ArrowRight', 'ArrowRight', '+', '.']) await page.keyboard.press(key)
  await expect.poll(async () => (await shape.boundingBox())?.width).toBeGreaterThan(before?.width ?? 0)
  await page.keyboard.press('n')
  await expect(doodle.status).toHaveText('Circle selected, 2 of 2')
  await page.keyboard.press('Delete')
  await expect(doodle.status).toHaveText('Shapes: 1')
  await page.keyboard.press('Escape')
  await expect(doodle.region).toBeHidden()
})

test('[W07] a pen’s pressure counts, a finger draws, and the hand that lies on the glass does not', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'de-DE',
  })
  const page = await context.newPage()
  const work = new WorkspacePage(page)
  await page.goto(`${product.url}/template/blank`)
  await expect(page.getByRole('button', { name: 'Starten' }).or(work.run).first()).toBeEnabled({
    timeout: 30_000,
  })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('zeichnung')
  await page.getByRole('option', { name: /^Zeichnung/ }).click()
  const sheet = page.getByRole('img', { name: /^Blatt von/ })
  const status = page
    .getByRole('region', { name: /^Zeichenblatt/ })
    .getByRole('status')
    .first()
  await expect(sheet).toBeVisible()
  const draw = (pointerType: string, pressure: number, row: number) =>
    sheet.evaluate(
      (element, { pointerType: kind, pressure: force, row: part }) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        element.setPointerCapture = () => undefined
        const send = (name: string, x: number) =>
          element.dispatchEvent(
            new PointerEvent(name, {
              bubbles: true,
              pointerId: 7,
              pointerType: kind,
              pressure: force,
              clientX: left + x * width,
              clientY: top + part * height,
            }),
          )
        send('pointerdown', 0.1)
        for (let step = 1; step <= 8; step++) send('pointermove', 0.1 + step * 0.1)
        send('pointerup', 0.9)
      },
      { pointerType, pressure, row },
    )
  await draw('touch', 1, 0.2)
  await expect(status).toHaveText('Formen: 1')
  await draw('pen', 0.1, 0.5)
  await draw('pen', 1, 0.8)
  await expect(status).toHaveText('Formen: 3')
  const heights = await sheet
    .locator('[data-shape]')
    .evaluateAll((paths) =>
      paths.map((path) => (path instanceof SVGGraphicsElement ? path.getBBox().height : 0)),
    )
  expect(heights[2]).toBeGreaterThan((heights[1] ?? 0) * 1.5)
  // Where a pen was, the hand that lies on the glass draws nothing.
  await draw('touch', 1, 0.3)
  await expect(status).toHaveText('Formen: 3')
  await context.close()
})
