/** Milliseconds of looking at a thing that are a click. */
const longEnough = 1_500

/** Clicks by looking, for whom has nothing in their hands: once for each time that somebody looks at a thing. */
export class Dwell<T> {
  #seen: T | null = null
  #since = 0

  /** What is looked at now, and the milliseconds since the last call; answers what is clicked. */
  look(seen: T | null, milliseconds: number): T | null {
    if (seen !== this.#seen) {
      this.#seen = seen
      this.#since = 0
      return null
    }
    const before = this.#since
    this.#since += milliseconds
    return before < longEnough && this.#since >= longEnough ? seen : null
  }

  /** From 0 to 1. */
  get share(): number {
    return this.#seen === null ? 0 : Math.min(1, this.#since / longEnough)
  }
}
