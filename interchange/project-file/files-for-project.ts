import type { AssetId } from '../../model/ids.ts'
import type { FileBytes } from '../world-zip/world-files.ts'
import { archiveLimits } from './archive-limits.ts'
import type { ProjectFile } from './project-file.ts'

export interface FilesForProject {
  readonly assets: ProjectFile['assets']
  /** For which a file that can still be opened has no room. */
  readonly tooMany: readonly AssetId[]
}

/** Bytes and files that the document and the manifest need at most, beside the files of the library. */
const others = { bytes: archiveLimits.manifest, files: 2 }

/** As many files, in their order, as a project file can hold beside a document of so many bytes. */
export function filesForProject(
  files: ReadonlyMap<AssetId, Pick<FileBytes, 'bytes'>>,
  documentBytes: number,
): FilesForProject {
  const assets: { id: AssetId; bytes: Uint8Array }[] = []
  const tooMany: AssetId[] = []
  let room = archiveLimits.unpacked - others.bytes - documentBytes
  for (const [id, { bytes }] of files) {
    if (bytes.length > room || assets.length >= archiveLimits.entries - others.files) tooMany.push(id)
    else {
      assets.push({ id, bytes })
      room -= bytes.length
    }
  }
  return { assets, tooMany }
}
