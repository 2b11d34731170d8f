/**
 * Finds lowest free numbers among names that are taken, of which there may come more, never less. What was found taken is not tried
 * again for any name that would come out the same, so that thousands of names that meet cost no more than that.
 */
export class FreeNumbers {
  private readonly taken: ReadonlySet<string>
  private readonly keyOf: (name: string) => string
  /** By the key of the name with the lowest number of as many digits: from a number that is taken to a higher one below which all are. */
  private readonly jumps = new Map<string, Map<number, number>>()

  /** `keyOf`: what two names must differ in; `taken` holds such keys. */
  constructor(taken: ReadonlySet<string>, keyOf: (name: string) => string) {
    this.taken = taken
    this.keyOf = keyOf
  }

  /**
   * The lowest number from `from` (1 or more) with which the name is free. `numbered` puts a number behind a stem, which may be cut: the same
   * way for all numbers of as many digits.
   */
  lowest(from: number, numbered: (number: number) => string): number {
    // How a stem is cut depends on how long its number is, and names that meet when they are cut may differ when they are cut less.
    for (let next = from; ; ) {
      const lowest = 10 ** (String(next).length - 1)
      const end = lowest * 10
      next = this.lowestBelow(end, next, numbered, this.keyOf(numbered(lowest)))
      if (next < end) return next
    }
  }

  /** The same among numbers of as many digits, or `end`, behind all of these. */
  private lowestBelow(
    end: number,
    from: number,
    numbered: (number: number) => string,
    stemKey: string,
  ): number {
    const jumps = this.jumps.get(stemKey) ?? new Map<number, number>()
    this.jumps.set(stemKey, jumps)
    const passed: number[] = []
    let next = from
    while (next < end && this.taken.has(this.keyOf(numbered(next)))) {
      passed.push(next)
      next = jumps.get(next) ?? next + 1
    }
    for (const one of passed) jumps.set(one, next)
    return next
  }
}
