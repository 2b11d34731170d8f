import type { JsonValue } from '../json.ts'
import { limits } from './limits.ts'

/** When (Lamport time) and by whom something was claimed; ties are broken by `c`, then by the id of what is claimed. */
export interface Stamp {
  readonly t: number
  readonly c: string
}

/** What a record without a readable stamp counts as: older than everything. */
export const noStamp: Stamp = Object.freeze({ t: 0, c: '' })

/** The stamp inside a stored value (`place`, `born`, `del` …), or `noStamp`. */
export function readStamp(value: JsonValue | undefined): Stamp {
  if (typeof value !== 'object' || value === null || !('t' in value) || !('c' in value)) return noStamp
  const { t, c } = value
  return isLamport(t) && typeof c === 'string' ? { t, c } : noStamp
}

/** The Lamport time inside a stored value, 0 when there is none. */
export function readLamport(value: unknown): number {
  if (typeof value !== 'object' || value === null || !('t' in value)) return 0
  return isLamport(value.t) ? value.t : 0
}

/**
 * The highest of these Lamport times that the clock is set to, which stands at `now`: one that lies too far beyond all others is a claim
 * like any other, but no time.
 */
export function clockAfter(now: number, times: readonly number[]): number {
  let clock = now
  const far: number[] = []
  for (const time of times)
    if (time - clock > limits.lamportLeap) far.push(time)
    else if (time > clock) clock = time
  for (const time of far.sort((a, b) => a - b)) {
    if (time - clock > limits.lamportLeap) return clock
    clock = Math.max(clock, time)
  }
  return clock
}

const isLamport = (t: unknown): t is number =>
  typeof t === 'number' && Number.isInteger(t) && t >= 0 && t <= limits.lamport

/** Order of claims: by time, then person, then id, so that it is the same on every replica. */
export function compareClaims(
  a: Stamp & { readonly id: string },
  b: Stamp & { readonly id: string },
): number {
  return a.t - b.t || compareText(a.c, b.c) || compareText(a.id, b.id)
}

/** By UTF-16 units: the same in every locale. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
