import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { deviceFiles } from '../../client/assets/device-files.ts'
import type { SceneFrames } from '../frame/scene-frames.ts'

/** Pixels. */
const size = 512

const made = new Map<string, Promise<string>>()

/** A picture of a model as a data URL, made once a page load; `''` when no scene is there or the model cannot be read. */
export async function modelPicture(
  frames: Pick<SceneFrames, 'takeModelPicture'>,
  { key, link, isOnDevice }: LibraryItem,
): Promise<string> {
  const known = made.get(key)
  if (known) return known
  const make = async () => {
    const kept = isOnDevice ? await deviceFiles.get(key) : undefined
    if (kept) {
      const bytes = new Uint8Array(await kept.bytes.arrayBuffer())
      return frames.takeModelPicture({ bytes, type: 'model/gltf-binary' }, size)
    }
    const { pathname, search } = new URL(link, location.href)
    return frames.takeModelPicture({ path: pathname + search }, size)
  }
  const picture = make().catch(() => '')
  made.set(key, picture)
  if ((await picture) === '') made.delete(key)
  return picture
}
