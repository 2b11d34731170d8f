import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { decodeRecording } from '../../../commands/core/recording-file.ts'
import { recordedRuns } from '../../../scripts/replay/recorded-runs.ts'
import { CodePage } from '../../support/code-page.ts'
import { inBothLanguages } from '../../support/in-both-languages.ts'
import { type Product, startProduct } from '../../support/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** Chance, time, keys, whose turn it is, and what nobody may change: what would make two runs differ. */
const program = `const thing = scene.all()[0].clone()
try { Array.prototype.last = 40 } catch {}
thing.turnRight([].last ?? 20)
const soon = wait(0.1)
soon.then(() => 1).then(() => thing.turnLeft(20))
soon.then(() => thing.moveRight(1))
onStart(async () => { await soon; thing.moveForward(1) })
onKey('e', () => thing.turnLeft(Math.random() * 90))
repeatEvery(0.3, () => thing.moveForward(random()))
await wait(2.2)
console.log('two seconds')`

inBothLanguages((language) => {
  test('what was played is recorded, comes to the same worlds again, and goes along with a report', async ({
    page,
  }) => {
    const work = new CodePage(page, language)
    const { workspace, feedback } = work.words
    const help = async (item: string) => {
      await page.getByRole('button', { name: workspace.help.title, exact: true }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await work.openJavaScript(product.url)
    await work.writeScript(program)
    await work.runUntilRunning()
    await page.keyboard.down('w')
    await page.keyboard.press('e')
    await expect(work.console.getByText('two seconds')).toBeVisible({ timeout: 60_000 })
    await page.keyboard.up('w')
    await work.stop.click()
    await expect(work.run).toBeEnabled()

    await test.step('played again by nobody, all its worlds are the same', async () => {
      const download = page.waitForEvent('download')
      await help(workspace.help.saveRecording)
      const path = await (await download).path()
      const again = spawnSync(process.execPath, ['scripts/replay.ts', path], { encoding: 'utf8' })
      expect(JSON.parse(again.stdout)).toMatchObject({
        diverged: 0,
        runs: 1,
        runsDiverged: 0,
        runsNotRepeated: 0,
      })
      const decoded = decodeRecording(await readFile(path))
      if (!decoded.ok) throw new Error(decoded.why)
      const [run] = recordedRuns(decoded.recording.entries)
      expect(run?.states.length, 'worlds that were compared').toBeGreaterThan(0)
      expect(run?.inputs.size, 'steps with a key').toBeGreaterThan(0)
    })

    await test.step('a report takes it along when that is wanted', async () => {
      await help(workspace.help.feedback)
      const dialog = page.getByRole('dialog', { name: feedback.title })
      await dialog.getByLabel(feedback.describe.bug).fill('It turned the wrong way.')
      await dialog.getByLabel(feedback.email).fill('ada@example.org')
      await dialog.getByRole('switch', { name: feedback.recording.want }).click()
      await dialog.locator('summary').click()
      const lines = dialog.getByRole('list', { name: feedback.recording.lines })
      await expect(lines).toContainText(work.words.replay.run)
      await expect(lines).toContainText(work.words.replay.stop)
      await dialog.getByRole('button', { name: feedback.send, exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(feedback.thanks)).toBeVisible()
    })
  })
})
