/** What something was in the last steps of a run. */
export class StepsPast<Value> {
  readonly #most: number
  readonly #isSame: (a: Value, b: Value) => boolean
  readonly #steps: Value[] = []

  /** Remembers `most` steps, and what there was before them; what is the same as in the step before is kept once. */
  constructor(most: number, isSame: (a: Value, b: Value) => boolean) {
    this.#most = most
    this.#isSame = isSame
  }

  /** Whether a value is another one than that of the last step. */
  isOther(value: Value): boolean {
    const last = this.#steps.at(-1)
    return last === undefined || !this.#isSame(last, value)
  }

  /** After each step. */
  record(value: Value): void {
    const last = this.#steps.at(-1)
    this.#steps.push(last !== undefined && this.#isSame(last, value) ? last : value)
    if (this.#steps.length > this.#most + 1) this.#steps.shift()
  }

  /** Puts a value in the place of that of the last step. */
  replace(value: Value): void {
    if (this.#steps.length > 0) this.#steps[this.#steps.length - 1] = value
  }

  /** So many steps ago, or the first that is known. */
  at(stepsBack: number): Value | undefined {
    return this.#steps[Math.max(0, this.#steps.length - 1 - stepsBack)]
  }
}
