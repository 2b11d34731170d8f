import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { decodeRecording } from '../../commands/core/recording-file.ts'
import { recordedRuns } from '../../scripts/replay/recorded-runs.ts'
import { pixelDifference } from '../support/pixel-difference.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

const program = `
  const dragon = scene.get('Dragon')
  onKey('e', async () => { await dragon.glideTo(player, { seconds: random(1, 2) }); dragon.turnLeft(Math.random() * 90) })
  repeatEvery(0.5, () => scene.get('Kid').moveForward(random()))
  await wait(2.2)
  console.log('two seconds')`

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

async function openFile(page: Page, file: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Open/ }).click()
  await (await chooser).setFiles({
    name: 'session.nestling',
    mimeType: 'application/octet-stream',
    buffer: file,
  })
}

/** How high the dragon stands (metres). */
const dragonHeight = async (work: WorkspacePage): Promise<number | undefined> =>
  (await work.entities()).find(({ id }) => id === 'dragon')?.at[1]

/** Waits until the dragon stands that high; a slow machine may take its scene away and load it anew meanwhile. */
const standsAt = (work: WorkspacePage, height: number): Promise<void> =>
  expect(async () => expect(await dragonHeight(work)).toBe(height)).toPass({ timeout: 60_000 })

test('a session that was recorded in the workspace is watched at /replay, moment by moment', async ({
  page,
}) => {
  test.setTimeout(200_000)
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/treehouse`)
  await work.design()
  await work.select('Dragon')
  await work.setNumber('Position Y', '9')
  await work.setNumber('Position Y', '1')
  await work.undo.click()
  await expect.poll(() => dragonHeight(work)).toBeGreaterThan(1)
  // 9, or where it began when the two moves came so quickly that they are one step.
  const atEnd = (await dragonHeight(work)) ?? 0
  await work.code()
  await work.tab('Tab2')
  await work.writeScript(program)
  await work.run.click()
  await expect(page.locator('[data-run="running"]')).toBeVisible({ timeout: 120_000 })
  await page.keyboard.down('w')
  await page.keyboard.press('e')
  await expect(work.console.getByText('two seconds')).toBeVisible({ timeout: 120_000 })
  await page.keyboard.up('w')
  await work.stop.click()
  await expect(work.run).toBeEnabled()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save a recording' }).click()
  const path = await (await download).path()
  const file = await readFile(path)
  const headless = spawnSync(process.execPath, ['scripts/replay.ts', path], { encoding: 'utf8' })
  expect(JSON.parse(headless.stdout)).toMatchObject({
    diverged: 0,
    runs: 1,
    runsDiverged: 0,
    runsNotRepeated: 0,
  })
  const decoded = decodeRecording(file)
  if (!decoded.ok) throw new Error(decoded.why)
  const [run] = recordedRuns(decoded.recording.entries)
  expect(run?.states.length, 'worlds that were compared').toBeGreaterThan(0)
  expect(run?.inputs.size).toBeGreaterThan(0)

  await page.goto(`${product.url}/replay`)
  await expect(page.getByRole('heading', { name: 'Watch a recording' })).toBeVisible()
  await openFile(page, file)
  const list = page.getByRole('region', { name: 'What happened' })
  await expect(list.getByRole('button', { name: /move Dragon/i }).first()).toBeVisible()
  await expect(list.getByRole('button', { name: /undid something/i })).toBeVisible()
  const moment = page.getByRole('slider', { name: 'Moment' })

  await expect(page.getByText('Loading scene...')).toBeHidden({ timeout: 60_000 })
  const moves = list.getByRole('button', { name: /move Dragon/i })
  await moves.first().click()
  await standsAt(work, 9)
  const scene = page.getByRole('region', { name: 'The scene as it was' })
  const high = await scene.screenshot()
  await moves.last().click()
  await standsAt(work, 1)
  await expect(async () =>
    expect(await pixelDifference(page, high, await scene.screenshot())).toBeGreaterThan(0.005),
  ).toPass()

  await moment.focus()
  await page.keyboard.press('Home')
  await standsAt(work, 4.65)
  await page.getByRole('button', { name: '16×' }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(list.getByRole('button', { name: /pressed Stop/i })).toHaveAttribute('aria-current', 'step', {
    timeout: 60_000,
  })
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await standsAt(work, atEnd)
  await expect(list.getByRole('button', { name: /pressed Run/i })).toBeVisible()
})

test('a damaged recording says what is wrong with it and shows what lies before', async ({ page }) => {
  await page.goto(`${product.url}/replay`)
  await openFile(page, Buffer.from('no recording at all'))
  await expect(page.getByRole('alert')).toHaveText('This is not a recording of Nestling.')
})
