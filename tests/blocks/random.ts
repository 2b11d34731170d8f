export type Random = () => number

/** A seeded source of numbers in [0, 1) (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const below = (random: Random, count: number) => Math.floor(random() * count)
export const pick = <T>(random: Random, list: readonly T[]): T | undefined => list[below(random, list.length)]
