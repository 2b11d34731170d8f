/** Sessions of this page that are left and have not ended yet, by project. */
const closing = new Map<string, Promise<unknown>>()

/** How long an opening waits for them. */
const patienceMs = 3_000

/** Remembers a session of a project until it has ended. */
export function noteClosing(localId: string, end: Promise<void>): void {
  const all = Promise.all([closing.get(localId), end]).finally(() => {
    if (closing.get(localId) === all) closing.delete(localId)
  })
  closing.set(localId, all)
}

/**
 * Settles when the sessions of a project that this page has left are over, so that the next one reads all that they had. It does not wait for
 * ever: a disk that refuses keeps them, and the next one opens beside them then as beside another tab, and hears from them.
 */
export async function whenClosed(localId: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  await Promise.race([closing.get(localId), patience])
  clearTimeout(timer)
}
