/** Name of a program in `node_modules/.bin` and what it is called with. */
export type TestRun = readonly [command: string, ...args: readonly string[]]

/** A part of the product that is taken out, and the tests that must notice. */
export interface Cut {
  readonly name: string
  /** What a person would lose. */
  readonly meaning: string
  readonly file: string
  /** Stands in `file` exactly once. */
  readonly find: string
  readonly replace: string
  /** The tests look at the built product. */
  readonly needsBuild: boolean
  /** At least one of them must turn red. */
  readonly tests: readonly TestRun[]
}
