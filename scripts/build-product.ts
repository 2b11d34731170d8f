import { rm, writeFile } from 'node:fs/promises'
import { build } from 'vite'
import { asProduction } from './as-production.ts'
import { compressFiles } from './compress-files.ts'
import { zipFrame } from './interchange/zip-frame.ts'
import { buildWorker } from './offline/build-worker.ts'
import { writePages } from './pages/write-pages.ts'
import { sourceFingerprint } from './source-fingerprint.ts'
import { writeLicences } from './write-licences.ts'

/** File that names the sources that `dist/` was built from. */
export const buildStamp = 'dist/.sources'

/** Builds the app into `dist/app` and the scene frame into `dist/frame`, and compresses both. */
export const buildProduct = (): Promise<void> => asProduction(buildAll)

async function buildAll(): Promise<void> {
  await rm(buildStamp, { force: true })
  await build({ configFile: 'vite.config.ts', logLevel: 'warn' })
  await build({ configFile: 'runtime/vite.config.ts', logLevel: 'warn' })
  await writePages('dist/app')
  await buildWorker('dist/app')
  await Promise.all([writeLicences('dist/app', 'app'), writeLicences('dist/frame', 'frame')])
  await writeFile('dist/app/stand-alone.zip', zipFrame())
  await Promise.all([compressFiles('dist/app'), compressFiles('dist/frame')])
  await writeFile(buildStamp, await sourceFingerprint())
}
