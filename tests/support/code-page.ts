import { expect, type Locator, type Page } from '@playwright/test'
import * as GermanMessages from 'blockly/msg/de'
import * as EnglishMessages from 'blockly/msg/en'
import { type BlockType, blockCatalogue } from '../../language/blocks/block-catalogue.ts'
import type { BlockCategory } from '../../language/blocks/block-category.ts'
import { blocklyGerman } from '../../src/blocks/canvas/blockly-german.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { fill } from './words-in.ts'
import { WorkspacePage } from './workspace-page.ts'

/** The Code tab as a person sees it, in their language. */
export class CodePage extends WorkspacePage {
  readonly language: Locale
  readonly canvas: Locator
  readonly flyout: Locator
  /** The JavaScript beside the blocks. */
  readonly meaning: Locator
  readonly editor: Locator
  readonly tabs: Locator
  readonly runBar: Locator
  readonly variables: Locator
  readonly problems: Locator

  constructor(page: Page, language: Locale) {
    super(page, language)
    const { code, runBar } = this.words
    this.language = language
    this.canvas = page.locator('.blocklySvg .blocklyBlockCanvas')
    this.flyout = page.locator('.blocklyFlyout:visible')
    this.meaning = page.getByRole('region', { name: code.meaning, exact: true })
    this.editor = page.getByRole('region', { name: code.javascript, exact: true })
    this.tabs = page.getByRole('tablist', { name: code.tabs }).getByRole('tab')
    this.runBar = page.getByRole('toolbar', { name: runBar.label })
    this.variables = page.getByRole('region', { name: runBar.variables })
    this.problems = this.console.getByRole('alert')
  }

  /** The tree house with its blocks; what needs the scene waits for it by `sceneIsShown`. */
  async openTreeHouse(url: string): Promise<void> {
    await this.page.goto(`${url}/template/treehouse`)
    await expect(this.block('motion').first()).toBeVisible({ timeout: 60_000 })
  }

  /** A blank world with an empty tab of JavaScript in front. */
  async openJavaScript(url: string): Promise<void> {
    await this.page.goto(`${url}/template/blank`)
    await this.addTab('js')
  }

  async sceneIsShown(): Promise<void> {
    await expect(this.page.getByText(this.words.design.scene.loading)).toBeHidden({ timeout: 90_000 })
  }

  async addTab(kind: 'js' | 'blocks'): Promise<void> {
    const { newTab, newBlocks, newJavaScript } = this.words.code
    await this.page.getByRole('button', { name: newTab, exact: true }).click()
    await this.page.getByRole('menuitem', { name: kind === 'js' ? newJavaScript : newBlocks }).click()
    if (kind === 'js')
      await expect(this.editor.getByRole('textbox').first()).toBeAttached({ timeout: 60_000 })
  }

  /** Chooses from the menu of the tab in front. */
  async inMenuOf(tab: string, item: string): Promise<void> {
    await this.page.getByRole('button', { name: fill(this.words.code.tabMenu, { name: tab }) }).click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }

  /** Blocks of a category on the canvas, in the order in which they were drawn. */
  block(category: BlockCategory): Locator {
    return this.canvas.locator(`.${category}.blocklyDraggable`)
  }

  /** A word that stands on blocks of a type on the canvas. */
  wordOf(type: BlockType): Locator {
    const word = wordOn(type, this.language)
    return this.canvas.locator('.blocklyText', { hasText: word })
  }

  /** Chooses from the menu of a block. */
  async inMenuOfBlock(word: Locator, item: string | RegExp): Promise<void> {
    await word.click({ button: 'right' })
    await this.page.getByRole('menuitem', { name: item }).click()
  }

  /** Looks a block up by its words and puts it on the canvas with the keyboard. */
  async addFound(query: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.words.code.search }).fill(query)
    await expect(this.flyout).toBeVisible()
    for (const key of ['ArrowDown', 'Enter', 'Enter']) await this.page.keyboard.press(key)
    await expect(this.flyout).toHaveCount(0)
  }

  /** The number of a line of JavaScript, where a click sets a stop. */
  lineNumber(line: number): Locator {
    return this.page.locator('.margin-view-overlays .line-numbers', { hasText: new RegExp(`^${line}$`) })
  }

  inBar(name: string): Locator {
    return this.runBar.getByRole('button', { name, exact: true })
  }

  /**
   * Clicks a button of the bar over the running world. Until the browser has drawn a bar that has just come, it sends a click there to the world,
   * which is what a person still sees.
   */
  async clickInBar(name: string): Promise<void> {
    const button = this.inBar(name)
    await expect(async () => {
      await button.hover()
      expect(await button.evaluate((element) => element.matches(':hover'))).toBe(true)
    }).toPass({ timeout: 30_000 })
    await button.click()
  }
}

/** The longest piece of what is written on a block; Blockly draws spaces that do not break. */
export function wordOn(type: BlockType, language: Locale): RegExp {
  const pieces = blockCatalogue[type].message[language].split(/\s*\{\w+\}\s*/)
  const [longest = ''] = pieces.toSorted((a, b) => b.length - a.length)
  const text = longest.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
  return new RegExp(`^${text}$`)
}

/** What Blockly's own menus call a comment that is to be written. */
export const addCommentIn: Readonly<Record<Locale, string>> = {
  en: EnglishMessages.ADD_COMMENT,
  de: blocklyGerman.ADD_COMMENT ?? GermanMessages.ADD_COMMENT,
}
