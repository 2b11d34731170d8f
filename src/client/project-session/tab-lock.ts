/** This tab's turn to write a project: one tab of this browser holds it, the others wait in line. */
export interface TabLock {
  /** Whether this tab got it at once; `false`: another tab writes for now. */
  readonly isFirst: Promise<boolean>
  /** Settles when this tab holds the lock: at once, or when the holder closes, crashes or lets go. */
  readonly granted: Promise<void>
  /** Lets go of it, or of the wish for it; settles when the next may have it. */
  release(): Promise<void>
}

/**
 * Asks for the one writer's lock of a project. The browser frees it when a tab dies, so a crash never locks a project.
 */
export function requestTabLock(projectId: string): TabLock {
  const name = `nestling.project.${projectId}`
  const abort = new AbortController()
  const first = Promise.withResolvers<boolean>()
  const grant = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const hold = (lock: Lock | null): Promise<void> => {
    first.resolve(lock !== null)
    if (!lock) return Promise.resolve()
    grant.resolve()
    return release.promise
  }

  async function ask(): Promise<void> {
    await navigator.locks.request(name, { ifAvailable: true }, hold)
    if (await first.promise) return
    await navigator.locks.request(name, { signal: abort.signal }, hold).catch((error: unknown) => {
      // Closing a tab that still waits withdraws its request; anything else is a bug.
      if (!abort.signal.aborted) throw error
    })
  }

  const end = ask()
  return {
    isFirst: first.promise,
    granted: grant.promise,
    release() {
      release.resolve()
      abort.abort()
      return end
    },
  }
}
