import axe from 'axe-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FileId } from '../../model/ids.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { compileTab } from '../support/scripts/compile-tab.ts'
import { frameEntity, playerEntity } from '../support/scripts/frame-entities.ts'

const patience = 90_000

const source = `
  let points = 0
  showValue('Points <b>', () => points)
  onKey('w', () => console.log('w was pressed'))
  const name = await ask('What is <i>your</i> name?')
  points = name.length
  console.log('hello ' + name)
  onKey('n', () => openScene('scene2'))`

describe('what a running program asks and shows over its picture', () => {
  let frame: OpenFrame
  const layer = () => frame.page.frameLocator('iframe')
  beforeAll(async () => {
    frame = await openFrame('play')
    await frame.say({ type: 'scene.load', entities: [frameEntity('box'), playerEntity()] })
    await frame.waitFor('scene.shown')
    // Before the run, which freezes what axe brings up to date.
    await frame.page.frames()[1]?.evaluate(axe.source)
    const scenes = { current: 'scene1', all: ['scene1', 'scene2'] }
    await frame.say({
      type: 'run.start',
      seed: 1,
      scripts: [compileTab(source, { fileId: FileId.parse('tab1') })],
      scenes,
    })
    await frame.waitFor('run.started')
  }, patience)
  afterAll(() => frame?.close())

  it(
    'a question has the keyboard, its answer is an input of the run, and values follow',
    async () => {
      const line = layer().getByRole('textbox', { name: 'What is <i>your</i> name?' })
      await line.waitFor()
      expect(await line.evaluate((element) => element === document.activeElement)).toBe(true)
      await expect.poll(() => layer().locator('.screen-values').innerText()).toMatch(/Points <b>\s*0/)
      const found = await frame.page
        .frames()[1]
        ?.evaluate("axe.run('.screen-layer').then(({ violations }) => violations.map(({ id }) => id))")
      expect(found).toEqual([])
      await line.pressSequentially('wawa')
      await line.press('Enter')
      await line.waitFor({ state: 'detached' })
      await expect.poll(() => layer().locator('.screen-values dd').innerText()).toBe('4')
      const inputs = (await frame.heard('run.steps')).flatMap(({ steps }) => steps.flatMap(([, of]) => of))
      expect(inputs).toEqual([{ kind: 'answer', text: 'wawa' }])
      const lines = (await frame.heard('run.log')).flatMap((log) => log.lines.map(({ text }) => text))
      expect(lines).toEqual(['hello wawa'])
    },
    patience,
  )

  it(
    'afterwards the keys are the world’s again, and a scene is asked for once',
    async () => {
      await frame.focus()
      await frame.page.keyboard.press('w')
      await frame.page.keyboard.press('n')
      expect(await frame.waitFor('scene.open')).toEqual({ type: 'scene.open', name: 'scene2' })
      await frame.say({ type: 'run.stop' })
      await layer().locator('.screen-values div').waitFor({ state: 'detached' })
      expect(frame.errors).toEqual([])
      expect(frame.strangers).toEqual([])
    },
    patience,
  )
})
