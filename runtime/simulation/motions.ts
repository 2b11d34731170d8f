/** Which motions of a thing (or of the screen, the camera …) are still wanted: `stop()` ends all of them, a new spin replaces the old one. */
export interface Motions {
  /** A question that is answered `true` until the thing is halted, or until another motion takes the same `slot`. */
  begin(id: string, slot?: string): () => boolean
  /** Ends the motion in a slot. */
  end(id: string, slot: string): void
  /** Whether a motion in this slot has begun that nothing has ended since: for motions that do not end by themselves. */
  isGoingOn(id: string, slot: string): boolean
  halt(id: string): void
}

const keyOf = (id: string, slot: string): string => `${id}:${slot}`

export function createMotions(): Motions {
  const halts = new Map<string, number>()
  const slots = new Map<string, { readonly halt: number | undefined }>()
  return {
    begin(id, slot) {
      const halt = halts.get(id)
      const token = { halt }
      const key = slot === undefined ? null : keyOf(id, slot)
      if (key !== null) slots.set(key, token)
      return () => halts.get(id) === halt && (key === null || slots.get(key) === token)
    },
    end(id, slot) {
      slots.delete(keyOf(id, slot))
    },
    isGoingOn(id, slot) {
      const token = slots.get(keyOf(id, slot))
      return token !== undefined && token.halt === halts.get(id)
    },
    halt(id) {
      halts.set(id, (halts.get(id) ?? 0) + 1)
    },
  }
}
