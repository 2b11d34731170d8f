import type { Locator, Page } from '@playwright/test'

/** The page of a doodle as a hand sees it. Places on the sheet are parts of its width and height. */
export class DoodleSheet {
  readonly page: Page
  readonly region: Locator
  readonly sheet: Locator
  readonly status: Locator
  readonly panel: Locator

  constructor(page: Page) {
    this.page = page
    this.region = page.getByRole('region', { name: /^Doodle page/ })
    this.sheet = page.getByRole('img', { name: /^Sheet of/ })
    this.status = this.region.getByRole('status').first()
    this.panel = page.getByRole('region', { name: 'Paint' })
  }

  async at(x: number, y: number): Promise<[number, number]> {
    const box = await this.sheet.boundingBox()
    if (!box) throw new Error('the sheet is not shown')
    return [box.x + x * box.width, box.y + y * box.height]
  }

  /** Pulls the mouse through places of the sheet. */
  async pull(...places: readonly (readonly [x: number, y: number])[]): Promise<void> {
    const [first = [0, 0], ...rest] = places
    await this.page.mouse.move(...(await this.at(...first)))
    await this.page.mouse.down()
    for (const place of rest) await this.page.mouse.move(...(await this.at(...place)), { steps: 4 })
    await this.page.mouse.up()
  }

  async click(x: number, y: number): Promise<void> {
    await this.page.mouse.click(...(await this.at(x, y)))
  }
}
