import { expect, test } from '@playwright/test'
import { screenWords } from '../../../runtime/play/screen/screen-words.ts'
import { CodePage } from '../../support/code-page.ts'
import { inBothLanguages } from '../../support/in-both-languages.ts'
import { type Product, startProduct } from '../../support/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const score = { en: 'Score 1,234.5', de: 'Punkte 1.234,5' } as const
const kid = { en: 'Kid', de: 'Kind' } as const

const program = (thing: string) => `const box = scene.get('${thing}')
const start = box.position.x
onKey('k', () => console.log('key', isKeyDown('k')))
onMessage('go', async (who) => {
  await box.moveRight(2, {seconds: 0.2})
  console.log('gone', Math.round(Math.abs(box.position.x - start) * 10) / 10 > 0, who)
  const copy = box.clone({at: {x: 0, y: 5, z: 0}})
  console.log('copies', scene.all('${thing}').length, copy.position.y)
})
onStart(async () => {
  game.score = 1234.5
  const name = await ask('Who are you?')
  broadcast('go', name)
  screen.panel('Hello', name)
  repeatEvery(0.2, () => console.log('tick'))
})`

inBothLanguages((language) => {
  test('helpers move, copy, ask, count and show, in the language of the person, and end with Stop', async ({
    page,
  }) => {
    const work = new CodePage(page, language)
    await work.openTreeHouse(product.url)
    await work.tab('Tab2')
    await work.writeScript(program(kid[language]))
    await work.runUntilRunning()
    const { world } = work
    const question = world.getByRole('textbox', { name: 'Who are you?' })
    await question.fill('Mia')
    await question.press('Enter')
    await expect(work.console).toContainText('gone true Mia', { timeout: 30_000 })
    await expect(work.console).toContainText('copies 2 5')
    await expect(world.locator('.screen-score')).toHaveText(score[language])
    const panel = world.getByRole('dialog', { name: 'Hello' })
    await expect(panel).toContainText('Mia')
    await panel.getByRole('button', { name: screenWords.close[language] }).click()
    await expect(panel).toBeHidden()
    await page.keyboard.press('k')
    await expect(work.console).toContainText('key true')
    await expect(work.console).toContainText('tick')
    await work.stop.click()
    await expect(work.run).toBeEnabled()
    const ticks = () => work.console.getByText('tick', { exact: true }).count()
    // What it said at last may be on its way; three times what lies between two of them.
    await expect(async () => {
      const before = await ticks()
      await page.waitForTimeout(700)
      expect(await ticks()).toBe(before)
    }).toPass({ timeout: 10_000 })
    await expect(work.problems).toHaveCount(0)
  })
})
