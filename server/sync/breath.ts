/** How long one turn of the event loop may go on with checking before everything else has its turn, in milliseconds. */
const turnMs = 12

/**
 * Keeps long work from holding up the process: called between its pieces, it answers nothing to wait for while this turn of the event
 * loop is young, otherwise the next turn. All work that shares one breath shares the time.
 */
export function createBreath(): () => Promise<void> | undefined {
  let next: Promise<void> | undefined
  let endsAt = 0
  return () => {
    if (!next) {
      endsAt = performance.now() + turnMs
      next = new Promise((resolve) =>
        setImmediate(() => {
          next = undefined
          resolve()
        }),
      )
    }
    return performance.now() < endsAt ? undefined : next
  }
}
