import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import type { FrameFile } from '../../../protocol/frame/frame-file.ts'
import { deviceFiles } from '../../client/assets/device-files.ts'
import { mimeOfKey } from '../../client/assets/file-kinds.ts'

/** How a scene frame gets at a file of the library: as bytes from this device, or at its address on the frame's own site. */
export async function fileOfItem({ key, link, isOnDevice }: LibraryItem): Promise<FrameFile> {
  const type = mimeOfKey(key)
  const kept = isOnDevice && type ? await deviceFiles.get(key) : undefined
  if (kept && type) return { bytes: new Uint8Array(await kept.bytes.arrayBuffer()), type }
  const { pathname, search } = new URL(link, location.href)
  return { path: pathname + search }
}
