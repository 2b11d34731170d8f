import { smallPictureWidth } from '../../protocol/addresses/small-picture.ts'
import type { Picture } from '../storage/ports/publications.ts'

/** About 15 kB each. */
const mostKept = 500

type Found = Promise<Picture | undefined>

/** Small ones of published pictures, for lists: made when somebody asks, and those asked for last are kept. */
export class SmallPictures {
  private readonly kept = new Map<string, Found>()

  /** The small one of the picture that `key` names for ever; `find` is asked for that when it is not kept. */
  of(key: string, find: () => Found): Found {
    const small = this.kept.get(key) ?? this.made(key, find)
    this.kept.delete(key)
    this.kept.set(key, small)
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= mostKept) break
      this.kept.delete(oldest)
    }
    return small
  }

  private async made(key: string, find: () => Found): Found {
    try {
      const picture = await find()
      if (!picture) this.kept.delete(key)
      return picture && (await smaller(picture))
    } catch (error) {
      this.kept.delete(key)
      throw error
    }
  }
}

async function smaller({ bytes }: Picture): Promise<Picture> {
  const { default: sharp } = await import('sharp')
  const small = sharp(bytes)
    .resize(smallPictureWidth, null, { withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82 })
  return { bytes: await small.toBuffer(), type: 'image/jpeg' }
}
