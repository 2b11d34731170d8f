import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isTemplateSlug } from '../../content/templates/template-slugs.ts'
import { templates } from '../../content/templates/templates.ts'
import { toBlocklyState } from '../../model/blocks/blocks-state.ts'
import { launchChromium } from '../../scripts/frame/launch-chromium.ts'
import { bundleBlocksPage, openBlocksPage } from '../blocks/page/open-blocks-page.ts'
import type { Lying } from '../blocks/page/stacks-page.ts'
import { openTemplate } from '../support/templates/open-template.ts'

const font = new URL(
  '../../node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
  import.meta.url,
)
/** Between two stacks there is at least so much, in units of the canvas. */
const apart = 12

let browser: Browser
let code: string
beforeAll(async () => {
  browser = await launchChromium()
  code = await bundleBlocksPage('stacks-main.ts')
}, 120_000)
afterAll(() => browser?.close())

const isOnOther = (one: Lying, other: Lying) =>
  one.left < other.right + apart &&
  other.left < one.right + apart &&
  one.top < other.bottom + apart &&
  other.top < one.bottom + apart

describe.each(['en', 'de'] as const)('the stacks of a starter world, %s', (locale) => {
  it('lie side by side and below each other, none on another', async () => {
    const { page, failures } = await openBlocksPage(browser, code, () => window.stacksPage !== undefined)
    const letters = (await readFile(font)).toString('base64')
    await page.addStyleTag({
      content: `@font-face { font-family: Nunito; font-weight: 200 1000; src: url(data:font/woff2;base64,${letters}) }`,
    })
    await page.evaluate((wanted) => window.stacksPage.prepare(wanted), locale)
    const covered: object[] = []
    for (const slug of Object.keys(templates).filter(isTemplateSlug)) {
      const project = openTemplate(slug, locale)
      const { id } = project.defaultScene
      const names = Object.fromEntries(project.entities(id).map((thing) => [thing.id, thing.name]))
      for (const file of project.files(id).filter(({ kind }) => kind === 'blocks')) {
        const state = toBlocklyState(project.blocks(file.id))
        const lying = await page.evaluate(
          ([blocks, things]) => window.stacksPage.lay(JSON.parse(blocks), JSON.parse(things)),
          [JSON.stringify(state), JSON.stringify(names)] as const,
        )
        for (const [index, one] of lying.entries())
          for (const other of lying.slice(index + 1))
            if (isOnOther(one, other)) covered.push({ slug, one, other })
      }
    }
    expect(failures).toEqual([])
    expect(covered).toEqual([])
  })
})
