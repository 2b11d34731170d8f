import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import { createValue, type ObservableValue } from '../observable-value.ts'
import type { DocumentStore } from './document-store.ts'
import type { JournalWriter } from './journal-writer.ts'

/** Writes a project to this browser's disk. */
export interface ProjectWriter {
  /** The highest entry whose effect is complete on disk, in the journal or in the document's store: either brings it back. Lower when both are taken away. */
  readonly stored: ObservableValue<number>
  /** Why nothing can be stored, as long as both refuse. */
  readonly failure: ObservableValue<string | null>
  /** Whether there is something to write that was not refused. */
  readonly isBusy: ObservableValue<boolean>
  /** Writes what the recorder has already. */
  begin(): void
  /** Writes an entry that the recorder has taken. */
  add(entry: JournalEntry): void
  /** Writes the state again although there is no new entry. */
  touch(): void
  /** The journal was taken away: it is written again. */
  lost(): void
  /** Tries what was refused again at once. */
  hurry(): void
  /** Writes nothing any more: call it when it is not busy, or what is left is dropped. */
  close(): void
}

/** The journal and the document's store as one: when there is no room for both, the document goes on alone. */
export function joinWriters(journal: JournalWriter, documents: DocumentStore): ProjectWriter {
  const stored = createValue(Math.max(journal.stored.get(), documents.stored.get()))
  const failure = createValue<string | null>(null)
  const isBusy = createValue(journal.isBusy.get() || documents.isBusy.get())
  const onStored = (): void => stored.set(Math.max(journal.stored.get(), documents.stored.get()))
  const onFailure = (): void => failure.set(documents.failure.get() && journal.failure.get())
  const onBusy = (): void => isBusy.set(journal.isBusy.get() || documents.isBusy.get())
  journal.stored.subscribe(onStored)
  documents.stored.subscribe(onStored)
  journal.failure.subscribe(onFailure)
  documents.failure.subscribe(onFailure)
  journal.isBusy.subscribe(onBusy)
  documents.isBusy.subscribe(onBusy)
  return {
    stored,
    failure,
    isBusy,
    begin: journal.write,
    add({ seq, bytes }) {
      journal.write()
      if (bytes) documents.add(seq, bytes)
    },
    touch: journal.touch,
    lost: journal.lost,
    hurry() {
      journal.hurry()
      documents.hurry()
    },
    close() {
      journal.close()
      documents.close()
    },
  }
}
