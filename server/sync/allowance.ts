interface Pace {
  readonly perSecond: number
  /** How many may come at once after a pause. */
  readonly burst: number
}

/** Answers for each thing that somebody does whether it is still within their pace. */
export function createAllowance({ perSecond, burst }: Pace, now: () => number): () => boolean {
  let left = burst
  let at = now()
  return () => {
    const time = now()
    left = Math.min(burst, left + ((time - at) / 1000) * perSecond)
    at = time
    if (left < 1) return false
    left -= 1
    return true
  }
}
