import { gzippedScript, readManifest } from './bundle-size.ts'
import { sizeRows } from './size-rows.ts'

interface PageSize {
  readonly name: string
  /** JavaScript after gzip. */
  readonly bytes: number
  readonly budget: number
}

/** What the pages of the build in `dist/` send; build first. */
export async function measureSizes(): Promise<readonly PageSize[]> {
  const manifests = { app: await readManifest('dist/app'), frame: await readManifest('dist/frame') }
  const measured = sizeRows.map(async ({ name, parts, budget }) => {
    const sizes = await Promise.all(
      parts.map(({ build, entries }) => gzippedScript(`dist/${build}`, manifests[build], entries)),
    )
    return { name, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0), budget }
  })
  return Promise.all(measured)
}
