import type { FastifyBaseLogger } from 'fastify'
import { dayMs } from '../../protocol/day-ms.ts'
import { binMs } from '../../protocol/http/bin.ts'
import { clearLeftBehind } from './arrival-folder.ts'
import type { AssetServices } from './asset-services.ts'
import { dropUpload } from './finish-upload.ts'

const hourMs = 60 * 60 * 1000

/** Removes what has run out: files in the bin, anonymous ones, uploads that were never finished, and bytes that nothing needs any more. */
export async function sweepFiles(services: AssetServices): Promise<void> {
  const { assets, uploads, blobs, unchecked, now } = services
  const at = now()
  await assets.forget(at - binMs, at)
  for (const upload of await uploads.begunBefore(at - dayMs)) await dropUpload(services, upload)
  for (const key of await assets.unreferenced(at - hourMs)) {
    if (await assets.dropBlob(key, at - hourMs)) await blobs.delete(key)
  }
  await blobs.clearUnfinished(at - hourMs)
  await clearLeftBehind(unchecked, at - dayMs)
}

/** Sweeps now and every hour; answers how to stop. A sweep that fails is logged and tried again the next time. */
export function startSweeping(services: AssetServices, logger: FastifyBaseLogger): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const sweep = (): void => {
    running = running
      .then(() => sweepFiles(services))
      .catch((error: unknown) => logger.error({ err: error }, 'files could not be swept'))
  }
  sweep()
  const timer = setInterval(sweep, hourMs).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
