/** Where a block stands in a program. */
export interface BlockPlace {
  /** The statement whose lines it helps to write. */
  readonly statement: string
  /** How many mouths it is in. */
  readonly depth: number
  /** The thing that is called `it` here, and whether some block has asked for it; `null` where there is none. */
  readonly it: { isUsed: boolean } | null
  readonly isInLoop: boolean
  /** The function that a condition becomes here, and whether something in it has to be awaited. */
  readonly check: { awaits: boolean } | null
}

/** Where a stack begins. */
export const stackPlace = (statement: string): BlockPlace => ({
  statement,
  depth: 0,
  it: null,
  isInLoop: false,
  check: null,
})
