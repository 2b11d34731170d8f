/** Lets tasks of the same key wait for each other, in the order they were given; those of others go on beside them. */
export interface Lines {
  /** A failed task does not stop the next. */
  wait<Result>(key: string, task: () => Promise<Result>): Promise<Result>
  /** How many tasks of a key are being done or wait. */
  lengthOf(key: string): number
}

export function createLines(): Lines {
  const lines = new Map<string, { length: number; last: Promise<unknown> }>()
  return {
    wait(key, task) {
      const line = lines.get(key) ?? { length: 0, last: Promise.resolve() }
      lines.set(key, line)
      line.length += 1
      const result = line.last.then(task)
      const done = (): void => {
        line.length -= 1
        if (line.length === 0) lines.delete(key)
      }
      line.last = result.then(done, done)
      return result
    },
    lengthOf: (key) => lines.get(key)?.length ?? 0,
  }
}
