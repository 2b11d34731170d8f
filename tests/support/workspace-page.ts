import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locale.ts'
import type { Words } from '../../src/i18n/words.ts'
import { wordsIn } from './words-in.ts'

/** A thing as a scene frame draws it: metres, in the scene. */
interface DrawnEntity {
  readonly id: string
  readonly at: readonly number[]
}

/** The workspace as a person sees it, in English by the names that the architecture promises (13). */
export class WorkspacePage {
  readonly page: Page
  readonly words: Words
  readonly run: Locator
  readonly stop: Locator
  readonly undo: Locator
  readonly redo: Locator
  readonly publish: Locator
  readonly status: Locator
  readonly scene: Locator
  readonly properties: Locator
  readonly hierarchy: Locator
  readonly console: Locator

  constructor(page: Page, language: Locale = 'en') {
    this.page = page
    this.words = wordsIn(language)
    const { workspace, design, code } = this.words
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const region = (name: string) => page.getByRole('region', { name, exact: true })
    this.run = button(workspace.header.run)
    this.stop = button(workspace.header.stop)
    this.undo = button(workspace.header.undo)
    this.redo = button(workspace.header.redo)
    this.publish = button(workspace.header.publish)
    this.status = page.getByRole('status', { name: workspace.save.label })
    this.scene = region(design.scene.region)
    this.properties = region(design.properties.region)
    this.hierarchy = region(design.hierarchy.region)
    this.console = region(code.console)
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url)
    await this.isShown()
  }

  /** Waits until the scene is drawn, which may take long on a busy machine. */
  async isShown(): Promise<void> {
    await expect(this.run).toBeEnabled({ timeout: 60_000 })
    await expect(this.page.getByText(this.words.design.scene.loading)).toBeHidden({ timeout: 60_000 })
    await expect(async () => expect((await this.entities()).length).toBeGreaterThan(0)).toPass({
      timeout: 60_000,
    })
  }

  /** Runs the program; a busy machine may take long to make the page ready that it runs in. */
  async runUntilRunning(): Promise<void> {
    await this.run.click()
    await expect(this.page.locator('section[data-run="running"]')).toBeVisible({ timeout: 60_000 })
  }

  async design(): Promise<void> {
    await this.page.getByRole('tab', { name: this.words.workspace.design }).click()
  }

  async code(): Promise<void> {
    await this.page.getByRole('tab', { name: this.words.workspace.code, exact: true }).click()
  }

  /** Opens a code tab by its name. */
  async tab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).click()
  }

  /** The row of a thing in the hierarchy, which is opened for it. */
  async row(name: string): Promise<Locator> {
    // Who may only look has no tab beside the hierarchy.
    const tab = this.page.getByRole('tab', { name: this.words.design.left.inScene })
    await expect(tab.or(this.hierarchy).first()).toBeVisible()
    if (await tab.isVisible()) await tab.click()
    return this.hierarchy.getByRole('row', { name, exact: true })
  }

  async select(name: string): Promise<void> {
    const row = await this.row(name)
    // Of a long list only what is scrolled to is there.
    const search = this.page.getByRole('searchbox', { name: this.words.design.hierarchy.search })
    await search.fill(name)
    await row.first().click()
    await search.fill('')
    await search.blur()
    await expect(this.properties.getByRole('heading', { name, exact: true, level: 3 })).toBeVisible()
  }

  /** Opens a shelf of the picker and gives the button of a thing on it. */
  async shelf(category: string, thing: string): Promise<Locator> {
    await this.page.getByRole('tab', { name: 'Add', exact: true }).click()
    await this.page.getByRole('button', { name: category, exact: true }).click()
    return this.page.getByRole('button', { name: thing, exact: true })
  }

  /** Adds a box, which is then selected under this name. */
  async addBox(name = 'Box'): Promise<void> {
    await (await this.shelf('Basic shapes', 'Box')).click()
    await expect(this.properties.getByRole('heading', { name, exact: true, level: 3 })).toBeVisible()
  }

  /** Takes the focus from whatever has it, so that keys are the scene's. */
  async blur(): Promise<void> {
    await this.page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    )
  }

  /** A number field of the properties. */
  number(name: string): Locator {
    return this.properties.getByRole('spinbutton', { name, exact: true })
  }

  async setNumber(name: string, value: string): Promise<void> {
    await this.number(name).fill(value)
    await this.number(name).press('Enter')
  }

  /** The running world and what lies over its picture. */
  get world(): FrameLocator {
    return this.page.frameLocator(`iframe[src^="http://127.0.0.1:${this.#framePort('play')}/"]`)
  }

  #framePort(which: 'edit' | 'play'): number {
    return Number(new URL(this.page.url()).port) + (which === 'edit' ? 1 : 2)
  }

  /** The page of a scene frame: the edited scene, or the one that runs. */
  frame(which: 'edit' | 'play'): Frame {
    const port = this.#framePort(which)
    const frame = this.page
      .frames()
      .find((candidate) => candidate.url().startsWith(`http://127.0.0.1:${port}/`))
    if (!frame) throw new Error(`no ${which} frame`)
    return frame
  }

  /** What a frame draws, and where. */
  entities(which: 'edit' | 'play' = 'edit'): Promise<readonly DrawnEntity[]> {
    return this.frame(which).evaluate(() =>
      [...document.querySelectorAll('a-scene > a-entity[data-entity]')].map((element) => {
        const { x, y, z } = (
          element as Element & { object3D: { position: { x: number; y: number; z: number } } }
        ).object3D.position
        return { id: element.getAttribute('data-entity') ?? '', at: [x, y, z] }
      }),
    )
  }

  /** The centre of the picture's pixels: a PNG of the scene. */
  picture(): Promise<Buffer> {
    return this.scene.screenshot()
  }

  /** Replaces the text of the JavaScript tab that is open. */
  async writeScript(text: string): Promise<void> {
    const editor = this.page.getByRole('region', { name: 'JavaScript' }).getByRole('textbox').first()
    await editor.focus()
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.press('Delete')
    await this.page.keyboard.insertText(text)
    // Long lines are broken where they end, which is not in the text.
    const [last = ''] = text.trim().split('\n').slice(-1)
    await expect.poll(async () => withoutSpace(await this.script())).toContain(withoutSpace(last))
  }

  /** What the JavaScript tab shows, as one text. */
  async script(): Promise<string> {
    const lines = await this.page
      .getByRole('region', { name: 'JavaScript' })
      .locator('.view-line')
      .allTextContents()
    return lines.join('\n').replaceAll('\u00a0', ' ')
  }
}

const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '')
