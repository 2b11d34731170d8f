import { toBase64 } from '../../commands/core/base64.ts'
import { Sound, usualSize, Video } from '../../model/components/media.ts'
import { AssetId } from '../../model/ids.ts'
import type { Entity } from '../../model/project/project.ts'
import type { FileBytes } from '../world-zip/world-files.ts'

/** A sound or a film that is part of a page, as an element of A-Frame's `<a-assets>`. */
export interface PageMedium {
  readonly tag: 'audio' | 'video'
  readonly id: string
  /** Data URL. */
  readonly address: string
}

/** The sounds and films of a page by what components call them. */
export type PageMedia = ReadonlyMap<string, PageMedium>

/** What of the files A-Frame plays by itself. */
export function pageMedia(entities: readonly Entity[], files: ReadonlyMap<AssetId, FileBytes>): PageMedia {
  const media = new Map<string, PageMedium>()
  for (const { kind, components } of entities) {
    const played = kind === 'sound' ? Sound.safeParse(components.sound) : Video.safeParse(components.video)
    if (!played.success || (kind !== 'sound' && kind !== 'video') || media.has(played.data.source)) continue
    const file = files.get(AssetId.parse(played.data.source.slice('asset:'.length)))
    if (!file) continue
    const address = `data:${file.type};base64,${toBase64(file.bytes)}`
    const tag = kind === 'sound' ? 'audio' : 'video'
    media.set(played.data.source, { tag, id: `${tag}-${media.size + 1}`, address })
  }
  return media
}

/** How wide a film is for its height, which a page tells only once it plays it. */
const usualShape = 9 / 16

/** What A-Frame does with a thing that plays one of the media; nothing for every other thing. */
export function mediumLook(
  { kind, components }: Entity,
  media: PageMedia,
): readonly (readonly [string, string])[] | undefined {
  if (kind === 'sound') {
    const { data } = Sound.safeParse(components.sound)
    const medium = data && media.get(data.source)
    if (!medium) return undefined
    const { volume = 1, loop = false } = data
    return [['sound', `src: #${medium.id}; autoplay: true; loop: ${loop}; volume: ${volume}`]]
  }
  if (kind !== 'video') return undefined
  const { data } = Video.safeParse(components.video)
  const medium = data && media.get(data.source)
  if (!medium) return undefined
  const { size = usualSize } = data
  return [
    ['geometry', `primitive: plane; width: ${size}; height: ${size * usualShape}`],
    ['material', `shader: flat; side: double; src: #${medium.id}`],
  ]
}
