import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchChromium } from '../support/launch-chromium.ts'
import { bundleBlocksPage, openBlocksPage } from './page/open-blocks-page.ts'

let browser: Browser
let page: Page
let failures: string[]

beforeAll(async () => {
  browser = await launchChromium()
  const opened = await openBlocksPage(browser, await bundleBlocksPage())
  page = opened.page
  failures = opened.failures
}, 120_000)
afterAll(() => browser?.close())
beforeEach(() => page.evaluate(() => window.blocksPage.open(5)))

/** Everybody ends with the same, and nothing was thrown. */
async function finish(): Promise<void> {
  const { diverged } = await page.evaluate(() => window.blocksPage.finish())
  expect(diverged).toBeNull()
  expect(failures).toEqual([])
}

async function takeable(): Promise<{ id: string; at: { x: number; y: number } }> {
  const found = await page.evaluate(() => window.blocksPage.takeable())
  if (!found) throw new Error('no block can be taken')
  return found
}

/** On which of the three canvases a block is. */
const whereIs = (id: string) =>
  page.evaluate(
    (own) => window.blocksPage.people().map(({ canvas }) => canvas.workspace.getBlockById(own) !== null),
    id,
  )

describe('a visible canvas', () => {
  test('a block that is being dragged is left alone until its person lets go', async () => {
    const { id, at } = await takeable()
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x + 30, at.y + 40, { steps: 4 })
    const isHeld = await page.evaluate(async (own) => {
      const { people, heard } = window.blocksPage
      people()[1]?.canvas.workspace.getBlockById(own)?.dispose(true)
      await heard()
      const [first] = people()
      for (const sent of first?.inbox.splice(0) ?? []) first?.replica.bus.applyRemote(sent.update, 'ben')
      await heard()
      await heard()
      const isGone = first?.replica.source.read().records.get(own)?.isDeleted
      return { isGone, isShown: first?.canvas.workspace.getBlockById(own) !== null }
    }, id)
    expect(isHeld).toEqual({ isGone: true, isShown: true })
    await page.mouse.move(at.x + 60, at.y + 80, { steps: 3 })
    await page.mouse.up()
    await page.evaluate(() => window.blocksPage.meet())
    // Moving it was an edit, and an edit outlives a deletion.
    expect(await whereIs(id)).toEqual([true, true, true])
    await finish()
  })

  test('what the keyboard copies and pastes gets fresh ids and reaches everybody', async () => {
    const { at } = await takeable()
    const count = () =>
      page.evaluate(() => window.blocksPage.people().map(({ replica }) => replica.source.read().blocks.size))
    const before = await count()
    await page.mouse.click(at.x, at.y)
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Control+v')
    await page.evaluate(() => window.blocksPage.heard())
    await page.evaluate(() => window.blocksPage.meet())
    const after = await count()
    expect(new Set(after).size).toBe(1)
    expect(after[0] ?? 0).toBeGreaterThan(before[0] ?? 0)
    await finish()
  })

  test('a mutator that is opened on one canvas changes the block on all', async () => {
    const shapes = await page.evaluate(async () => {
      const { people, heard, meet } = window.blocksPage
      const [first] = people()
      const workspace = first?.canvas.workspace
      const block = workspace?.newBlock('controls_if', 'mutable')
      if (!block || !('initSvg' in block) || typeof block.initSvg !== 'function') throw new Error('no block')
      block.initSvg()
      if ('render' in block && typeof block.render === 'function') block.render()
      await heard()
      const icon = block.getIcons().find((one) => 'getWorkspace' in one && 'setBubbleVisible' in one)
      if (!icon || !('setBubbleVisible' in icon) || typeof icon.setBubbleVisible !== 'function')
        throw new Error('no mutator')
      await icon.setBubbleVisible(true)
      const inside =
        'getWorkspace' in icon && typeof icon.getWorkspace === 'function' ? icon.getWorkspace() : null
      const clause = inside.newBlock('controls_if_else')
      clause.initSvg()
      clause.render()
      const [container] = inside.getBlocksByType('controls_if_if')
      container.nextConnection.connect(clause.previousConnection)
      for (let n = 0; n < 4; n++) await heard()
      await icon.setBubbleVisible(false)
      await meet()
      return people().map(({ canvas }) => canvas.workspace.getBlockById('mutable')?.saveExtraState?.())
    })
    expect(shapes).toEqual([{ hasElse: true }, { hasElse: true }, { hasElse: true }])
    await finish()
  })

  test('what is being typed on a block is stored when the canvas closes', async () => {
    const typed = await page.evaluate(async () => {
      const { people, heard } = window.blocksPage
      const [first] = people()
      const workspace = first?.canvas.workspace
      const block = workspace?.newBlock('text', 'typed')
      if (!block || !('initSvg' in block) || typeof block.initSvg !== 'function') throw new Error('no block')
      block.initSvg()
      if ('render' in block && typeof block.render === 'function') block.render()
      await heard()
      const field = block.getField('TEXT')
      field?.showEditor()
      const input = document.querySelector<HTMLInputElement>('.blocklyHtmlInput')
      if (!input) throw new Error('no editor')
      input.value = 'half a sent'
      input.dispatchEvent(new Event('input'))
      first?.canvas.close()
      await heard()
      await heard()
      return first?.replica.source.read().blocks.get('typed')?.fields
    })
    expect(typed).toEqual({ TEXT: 'half a sent' })
    expect(failures).toEqual([])
  })
})
