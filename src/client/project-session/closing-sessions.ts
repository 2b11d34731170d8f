/** Sessions of this page that are left and have not ended yet, by project. */
const closing = new Map<string, Promise<unknown>>()

/** How long an opening waits for them. */
const patienceMs = 3_000

/** Remembers a session of a project until it has ended. */
export function noteClosing(localId: string, end: Promise<void>): void {
  const all = Promise.allSettled([closing.get(localId), end]).finally(() => {
    if (closing.get(localId) === all) closing.delete(localId)
  })
  closing.set(localId, all)
}

/**
 * Settles when the sessions of a project that this page has left are over, or of all projects, so that the next one finds all that they had. It
 * does not wait for ever: a disk that refuses keeps them, and the next one opens beside them then as beside another tab, and hears from them.
 */
export async function whenClosed(localId?: string): Promise<void> {
  // A project is left a task after nobody shows it any more.
  await new Promise((resolve) => setTimeout(resolve))
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  const ends = localId === undefined ? [...closing.values()] : [closing.get(localId)]
  await Promise.race([Promise.all(ends), patience])
  clearTimeout(timer)
}
