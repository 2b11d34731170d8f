import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import type { SceneFrames } from '../frame/scene-frames.ts'
import { fileOfItem } from './file-of-item.ts'

/** Pixels. */
const size = 512

const made = new Map<string, Promise<string>>()

/** A picture of a model as a data URL, made once a page load; `''` when no scene is there or the model cannot be read. */
export async function modelPicture(
  frames: Pick<SceneFrames, 'takeModelPicture'>,
  item: LibraryItem,
): Promise<string> {
  const known = made.get(item.key)
  if (known) return known
  const picture = fileOfItem(item)
    .then((file) => frames.takeModelPicture(file, size))
    .catch(() => '')
  made.set(item.key, picture)
  if ((await picture) === '') made.delete(item.key)
  return picture
}
