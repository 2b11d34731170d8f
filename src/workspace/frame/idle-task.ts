/** Work that waits for a quiet moment. */
export interface IdleTask {
  /** Does the work once the page has had nothing to do for a while; planning it again begins the wait anew. */
  plan(): void
  cancel(): void
}

/** Milliseconds after which it is done although the page is busy. */
const patience = 2000

/**
 * Makes a task that does `work` when nothing was planned for `quiet` milliseconds and the page is idle. Safari has no idle
 * callbacks: there the quiet must do.
 */
export function createIdleTask(work: () => void, quiet = 500): IdleTask {
  let timer: ReturnType<typeof setTimeout> | undefined
  let callback: number | undefined
  const cancel = () => {
    clearTimeout(timer)
    if (callback !== undefined) cancelIdleCallback(callback)
    callback = undefined
  }
  const whenIdle = () => {
    if (typeof requestIdleCallback === 'undefined') work()
    else callback = requestIdleCallback(work, { timeout: patience })
  }
  return {
    plan() {
      cancel()
      timer = setTimeout(whenIdle, quiet)
    },
    cancel,
  }
}
