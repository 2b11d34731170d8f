import type { AvatarStyle } from '../../model/components/avatar.ts'
import type { HotspotSign } from '../../model/components/hotspot.ts'
import type { ModelName } from '../../model/components/model.ts'
import type { Clips } from './clips/clip.ts'
import type { Sculpture } from './kit/sculpture.ts'

/** How a model is made. */
export interface Recipe {
  readonly sculpt: (sculpture: Sculpture) => void
  /** For its randomness; 12 where there is none. */
  readonly seed?: number
  /** What floats has its origin in its middle and no shade of the ground. */
  readonly floats?: true
  /** How it moves; the joints are those of `sculpt`. */
  readonly clips?: Clips
}

/** Everything that has a recipe: the shipped models, plants as they look from afar, the player's figures, and the signs of hotspots. */
export type RecipeName =
  | ModelName
  | `far-${'tree' | 'pine' | 'bush'}`
  | `${AvatarStyle}-avatar`
  | `${HotspotSign}-hotspot`
export type Family = Readonly<Partial<Record<RecipeName, Recipe>>>
