/** One of the counts that a wrong try goes into. */
export interface GuessCount {
  /** A hash that says of what it is the count. */
  readonly key: string
  readonly max: number
}

/** Wrong tries, counted by the day (days since 1970) in one place for all processes. */
export interface Guesses {
  /** Adds one to each of these, unless one of them is at its most already: then none changes, and the answer is false. */
  add(counts: readonly GuessCount[], day: number): Promise<boolean>
  /** Takes one from each of these: the try was right. */
  takeBack(counts: readonly GuessCount[], day: number): Promise<void>
  /** Forgets the days before `oldest`. */
  forget(oldest: number): Promise<void>
}
