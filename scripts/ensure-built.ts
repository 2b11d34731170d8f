import { readFile } from 'node:fs/promises'
import { buildProduct, buildStamp } from './build-product.ts'
import { sourceFingerprint } from './source-fingerprint.ts'

/** Builds unless `dist/` was built from exactly these sources. */
export async function ensureBuilt(): Promise<void> {
  const built = await readFile(buildStamp, 'utf8').catch(() => '')
  if (built === (await sourceFingerprint())) return
  console.error('Building …')
  await buildProduct()
}
