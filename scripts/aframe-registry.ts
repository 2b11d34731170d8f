/**
 * Reads from A-Frame itself which components, shapes, shaders and tags it knows and what a tag's attributes mean, and writes it to
 * `interchange/aframe-html/aframe-registry.json`. Run it after another release of A-Frame was taken: `node scripts/aframe-registry.ts`.
 */
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { launchChromium } from './frame/launch-chromium.ts'

const file = 'interchange/aframe-html/aframe-registry.json'

/** Runs in the page: everything as texts, as a page would write it. */
const readRegistry = `(() => {
  const text = (value) => (typeof value === 'object' ? [value.x, value.y, value.z].join(' ') : String(value))
  const isSet = (value) => typeof value === 'object' && !('x' in value)
  const texts = (value) =>
    isSet(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, text(item)])) : text(value)
  const sorted = (object, read) =>
    Object.fromEntries(Object.entries(object).sort().map(([name, value]) => [name, read(value, name)]))
  const properties = ({ schema }) => Object.keys(schema).sort()
  const mesh = document.createElement('a-dodecahedron').mappings
  const material = Object.fromEntries(Object.entries(mesh).filter(([, path]) => path.startsWith('material')))
  return {
    components: sorted(AFRAME.components, (one) =>
      one.isSingleProperty || one.Component.prototype.isSingleProperty ? null : properties(one)),
    sceneOnly: Object.keys(AFRAME.components).filter((name) => AFRAME.components[name].Component.prototype.sceneOnly).sort(),
    geometries: sorted(AFRAME.geometries, properties),
    shaders: sorted(AFRAME.shaders, properties),
    materialMappings: material,
    primitives: sorted(AFRAME.primitives.primitives, (_, name) => {
      const { defaultComponentsFromPrimitive: defaults, mappings } = document.createElement(name)
      const hasMaterial = Object.entries(material).every(([attribute, path]) => mappings[attribute] === path)
      const own = Object.entries(mappings).filter(([attribute, path]) => !hasMaterial || material[attribute] !== path)
      return { defaults: sorted(defaults, texts), hasMaterial, mappings: Object.fromEntries(own) }
    }),
  }
})()`

const browser = await launchChromium()
const page = await browser.newPage()
await page.setContent('<body></body>')
await page.addScriptTag({ path: 'node_modules/aframe/dist/aframe-v1.8.0.min.js' })
await writeFile(file, JSON.stringify(await page.evaluate(readRegistry)))
await browser.close()
execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', file], {
  stdio: 'inherit',
})
