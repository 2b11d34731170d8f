/**
 * Takes the pictures of all models, shapes and starter worlds and writes them to `src/assets/thumbnails`. Run it after a model has
 * changed: `node scripts/render-thumbnails.ts [name …]` (no name = all).
 */
import { readFile, writeFile } from 'node:fs/promises'
import { isTileSlug } from '../content/templates/template-slugs.ts'
import { templates } from '../content/templates/templates.ts'
import { avatarStyles } from '../model/components/avatar.ts'
import { environmentPresets } from '../model/components/environment.ts'
import { primitives } from '../model/components/geometry.ts'
import { hotspotSigns } from '../model/components/hotspot.ts'
import { lightTypes } from '../model/components/light.ts'
import { modelNames } from '../model/components/model.ts'
import { textFonts, usualTextFont } from '../model/components/text-fonts.ts'
import { bundlePage } from './bundle-page.ts'
import { launchChromium } from './frame/launch-chromium.ts'
import { fontFaces } from './thumbnails/font-faces.ts'

const folder = 'src/assets/thumbnails'
const aframe = new URL('../node_modules/aframe/dist/aframe-v1.8.0.min.js', import.meta.url)

/** File name and the studio's call that takes the picture. */
const orders: readonly (readonly [name: string, call: string])[] = [
  ...modelNames.map((name) => [name, `model('${name}')`] as const),
  ...primitives.map((name) => [name, `shape('${name}')`] as const),
  ...environmentPresets.map((name) => [name, `environment('${name}')`] as const),
  ...[...lightTypes, 'text'].map((name) => [name, `sign('${name}')`] as const),
  ...avatarStyles.map((style) => [`figure-${style}`, `figure('${style}')`] as const),
  ...hotspotSigns.map((sign) => [`hotspot-${sign}`, `hotspot('${sign}')`] as const),
  ...textFonts
    .filter((font) => font !== usualTextFont)
    .map((font) => [`text-${font}`, `letters('${font}')`] as const),
  ...Object.keys(templates)
    .filter(isTileSlug)
    .map((slug) => [`world-${slug}`, `tile('${slug}')`] as const),
  ['hero-treehouse', 'hero()'],
  ['view-treehouse', "view('treehouse', 1600, 1000, 12)"],
]

const wanted = process.argv.slice(2)
const browser = await launchChromium()
try {
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error.message))
  await page.addStyleTag({ content: await fontFaces() })
  await page.addScriptTag({ content: await readFile(aframe, 'utf8') })
  await page.addScriptTag({ content: await bundlePage('scripts/thumbnails/studio.ts', 'studioPage') })
  await page.evaluate('studio.open()')
  for (const [name, call] of orders) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const address: unknown = await page.evaluate(`studio.${call}`)
    const bytes = Buffer.from(String(address).replace(/^data:image\/webp;base64,/, ''), 'base64')
    await writeFile(`${folder}/${name}.webp`, bytes)
    console.log(`${name}.webp ${bytes.length} B`)
  }
} finally {
  await browser.close()
}
