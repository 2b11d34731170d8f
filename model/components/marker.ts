import type { JsonObject } from '../json.ts'
import { Image } from './media.ts'

/** What there is in a picture to know it by. */
export interface MarkerFeatures {
  /** How many of its places a camera can tell from their neighbours. */
  readonly features: number
  /** How many of them can be followed from one camera picture to the next. */
  readonly tracked: number
}

/** With fewer of these a camera does not know a picture again (`tests/runtime/ar`). */
const fewestFeatures = 60
const fewestTracked = 8
/** So many times as much is enough from further away and from the side. */
const well = 3

/** How well a camera will know a picture. */
export function markerQuality({ features, tracked }: MarkerFeatures): 'plain' | 'fair' | 'good' {
  const share = Math.min(features / fewestFeatures, tracked / fewestTracked)
  return share < 1 ? 'plain' : share < well ? 'fair' : 'good'
}

interface Thing {
  readonly kind: string
  readonly isHidden: boolean
  readonly components: Readonly<Record<string, JsonObject>>
}

/** The picture of a scene by which AR places it: the first image that has component `marker`. */
export interface MarkerPicture<T extends Thing> {
  readonly thing: T
  readonly image: Image
}

/**
 * The picture that a camera looks for: the world stands round it as it stands round the image in the scene. `null` in a scene that is not
 * for AR.
 */
export function markerPicture<T extends Thing>(things: readonly T[]): MarkerPicture<T> | null {
  for (const thing of things) {
    if (thing.kind !== 'image' || thing.isHidden || thing.components.marker === undefined) continue
    const image = Image.safeParse(thing.components.image)
    if (image.success) return { thing, image: image.data }
  }
  return null
}
