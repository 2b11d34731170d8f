import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import { createValue, type ObservableValue } from '../observable-value.ts'
import type { JournalStore, StoredSession, StoredState } from './journal-store.ts'

export interface JournalWriter {
  /** The highest entry that is complete on disk. */
  readonly stored: ObservableValue<number>
  /** Why the browser refuses to store, as long as it does. */
  readonly failure: ObservableValue<string | null>
  add(entries: readonly JournalEntry[]): void
  /** Writes the state again although there is no new entry. */
  touch(): void
}

/** How long to wait before a refused write is tried again. */
const retryMs = 2_000

/**
 * Writes a session's entries in order, one transaction at a time, starting at once; entries that come meanwhile go together
 * into the next. A refused write (quota) is kept and tried again: nothing is dropped.
 */
export function createJournalWriter(
  store: JournalStore,
  session: StoredSession,
  tab: string,
  readState: () => StoredState,
): JournalWriter {
  const stored = createValue(0)
  const failure = createValue<string | null>(null)
  let queue: JournalEntry[] = []
  let isTouched = false
  let isWriting = false

  async function drain(): Promise<void> {
    isWriting = true
    while (queue.length > 0 || isTouched) {
      const batch = queue
      queue = []
      isTouched = false
      try {
        await store.write(session, batch, tab, readState())
        failure.set(null)
        const last = batch.at(-1)
        if (last) stored.set(last.seq)
      } catch (error) {
        queue = [...batch, ...queue]
        failure.set(error instanceof Error ? error.name : 'unknown')
        await new Promise((resolve) => setTimeout(resolve, retryMs))
        isTouched = true
      }
    }
    isWriting = false
  }
  const start = (): void => {
    if (!isWriting) void drain()
  }

  return {
    stored,
    failure,
    add(entries) {
      queue.push(...entries)
      start()
    },
    touch() {
      isTouched = true
      start()
    },
  }
}
