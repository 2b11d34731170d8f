import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchChromium } from '../../scripts/frame/launch-chromium.ts'
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

  test('while a block is dragged, what others do to other stacks is shown at once, and to it when it lies', async () => {
    const { id, at } = await takeable()
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x + 30, at.y + 40, { steps: 4 })
    const held = await page.evaluate(async (own) => {
      const { people, heard } = window.blocksPage
      const [first, second] = people()
      const [mine, theirs] = [first?.canvas.workspace, second?.canvas.workspace]
      const other = theirs
        ?.getTopBlocks(false)
        .find((block) => block.id !== own && mine?.getBlockById(block.id)?.getParent() === null)
      if (!other) throw new Error('nothing else lies there')
      other.moveBy(31, 17, ['drag'])
      other.setCommentText('from ben')
      theirs?.newBlock('text', 'fresh').moveBy(500, 500)
      theirs?.getBlockById(own)?.setCommentText('yours')
      await heard()
      for (const sent of first?.inbox.splice(0) ?? []) first?.replica.bus.applyRemote(sent.update, 'ben')
      await heard()
      await heard()
      const shown = mine?.getBlockById(other.id)
      const pixel = (block: typeof other | null | undefined) => {
        const { x, y } = block?.getRelativeToSurfaceXY() ?? { x: Number.NaN, y: Number.NaN }
        return [Math.round(x), Math.round(y)]
      }
      return {
        isDragging:
          mine && 'isDragging' in mine && typeof mine.isDragging === 'function' && mine.isDragging(),
        places: [pixel(shown), pixel(other)],
        comment: shown?.getCommentText(),
        isFreshShown: mine?.getBlockById('fresh') !== null,
        heldComment: mine?.getBlockById(own)?.getCommentText(),
      }
    }, id)
    const [place, theirPlace] = held.places
    expect(place).toEqual(theirPlace)
    expect(held).toMatchObject({
      isDragging: true,
      comment: 'from ben',
      isFreshShown: true,
      heldComment: null,
    })
    await page.mouse.move(at.x + 60, at.y + 80, { steps: 3 })
    await page.mouse.up()
    await page.evaluate(() => window.blocksPage.meet())
    const comments = await page.evaluate(
      (own) =>
        window.blocksPage.people().map(({ canvas }) => canvas.workspace.getBlockById(own)?.getCommentText()),
      id,
    )
    expect(comments).toEqual(['yours', 'yours', 'yours'])
    await finish()
  })

  test('a dragged block stays when others delete it and its variable', async () => {
    const taken = await page.evaluate(async () => {
      const { people, heard, meet } = window.blocksPage
      const workspace = people()[0]?.canvas.workspace
      for (const block of workspace?.getTopBlocks(false) ?? []) block.dispose(false)
      workspace?.getVariableMap().createVariable('height', '', 'v')
      const fields = { VAR: { id: 'v' } }
      window.blocksPage.append(0, { type: 'variables_set', id: 'held', fields, x: 30, y: 30 })
      await heard()
      await meet()
      return window.blocksPage.cornerOf('held')
    })
    await page.mouse.move(taken.x, taken.y)
    await page.mouse.down()
    await page.mouse.move(taken.x + 90, taken.y + 60, { steps: 4 })
    const held = await page.evaluate(async () => {
      const { people, heard } = window.blocksPage
      const [first, second] = people()
      const map = second?.canvas.workspace.getVariableMap()
      second?.canvas.workspace.getBlockById('held')?.dispose(true)
      const variable = map?.getVariableById('v')
      if (variable) map?.deleteVariable(variable)
      await heard()
      for (const sent of first?.inbox.splice(0) ?? []) first?.replica.bus.applyRemote(sent.update, 'ben')
      await heard()
      await heard()
      return {
        isWanted: first?.replica.source.read().variables.some(({ id }) => id === 'v'),
        isShown: first?.canvas.workspace.getBlockById('held') !== null,
      }
    })
    expect(held).toEqual({ isWanted: false, isShown: true })
    await page.mouse.up()
    await page.evaluate(() => window.blocksPage.meet())
    await finish()
  })

  test('a drag that is broken off goes back, whatever became of the stack meanwhile', async () => {
    const taken = await page.evaluate(async () => {
      const { people, heard, meet } = window.blocksPage
      const [first] = people()
      const workspace = first?.canvas.workspace
      for (const block of workspace?.getTopBlocks(false) ?? []) block.dispose(false)
      const stack = (id: string, next?: object) => ({ type: 'control_wait', id, ...(next ? { next } : {}) })
      const state = stack('top', { block: stack('middle', { block: stack('end') }) })
      window.blocksPage.append(0, { ...state, x: 30, y: 30 })
      await heard()
      await meet()
      return window.blocksPage.cornerOf('middle')
    })
    await page.mouse.move(taken.x, taken.y)
    await page.mouse.down()
    await page.mouse.move(taken.x + 90, taken.y + 60, { steps: 4 })
    const isTopShown = await page.evaluate(async () => {
      const { people, heard } = window.blocksPage
      const [first, second] = people()
      second?.canvas.workspace.getBlockById('top')?.dispose(true)
      await heard()
      for (const sent of first?.inbox.splice(0) ?? []) first?.replica.bus.applyRemote(sent.update, 'ben')
      await heard()
      await heard()
      return first?.canvas.workspace.getBlockById('top') !== null
    })
    // Blockly puts the block back there, so it must not be another one by then.
    expect(isTopShown).toBe(true)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await page.evaluate(() => window.blocksPage.meet())
    expect(await whereIs('middle')).toEqual([true, true, true])
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
