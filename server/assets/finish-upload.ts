import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Upload } from '../storage/ports/uploads.ts'
import { withArrivalFolder } from './arrival-folder.ts'
import type { AssetServices } from './asset-services.ts'
import { askStore } from './store-failure.ts'
import { type StoreVerdict, storeFiles } from './store-files.ts'

/** Removes an upload with its parts. */
export async function dropUpload(
  { uploads, blobs }: Pick<AssetServices, 'uploads' | 'blobs'>,
  { id, parts }: Upload,
): Promise<void> {
  await uploads.remove(id)
  for (const part of parts) await blobs.delete(`parts/${id}/${part}`)
}

/** Puts the parts together into a file; answers its hash. */
async function assemble({ blobs }: AssetServices, upload: Upload, path: string): Promise<string> {
  const hash = createHash('sha256')
  const file = await open(path, 'w')
  try {
    for (const part of upload.parts) {
      for await (const chunk of await askStore(blobs.read(`parts/${upload.id}/${part}`))) {
        hash.update(chunk)
        await file.write(chunk)
      }
    }
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

/**
 * Checks and stores an upload that has arrived completely, and ends it: also when the file is refused. It stays when the server is what failed (`StoreFailure`,
 * too many at once), so that it can be finished again.
 */
export async function finishUpload(services: AssetServices, upload: Upload): Promise<StoreVerdict> {
  if (upload.received !== upload.length) return { ok: false, code: 'asset.upload-incomplete' }
  return withArrivalFolder(services.unchecked, async (folder) => {
    const path = join(folder, '0')
    const hash = await assemble(services, upload, path)
    const { fileName, name, length: bytes } = upload
    const verdict: StoreVerdict =
      hash === upload.hash
        ? await storeFiles(services, upload.holder, upload.type, [
            { folder, path, fileName, name, bytes, hash },
          ])
        : { ok: false, code: 'asset.upload-damaged' }
    const canTryAgain = !verdict.ok && verdict.code === 'asset.busy'
    if (!canTryAgain) await dropUpload(services, upload)
    return verdict
  })
}
