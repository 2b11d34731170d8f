import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { launchChromium } from '../../scripts/frame/launch-chromium.ts'
import { freePorts } from '../support/free-ports.ts'
import { startProduct } from '../support/start-product.ts'
import { type BenchRow, limitRow } from './bench-row.ts'

/** What search engines and people without an account see. */
const pages = [
  '/',
  '/community',
  '/sample-projects',
  '/tutorials',
  '/nestling/projects/coin-rush',
  '/nestling',
  '/teachers',
  '/faqs',
  '/privacy',
  '/terms',
  '/contact',
  '/feedback',
]

/** Points of 100 that a page must have (issue 'The site'); Lighthouse itself makes the machine four times as slow. */
const least = { performance: 85, accessibility: 95, 'best-practices': 95, seo: 95 } as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const Point = z.number().min(0).max(100)
const Results = z.array(
  z.object({
    url: z.string(),
    points: z.object({ performance: Point, accessibility: Point, 'best-practices': Point, seo: Point }),
    faults: z.array(z.string()),
  }),
)
const anchors = fileURLToPath(new URL('anchors/', import.meta.url))

/** What Lighthouse finds missing on the public pages, in points below 100; what that was is printed for each page that misses a budget. */
export async function lighthouseRows(): Promise<BenchRow[]> {
  if (!existsSync(`${anchors}node_modules/lighthouse`)) {
    console.log('Lighthouse is not beside it: npm ci --prefix tests/bench/anchors')
    return []
  }
  const product = await startProduct()
  const port = await freePorts()
  const browser = await launchChromium([`--remote-debugging-port=${port}`])
  try {
    const urls = pages.map((page) => product.url + page)
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['lighthouse.mjs', String(port), ...urls],
      {
        cwd: anchors,
      },
    )
    return Results.parse(JSON.parse(stdout)).flatMap(({ points, faults }, index) => {
      const rows = categories.map((category) =>
        limitRow(`${pages[index]}: ${category}, missing`, 100 - points[category], 'points', {
          name: `${least[category]} of 100 in Lighthouse`,
          value: 100 - least[category],
        }),
      )
      if (rows.some(({ ok }) => !ok)) console.log(`${pages[index]}:\n  ${faults.join('\n  ')}`)
      return rows
    })
  } finally {
    await browser.close()
    await product.stop()
  }
}
