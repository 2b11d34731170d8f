import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { logIn, person, signUp } from '../support/account-page.ts'
import { pixelDifference } from '../support/pixel-difference.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** Every request that a page makes must stay on this machine's own product. */
function watchHosts(page: Page): readonly string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1')
      foreign.push(request.url())
  })
  return foreign
}

test('[R01] [R12] [R15] [R17] [R19] [W01] [W02] [W04] [W05] [W09] [W14] [M01] [M06] [M07] [S16] [S27] [P01] [P03] [C07] the main job: from the start page to a world that others play', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const mia = person('mia')
  const ali = person('ali')
  const first = await browser.newContext()
  const page = await first.newPage()
  const foreign = watchHosts(page)
  const work = new WorkspacePage(page)

  await test.step('1. the start page leads through the chooser to the tree house', async () => {
    await page.goto(product.url)
    await page.getByRole('link', { name: 'Start building' }).click()
    await expect(page.getByRole('heading', { name: 'Choose Your Template' })).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('link', { name: /Empty Project/ })).toHaveAttribute(
      'href',
      '/template/blank',
    )
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Tree House/ })
      .click()
    await expect(page).toHaveURL(`${product.url}/template/treehouse`)
    await work.isShown()
    for (const control of [work.undo, work.redo, work.run, work.publish, work.status])
      await expect(control).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Code', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  await test.step('2. design: pick, change, add, delete; each gesture is one step of undo', async () => {
    await work.design()
    await work.select('Dragon')
    const before = await work.picture()
    await work.setNumber('Position Y', '8')
    await expect(async () =>
      expect(await pixelDifference(page, before, await work.picture())).toBeGreaterThan(0.01),
    ).toPass()
    await expect(work.undo).toBeEnabled()
    await work.undo.click()
    await expect(page.getByText('Undid: move Dragon')).toBeVisible()
    await expect(work.number('Position Y')).toHaveValue('4.65')
    await expect(work.undo).toBeDisabled()
    await work.redo.click()
    await expect(work.number('Position Y')).toHaveValue('8')

    await work.addBox()
    await expect(await work.row('Box')).toBeVisible()
    await page.keyboard.press('Delete')
    await expect(await work.row('Box')).toHaveCount(0)

    await work.select('Player')
    await page.keyboard.press('Delete')
    await expect(page.getByText('Player stays: every world needs somebody in it.')).toBeVisible()
    await expect(await work.row('Player')).toBeVisible()
  })

  await test.step('3. code: a script and blocks run in the frame, and Stop brings back the edited scene', async () => {
    await work.code()
    await expect(page.getByRole('region', { name: 'Blocks', exact: true }).getByText('forever')).toBeVisible()
    await work.tab('Tab2')
    await work.writeScript(
      "const kid = scene.get('Kid')\nonStart(async () => { await kid.glideTo({ x: 0, y: 9, z: 0 }, { seconds: 1 }) })\n",
    )
    const edited = await work.entities()
    await work.runUntilRunning()
    await expect(async () => {
      const running = await work.entities('play')
      const moved = running.filter(({ id, at }) =>
        edited.some((entity) => entity.id === id && Math.abs((entity.at[1] ?? 0) - (at[1] ?? 0)) > 1),
      )
      expect(moved.length).toBeGreaterThanOrEqual(2)
    }).toPass({ timeout: 60_000 })
    await work.stop.click()
    await expect(work.run).toBeVisible()
    expect(await work.entities()).toEqual(edited)
  })

  await test.step('3. an endless loop is stopped and named while the editor stays alive', async () => {
    await work.writeScript('const a = 1\nwhile (true) {\n}\n')
    await work.run.click()
    await expect(work.console.getByText('The loop in Tab2, line 2 has run for so long')).toBeVisible({
      timeout: 60_000,
    })
    await work.console.getByRole('button', { name: 'Show me' }).click()
    await expect(page.getByRole('tab', { name: 'Tab2' })).toHaveAttribute('aria-selected', 'true')
    if (await work.stop.isVisible()) await work.stop.click()
    await expect(work.run).toBeVisible()
    await work.writeScript("console.log('hello')\n")
  })

  await test.step('4. a reload keeps scene, scripts, open tabs and the undo stack; two tabs stay equal', async () => {
    await expect(work.status).toContainText('Saved on this device')
    await expect(page).toHaveURL(/\?project=/)
    await page.reload()
    await work.isShown()
    await expect(page.getByRole('tab', { name: 'Tab2' })).toHaveAttribute('aria-selected', 'true')
    await expect(async () => expect(await work.script()).toContain("console.log('hello')")).toPass()
    await work.design()
    await work.select('Dragon')
    await expect(work.number('Position Y')).toHaveValue('8')

    const twin = new WorkspacePage(await first.newPage())
    await twin.open(page.url())
    await twin.design()
    await twin.select('Dragon')
    await work.setNumber('Position X', '-2')
    await expect(twin.number('Position X')).toHaveValue('-2')
    await twin.setNumber('Turn X', '30')
    await expect(work.number('Turn X')).toHaveValue('30°')
    await twin.page.close()

    await work.undo.click()
    await expect(work.number('Position X')).toHaveValue('-5')
    await work.undo.click()
    await work.undo.click()
    await work.undo.click()
    await expect(work.number('Position Y')).toHaveValue('4.65')
  })

  await test.step('5. signing up in the middle of work keeps it and brings it to the server', async () => {
    await signUp(page, mia)
    await expect(page).toHaveURL(`${product.url}/mia/tree-house`)
    await expect(work.status).toContainText(/^Saved \d/)
    await work.setNumber('Position Y', '6')
    await expect(work.status).toContainText(/^Saved \d/)
  })

  const second = await browser.newContext()
  const other = new WorkspacePage(await second.newPage())
  await test.step('5. an invited person edits the same scene, text and blocks at once', async () => {
    await other.page.goto(product.url)
    await signUp(other.page, ali)
    await page.getByRole('button', { name: 'Build together' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByLabel('Username').fill('ali')
    await modal.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(page.getByText('ali is invited')).toBeVisible()
    await page.keyboard.press('Escape')

    await other.open(`${product.url}/mia/tree-house`)
    await other.design()
    await other.select('Dragon')
    await expect(other.number('Position Y')).toHaveValue('6')
    await Promise.all([work.setNumber('Position X', '3'), other.setNumber('Position Z', '-3')])
    await other.setNumber('Turn Y', '90')
    await expect(work.number('Turn Y')).toHaveValue('90°', { timeout: 1000 })

    await Promise.all([work.code(), other.code()])
    await Promise.all([work.tab('Tab2'), other.tab('Tab2')])
    await work.writeScript("console.log('both of us')\n")
    await expect(async () => expect(await other.script()).toContain('both of us')).toPass()
    await other.page.getByRole('region', { name: 'JavaScript' }).getByRole('textbox').first().focus()
    await other.page.keyboard.press('ControlOrMeta+End')
    await other.page.keyboard.insertText('// and me')
    await expect(async () => expect(await work.script()).toContain('// and me')).toPass()

    await Promise.all([work.tab('index'), other.tab('index')])
    const blocks = (workspace: WorkspacePage) =>
      workspace.page.getByRole('region', { name: 'Blocks', exact: true })
    await blocks(other).getByText('Hello! Watch me fly!').click()
    await other.page.keyboard.press('ControlOrMeta+A')
    await other.page.keyboard.type('From Ali')
    await other.page.keyboard.press('Enter')
    await expect(blocks(work).getByText('From Ali')).toBeVisible()
    await expect(other.status).toContainText(/^Saved \d/)
  })

  await test.step('6. published, a visitor without an account plays it, and somebody logged in clones it', async () => {
    await work.publish.click()
    const modal = page.getByRole('dialog')
    await expect(modal.getByRole('img').first()).toBeVisible()
    await modal.getByRole('button', { name: 'Publish', exact: true }).click({ timeout: 60_000 })
    await expect(modal.getByText('is out in the world!')).toBeVisible()

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${product.url}/mia/projects/tree-house`)
    await expect(visitor.getByRole('heading', { name: 'Tree House' })).toBeVisible()
    const world = visitor.getByRole('region', { name: /The world/ })
    await visitor.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(world.getByText('Loading scene...')).toBeHidden({ timeout: 30_000 })
    const early = await world.screenshot()
    await expect(async () =>
      expect(await pixelDifference(visitor, early, await world.screenshot())).toBeGreaterThan(0.005),
    ).toPass()
    await visitor.context().close()

    await other.page.goto(`${product.url}/mia/projects/tree-house`)
    await other.page.getByRole('button', { name: 'Remix', exact: true }).click()
    await expect(other.page).toHaveURL(/\/ali\/tree-house/)
    await other.isShown()
    await other.design()
    await expect(await other.row('Dragon')).toBeVisible()
  })

  await test.step('7. a saved recording replays without divergence', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Save a recording' }).click()
    const file = await (await download).path()
    expect((await download).suggestedFilename()).toMatch(/\.nestling$/)
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/replay.ts', file])
    const result = JSON.parse(stdout)
    expect(result).toMatchObject({ diverged: 0 })
    expect(result.entries).toBeGreaterThan(3)
  })

  await test.step('5. logging out and in again', async () => {
    await page
      .getByRole('button', { name: /account|menu/i })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    // What is published stays to be looked at; what is being built is for its people.
    await expect(page.getByText('You can look at everything.')).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL(`${product.url}/mia/tree-house`)
    await page.goto(product.url)
    await logIn(page, { ...mia, password: 'wrong-password' })
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(mia.password)
    await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText('Login Successful!')).toBeVisible()
  })

  expect(foreign).toEqual([])
})
