import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locale.ts'
import type { Words } from '../../src/i18n/words.ts'
import { wordsIn } from './words-in.ts'

export interface LibraryFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The page of one's files as a person sees it. */
export class LibraryPage {
  readonly page: Page
  readonly words: Words
  readonly region: Locator
  readonly details: Locator
  readonly uploads: Locator
  readonly search: Locator

  constructor(page: Page, language: Locale = 'en') {
    this.page = page
    this.words = wordsIn(language)
    const { assets } = this.words
    this.region = page.getByRole('region', { name: assets.title })
    this.details = page.getByRole('complementary', { name: assets.region })
    this.uploads = page.getByRole('list', { name: assets.uploads })
    this.search = page.getByRole('searchbox', { name: assets.search })
  }

  async open(): Promise<void> {
    await this.page.getByRole('tab', { name: this.words.workspace.design }).click()
    await this.page.getByRole('button', { name: this.words.assets.title }).click()
    await expect(this.region).toBeVisible()
  }

  async close(): Promise<void> {
    await this.region.getByRole('button', { name: this.words.assets.close }).click()
    await expect(this.region).toBeHidden()
  }

  tab(name: string): Locator {
    return this.region.getByRole('tab', { name: new RegExp(`^${name} \\(`) })
  }

  card(name: string): Locator {
    return this.region.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}\\b`) })
  }

  /** The names in the list in front, in their order. */
  names(): Promise<string[]> {
    return this.region
      .getByRole('listitem')
      .getByRole('button')
      .locator('span:nth-child(2)')
      .allTextContents()
  }

  /** By the button and the device's chooser. */
  async add(...files: readonly LibraryFile[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.page.getByRole('button', { name: this.words.assets.upload }).first().click()
    await (await chooser).setFiles(
      files.map(({ name, bytes }) => ({ name, mimeType: '', buffer: Buffer.from(bytes) })),
    )
  }

  /** As somebody drags files from the desktop, or pastes them. */
  async give(how: 'drop' | 'paste', ...files: readonly LibraryFile[]): Promise<void> {
    const sent = files.map(({ name, bytes }) => ({ name, bytes: [...bytes] }))
    await this.region.evaluate(
      (element, { how, sent }) => {
        const data = new DataTransfer()
        for (const { name, bytes } of sent) data.items.add(new File([new Uint8Array(bytes)], name))
        const event =
          how === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
        element.dispatchEvent(event)
      },
      { how, sent },
    )
  }
}
