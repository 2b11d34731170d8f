import { createValue, type ObservableValue } from '../observable-value.ts'
import { type JournalStore, segmentLost } from './journal-store.ts'
import type { Recorder } from './recorder.ts'
import { RetryPause } from './retry-pause.ts'
import type { StoredState } from './stored-state.ts'

export interface JournalWriter {
  /** The highest entry that is complete on disk; −1 while what they stand on is not, or is lost. */
  readonly stored: ObservableValue<number>
  /** Why the browser refuses to store, as long as it does. */
  readonly failure: ObservableValue<string | null>
  /** Whether there is something to write that was not refused. */
  readonly isBusy: ObservableValue<boolean>
  /** Writes what the recorder has that is not on disk. */
  write(): void
  /** Writes the state again although there is no new entry. */
  touch(): void
  /** The database was taken away: all is written again. */
  lost(): void
  /** Tries what was refused again at once. */
  hurry(): void
  /** Writes nothing any more: call it when it is not busy, or what is left is dropped. */
  close(): void
}

/**
 * Writes a session's entries in order, one transaction at a time, starting at once; entries that come meanwhile go together
 * into the next. A refused write (quota) makes room first, then is tried again: nothing is dropped. `isAhead`: the disk may lack
 * what the session begins with, so that is written before any entry is.
 */
export function createJournalWriter(
  store: JournalStore,
  recorder: Recorder,
  tab: string,
  readState: () => StoredState,
  isAhead: boolean,
): JournalWriter {
  const stored = createValue(isAhead ? -1 : 0)
  const failure = createValue<string | null>(null)
  const isBusy = createValue(false)
  const pause = new RetryPause(isBusy)
  /** The entry up to which the recorder has been written; behind all when the disk has lost it. */
  let cursor = stored.get()
  let restarts = 0
  let isTouched = false
  let isWriting = false
  let isClosed = false

  function restart(): void {
    recorder.restart()
    restarts += 1
    cursor = -1
    stored.set(-1)
  }
  async function writeNext(): Promise<void> {
    const batch = recorder.after(cursor)
    const began = restarts
    isTouched = false
    if (!batch) return store.writeState(tab, readState())
    if ((await store.write(batch, tab, readState())) === segmentLost) return restart()
    if (restarts !== began) return
    cursor = Math.max(batch.segment.base.position.seq, batch.entries.at(-1)?.seq ?? 0)
    stored.set(cursor)
  }
  async function drain(): Promise<void> {
    if (isWriting) return
    isWriting = true
    isBusy.set(true)
    while (!isClosed && (isTouched || recorder.after(cursor))) {
      try {
        await writeNext()
        failure.set(null)
      } catch (error) {
        const name = error instanceof Error ? error.name : 'unknown'
        isTouched = true
        failure.set(name)
        // A disk that takes nothing may not let go either; that it fails has been told.
        if (name === 'QuotaExceededError') await store.makeRoom().catch(() => {})
        await pause.take()
      }
    }
    isWriting = false
    isBusy.set(false)
  }

  return {
    stored,
    failure,
    isBusy,
    write: () => void drain(),
    touch() {
      isTouched = true
      void drain()
    },
    lost() {
      restart()
      void drain()
    },
    hurry: () => pause.cut(),
    close() {
      isClosed = true
      pause.cut()
    },
  }
}
