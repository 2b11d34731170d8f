import { effectHash, entryHash, type JournalPosition } from '../../../commands/core/journal.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import type { RecordingBase } from '../../../commands/core/recording.ts'
import { baseHash } from './base-hash.ts'
import { isJournalEntry } from './is-journal-entry.ts'
import type { StoredBase } from './journal-database.ts'
import type { StoredSegment } from './segment.ts'
import type { StorageDamage } from './storage-damage.ts'

/** A segment as it was read, and what is wrong with it. */
export interface CheckedSegment {
  /** `undefined`: missing or altered. */
  readonly base: RecordingBase | undefined
  /** All that are entries, in order. */
  readonly entries: readonly JournalEntry[]
  /** The updates that are as they were written, in order. */
  readonly updates: readonly Uint8Array[]
  /** How many entries from the first on stand there without a fault; only the bytes of a command may be wrong, which can be run again. */
  readonly repeatable: number
  readonly damages: readonly StorageDamage[]
}

/** Checks rows against the hashes that were written with them. Never throws. */
export function checkSegment(
  { id, first, last }: StoredSegment,
  stored: StoredBase | undefined,
  rows: readonly unknown[],
): CheckedSegment {
  const damages: StorageDamage[] = []
  const entries: JournalEntry[] = []
  const updates: Uint8Array[] = []
  let repeatable: number | undefined
  const damaged = (at: number, why: StorageDamage['why'], isRepeatable = false): void => {
    damages.push({ code: 'storage.damaged', store: 'journal', part: id, at, why })
    if (!isRepeatable) repeatable ??= entries.length
  }

  const isBase = stored?.base?.document instanceof Uint8Array && baseHash(stored.base) === stored.hash
  if (!isBase) damaged(first.seq, 'base')
  let before: JournalPosition = first
  for (const row of rows) {
    if (!isJournalEntry(row)) {
      damaged(before.seq + 1, 'entry')
      continue
    }
    const { seq, event, bytes, effect, hash } = row
    if (seq !== before.seq + 1) damaged(before.seq + 1, 'gap')
    else if (hash !== entryHash(before.hash, seq, event, effect)) damaged(seq, 'hash')
    if ((bytes ? effectHash(bytes) : '') === effect) {
      if (bytes) updates.push(bytes)
    } else damaged(seq, 'bytes', event.kind === 'command')
    entries.push(row)
    before = { seq, hash }
  }
  if (before.seq < last.seq) damaged(before.seq + 1, 'tail')
  return {
    base: isBase ? stored.base : undefined,
    entries,
    updates,
    repeatable: repeatable ?? entries.length,
    damages,
  }
}
