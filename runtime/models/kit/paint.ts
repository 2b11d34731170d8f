import type { Cover } from './seen-corners.ts'

/** How a part is coloured. Flat facets unless `smooth`. */
export interface Paint {
  readonly color: string
  /** Colour at the upper end of the part; between them it blends by height. */
  readonly top?: string
  /** Spread of the facets' lightness, ± this much; 0.03 unless told. */
  readonly vary?: number
  /** Takes part in the model's tint. */
  readonly main?: boolean
  readonly smooth?: boolean
  /** Shines by itself: brightness above 1 that no shade darkens. */
  readonly glow?: number
  /** What other parts cover, in the space that the part is placed in: facets inside it are left out. */
  readonly covers?: readonly Cover[]
}
