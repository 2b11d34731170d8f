/** What listeners threw. */
export type Faults = readonly [unknown, ...(readonly unknown[])]

/**
 * Calls each listener, whatever one of them throws: that is a defect of that one, and no other may hear less for it. Returns what was
 * thrown, after `earlier`, for `throwFaults` when all have heard.
 */
export function tellAll<About>(
  listeners: Iterable<(about: About) => void>,
  about: About,
  earlier?: Faults,
): Faults | undefined {
  let faults = earlier
  for (const listener of listeners) {
    try {
      listener(about)
    } catch (fault) {
      faults = faults ? [...faults, fault] : [fault]
    }
  }
  return faults
}

/** Throws what was thrown, several together. */
export function throwFaults(faults: Faults | undefined): void {
  if (!faults) return
  throw faults.length === 1 ? faults[0] : new AggregateError(faults, 'several listeners threw')
}
