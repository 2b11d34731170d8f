/**
 * Takes the pictures of the README in a Nestling that runs, as a visitor sees it in English, and writes them to `docs/images`. Run it after
 * what they show has changed: `npm start`, and in another window
 * `node scripts/readme-pictures.ts http://localhost:3000 [name …]` (none = all).
 */
import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { launchChromium } from './frame/launch-chromium.ts'

interface Picture {
  readonly name: string
  readonly path: string
  /** Brings the page to where it is worth looking at. */
  readonly pose: (page: Page) => Promise<void>
}

/** Pixels of the file; the page is drawn a fifth larger. */
const width = 1200
/** Milliseconds for pictures that arrive, and things that begin to move. */
const settle = 4000

const sceneIsThere = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Run', exact: true }).waitFor()
  await page.getByText('Loading scene...').waitFor({ state: 'hidden', timeout: 60_000 })
}

const pictures: readonly Picture[] = [
  {
    name: 'first-page',
    path: '/',
    pose: (page) => page.locator('[data-running="true"]').waitFor({ timeout: 60_000 }),
  },
  {
    name: 'workspace',
    path: '/template/treehouse',
    async pose(page) {
      await sceneIsThere(page)
      await page.getByRole('tab', { name: 'Design' }).click()
      await page.getByRole('tab', { name: 'In this scene' }).click()
      await page.getByRole('row', { name: 'Dragon', exact: true }).click()
    },
  },
  {
    name: 'blocks',
    path: '/template/village',
    async pose(page) {
      await sceneIsThere(page)
      await page.getByRole('tab', { name: 'Code', exact: true }).click()
    },
  },
  {
    name: 'playing',
    path: '/nestling/projects/coin-rush',
    async pose(page) {
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await page.locator('main iframe').waitFor()
      await page.getByText('Loading scene...').waitFor({ state: 'hidden', timeout: 60_000 })
    },
  },
  { name: 'community', path: '/community', pose: (page) => page.locator('main li a').first().waitFor() },
  {
    name: 'class',
    path: '/class',
    async pose(page) {
      for (const name of ['Dragon', 'Moon']) await page.getByRole('button', { name, exact: true }).click()
    },
  },
]

const [address, ...wanted] = process.argv.slice(2)
if (address === undefined) throw new Error('Say where a Nestling runs: http://localhost:3000')
const browser = await launchChromium()
try {
  for (const { name, path, pose } of pictures) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto(address + path)
    await pose(page)
    await page.waitForTimeout(settle)
    const bytes = await sharp(await page.screenshot())
      .resize({ width })
      .webp({ quality: 82 })
      .toBuffer()
    await writeFile(`docs/images/${name}.webp`, bytes)
    console.log(`${name}: ${bytes.length} B`)
    await context.close()
  }
} finally {
  await browser.close()
}
