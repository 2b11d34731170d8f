import { along } from './along.ts'
import type { Tone } from './tone.ts'

/** A filter whose pitch moves; it is stable for every pitch below half of the sample rate. */
export class SweepingFilter {
  readonly #filter: NonNullable<Tone['filter']>
  readonly #rate: number
  readonly #damping: number
  #strength = 0
  #first = 0
  #second = 0

  constructor(filter: NonNullable<Tone['filter']>, rate: number) {
    this.#filter = filter
    this.#rate = rate
    this.#damping = 1 / (filter.ring ?? 0.7)
  }

  /** Moves its pitch to where it is at this share of the tone. */
  tune(share: number): void {
    const pitch = Math.min(along(this.#filter.pitch, share), this.#rate * 0.45)
    this.#strength = Math.tan((Math.PI * pitch) / this.#rate)
  }

  next(sample: number): number {
    const strength = this.#strength
    const damping = this.#damping
    const high =
      (sample - (strength + damping) * this.#first - this.#second) / (1 + strength * (strength + damping))
    const band = strength * high + this.#first
    const low = strength * band + this.#second
    this.#first = strength * high + band
    this.#second = strength * band + low
    switch (this.#filter.kind) {
      case 'low':
        return low
      case 'band':
        return band * damping
      case 'high':
        return high
    }
  }
}
