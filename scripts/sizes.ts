import { gzippedScript, readManifest } from './bundle-size.ts'
import { sizeRows } from './size-rows.ts'

/** `npm run sizes`: fails when a page sends more JavaScript than its budget (architecture 11). */
const manifests = { app: await readManifest('dist/app'), frame: await readManifest('dist/frame') }
let isWithin = true
for (const { name, parts, budget } of sizeRows) {
  const sizes = await Promise.all(parts.map(({ build, entries }) => gzippedScript(`dist/${build}`, manifests[build], entries)))
  const size = sizes.reduce((sum, bytes) => sum + bytes, 0)
  const ok = size <= budget
  isWithin &&= ok
  console.log(`${ok ? '✓' : '✗'} ${name}: ${(size / 1000).toFixed(0)} KB of ${(budget / 1000).toFixed(0)} KB`)
}
process.exit(isWithin ? 0 : 1)
