import { Hash } from '../../../model/hash.ts'

/** Whole numbers below a bound, one after the other; the same seed throws the same. */
export type Dice = (below: number) => number

/** For other words and lines, not for secrets: who knows the seed knows all throws. */
export function diceOf(seed: string): Dice {
  let state = Number.parseInt(new Hash().text(seed).half(), 16)
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
