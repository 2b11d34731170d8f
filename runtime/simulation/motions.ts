/** Which motions of a thing (or of the screen, the camera …) are still wanted: `stop()` ends all of them, a new spin replaces the old one. */
export interface Motions {
  /** A question that is answered `true` until the thing is halted, or until another motion takes the same `slot`. */
  begin(id: string, slot?: string): () => boolean
  halt(id: string): void
}

export function createMotions(): Motions {
  const halts = new Map<string, number>()
  const slots = new Map<string, object>()
  return {
    begin(id, slot) {
      const halt = halts.get(id)
      const token = {}
      const key = slot === undefined ? null : `${id}:${slot}`
      if (key !== null) slots.set(key, token)
      return () => halts.get(id) === halt && (key === null || slots.get(key) === token)
    },
    halt(id) {
      halts.set(id, (halts.get(id) ?? 0) + 1)
    },
  }
}
