import { expect } from 'vitest'

/**
 * Expects that a property has met what it is about more than `atLeast` times; without that it proves nothing. Not asked when
 * `FUZZ_TIMES` makes it a glance.
 */
export function expectOften(what: string, count: number, atLeast: number): void {
  if (Number(process.env.FUZZ_TIMES ?? 1) >= 1) expect(count, what).toBeGreaterThan(atLeast)
}
