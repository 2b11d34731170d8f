import { diceOf } from './dice.ts'
import type { LetterKind } from './letter-kinds.ts'

/** More different words of one form than this are nobody's; products of it and of what is added to it stay exact. */
const enough = 2 ** 26

/** Words that are tried before one is taken that is not free. */
const mostTries = 64

/**
 * Words of one form (the kinds of its letters), each once until there are no more: then they come again, for a one-letter word of a
 * large alphabet must not be searched for ever. Nothing of the word that one stands for is in it.
 */
export class WordSupply {
  private readonly kinds: readonly LetterKind[]
  private readonly seed: string
  /** How many words differ in the letters that are counted, and how many letters those are. */
  private readonly size: number
  private readonly counted: number
  private readonly start: number
  private readonly step: number
  private count = 0
  /** A word that was made for itself and waits for another one. */
  private spare: string | undefined

  constructor(kinds: readonly LetterKind[], seed: string) {
    this.kinds = kinds
    this.seed = seed
    let [size, counted] = [1, 0]
    for (const kind of kinds) {
      if (size >= enough) break
      size *= kind.size
      counted++
    }
    this.size = size
    this.counted = counted
    const dice = diceOf(seed)
    this.start = dice(size)
    let step = 1 + dice(Math.min(size, enough))
    while (greatestDivisor(step, size) > 1) step++
    this.step = step
  }

  /** A word for `original`; another one as long as there is another one, and one that `isFree` as long as those are not rare. */
  next(original: string, isFree: (word: string) => boolean): string {
    const { spare } = this
    if (spare !== undefined && (spare !== original || this.count >= this.size)) {
      this.spare = undefined
      return spare
    }
    let made = ''
    for (let tries = 0; tries < mostTries; tries++) {
      made = this.word(this.count++)
      if (!isFree(made)) continue
      if (made !== original) return made
      this.spare ??= made
    }
    return made
  }

  private word(number: number): string {
    let rest = (this.start + (number % this.size) * this.step) % this.size
    const dice = diceOf(`${this.seed} ${number}`)
    let word = ''
    for (const [at, kind] of this.kinds.entries()) {
      word += kind.letter(at < this.counted ? rest % kind.size : dice(kind.size))
      rest = Math.floor(rest / kind.size)
    }
    return word
  }
}

function greatestDivisor(a: number, b: number): number {
  let [large, rest] = [a, b]
  while (rest > 0) [large, rest] = [rest, large % rest]
  return large
}
