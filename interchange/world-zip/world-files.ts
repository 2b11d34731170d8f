import type { Asset } from '../../model/assets/asset.ts'
import { assetReference, type Reference } from '../../model/assets/reference.ts'
import type { AssetId } from '../../model/ids.ts'

/** The bytes of a file of the library, and what they are. */
export interface FileBytes {
  readonly bytes: Uint8Array
  /** A media type such as `image/png`. */
  readonly type: string
}

/** A file of a world that runs by itself. */
export interface WorldFile extends FileBytes {
  /** How components name it. */
  readonly source: Reference
  /** Where it lies beside the page. */
  readonly path: string
}

/** The files of a world under paths that any web server understands; those without bytes are left out. */
export const worldFiles = (
  assets: readonly Asset[],
  found: ReadonlyMap<AssetId, FileBytes>,
): readonly WorldFile[] =>
  assets.flatMap(({ id, key }, index) => {
    const file = found.get(id)
    if (!file) return []
    const path = `files/${index + 1}${key.slice(key.lastIndexOf('.'))}`
    return [{ ...file, source: assetReference(id), path }]
  })
