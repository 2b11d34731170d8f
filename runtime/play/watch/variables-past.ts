import type { WatchedVariable } from '../../../protocol/frame/run-watch.ts'

/** What the variables held in the last steps of a run. */
export class VariablesPast {
  readonly #most: number
  readonly #steps: (readonly WatchedVariable[])[] = []

  constructor(most: number) {
    this.#most = most
  }

  /** After each step. Nothing is kept before there is a variable. */
  record(variables: readonly WatchedVariable[]): void {
    if (this.#steps.length === 0 && variables.length === 0) return
    const last = this.#steps.at(-1)
    this.#steps.push(last && isSame(last, variables) ? last : variables)
    if (this.#steps.length > this.#most + 1) this.#steps.shift()
  }

  /** So many steps ago, or the first that is known. */
  at(stepsBack: number): readonly WatchedVariable[] {
    return this.#steps[Math.max(0, this.#steps.length - 1 - stepsBack)] ?? []
  }
}

const isSame = (a: readonly WatchedVariable[], b: readonly WatchedVariable[]): boolean =>
  a.length === b.length &&
  a.every(({ fileId, name, text }, index) => {
    const other = b[index]
    return other?.fileId === fileId && other.name === name && other.text === text
  })
