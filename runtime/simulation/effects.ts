import type { SimEffect } from './sim-effect.ts'

/** Effects that are kept between two drains: of more, or where nobody looks, the oldest are forgotten. */
const mostEffects = 500

/** What a run wants to be seen or heard. */
export interface Effects {
  tell(effect: SimEffect): void
  /** What was told since the last call, in its order. */
  drain(): readonly SimEffect[]
}

export function createEffects(): Effects {
  let told: SimEffect[] = []
  return {
    tell(effect) {
      if (told.length >= mostEffects) told.shift()
      told.push(effect)
    },
    drain() {
      const drained = told
      told = []
      return drained
    },
  }
}
