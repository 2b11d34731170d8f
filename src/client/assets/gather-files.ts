import type { Asset } from '../../../model/assets/asset.ts'
import { assetReference } from '../../../model/assets/reference.ts'
import type { AssetId } from '../../../model/ids.ts'
import type { FrameFileType } from '../../../protocol/frame/frame-file.ts'
import { mimeOfKey } from './file-kinds.ts'
import { findFiles } from './find-files.ts'
import { hashOf } from './hash-of.ts'

/** A file of the project with its bytes. */
export interface GatheredFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: FrameFileType
}

export interface GatheredFiles {
  readonly files: ReadonlyMap<AssetId, GatheredFile>
  /** Those whose bytes cannot be had now. */
  readonly missing: readonly Asset[]
}

/**
 * The bytes of files of a project, from this device or from the server. `readElsewhere` reads a path of the scene frames' site, which no page of
 * the app can; what it answers is believed only when it is what the file's key says.
 */
export async function gatherFiles(
  assets: readonly Asset[],
  projectId: string | null,
  readElsewhere: (path: string) => Promise<Uint8Array>,
): Promise<GatheredFiles> {
  const found = new Map(await findFiles(assets, projectId))
  const files = new Map<AssetId, GatheredFile>()
  const missing: Asset[] = []
  const readBelieved = async (path: string, key: string) => {
    const bytes = new Uint8Array(await readElsewhere(path))
    return (await isOfKey(bytes, key)) ? bytes : undefined
  }
  for (const asset of assets) {
    const file = found.get(assetReference(asset.id))
    const type = mimeOfKey(asset.key)
    const bytes = file && ('bytes' in file ? file.bytes : await readBelieved(file.path, asset.key))
    if (bytes && type) files.set(asset.id, { bytes, type })
    else missing.push(asset)
  }
  return { files, missing }
}

const isOfKey = async (bytes: Uint8Array<ArrayBuffer>, key: string): Promise<boolean> =>
  key.startsWith(await hashOf(new Blob([bytes])))
