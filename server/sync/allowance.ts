export interface Pace {
  readonly perSecond: number
  /** How many may come at once after a pause. */
  readonly burst: number
}

/** Answers for each thing that somebody does, which may count as several, whether it is still within their pace. */
export function createAllowance({ perSecond, burst }: Pace, now: () => number): (cost?: number) => boolean {
  let left = burst
  let at = now()
  return (cost = 1) => {
    const time = now()
    left = Math.min(burst, left + ((time - at) / 1000) * perSecond)
    at = time
    if (left < cost) return false
    left -= cost
    return true
  }
}
