const lockName = (localId: string): string => `nestling.epoch.${localId}`

/** This tab's part in the epoch that a project is in. */
export interface EpochShare {
  /** Lets go of it. Another one after a rebuild that came to nothing. */
  release: () => void
}

/**
 * Keeps a project in its epoch as long as this tab may edit it; waits while another tab ends the epoch. Returns how to let go.
 */
export function shareEpoch(localId: string): Promise<() => void> {
  const shared = Promise.withResolvers<() => void>()
  const released = Promise.withResolvers<void>()
  void navigator.locks.request(lockName(localId), { mode: 'shared' }, () => {
    shared.resolve(released.resolve)
    return released.promise
  })
  return shared.promise
}

/**
 * Runs `action` while no tab of this browser may edit the project, and none can open it. False, without running it, when one still may
 * after `patienceMs`; else what `action` says. Let go of this tab's own share first.
 */
export async function endEpoch(
  localId: string,
  patienceMs: number,
  action: () => Promise<boolean>,
): Promise<boolean> {
  const patience = AbortSignal.timeout(patienceMs)
  let hasBegun = false
  try {
    return await navigator.locks.request(lockName(localId), { signal: patience }, () => {
      hasBegun = true
      return action()
    })
  } catch (error) {
    if (patience.aborted && !hasBegun) return false
    throw error
  }
}
