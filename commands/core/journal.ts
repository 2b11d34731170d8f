import { Hash } from '../../model/hash.ts'
import type { JournalEntry, JournalEvent, JournalSink } from './journal-entry.ts'

/** Where a journal stands. */
export interface JournalPosition {
  readonly seq: number
  readonly hash: string
}

/** Before the first entry. */
export const journalStart: JournalPosition = Object.freeze({ seq: 0, hash: '0'.repeat(16) })

/** Numbers and chains entries and hands them to the sink. */
export class Journal {
  private readonly sink: JournalSink
  private last: JournalPosition

  constructor(sink: JournalSink, start: JournalPosition = journalStart) {
    this.sink = sink
    this.last = start
  }

  get position(): JournalPosition {
    return this.last
  }

  append(event: JournalEvent, bytes?: Uint8Array): void {
    const entry = chainEntry(this.last, event, bytes)
    this.last = entry
    this.sink.append(entry)
  }
}

/** The entry that follows `before`. */
export function chainEntry(before: JournalPosition, event: JournalEvent, bytes?: Uint8Array): JournalEntry {
  const seq = before.seq + 1
  const effect = bytes ? effectHash(bytes) : ''
  const hash = entryHash(before.hash, seq, event, effect)
  return bytes ? { seq, event, bytes, effect, hash } : { seq, event, effect, hash }
}

/** What the hash of an entry must be, given the one before it. */
export function entryHash(before: string, seq: number, event: JournalEvent, effect: string): string {
  return new Hash().text(before).unit(seq).text(effect).json(event).digest()
}

/** The hash of an update in its entry: half of a digest, since the chain holds all of them together. */
export const effectHash = (bytes: Uint8Array): string => new Hash().bytes(bytes).half()
