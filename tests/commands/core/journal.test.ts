import { expect, test } from 'vitest'
import { entryHash, Journal, journalStart } from '../../../commands/core/journal.ts'
import type { JournalEvent } from '../../../commands/core/journal-entry.ts'
import { MemoryJournal } from '../../../commands/core/memory-journal.ts'

const note = (step: number): JournalEvent => ({ kind: 'run', at: step, data: { step } })

function journalOf(...steps: readonly number[]): MemoryJournal {
  const memory = new MemoryJournal()
  const journal = new Journal(memory)
  for (const step of steps) journal.append(note(step), step % 2 === 0 ? Uint8Array.of(step) : undefined)
  return memory
}

test('entries are numbered from 1 without gaps and hold the bytes with their hash', () => {
  const { entries } = journalOf(1, 2, 3)
  expect(entries.map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(entries.map(({ effect }) => effect.length)).toEqual([0, 8, 0])
  expect(entries.map(({ bytes }) => bytes?.[0])).toEqual([undefined, 2, undefined])
  expect(entries[0]).not.toHaveProperty('bytes')
})

test('the hash of an entry depends on all before it, its number, its event and its bytes', () => {
  const last = (...steps: readonly number[]) => journalOf(...steps).entries.at(-1)?.hash
  expect(last(1, 2, 3)).toBe(last(1, 2, 3))
  expect(last(1, 4, 3)).not.toBe(last(1, 2, 3))
  expect(last(5, 2, 3)).not.toBe(last(1, 2, 3))
  const hash = (before: string, seq: number, step: number, effect: string) =>
    entryHash(before, seq, note(step), effect)
  const one = hash('a', 1, 1, 'e')
  const others = [hash('b', 1, 1, 'e'), hash('a', 2, 1, 'e'), hash('a', 1, 2, 'e'), hash('a', 1, 1, 'f')]
  expect(new Set([one, ...others]).size).toBe(5)
})

test('a journal goes on where another one stopped', () => {
  const whole = journalOf(1, 2, 3)
  const [first, second] = whole.entries
  const later = new MemoryJournal()
  const journal = new Journal(later, second)
  expect(journal.position.seq).toBe(2)
  journal.append(note(3))
  expect(later.entries[0]).toEqual(whole.entries[2])
  expect(journal.position).toEqual(later.entries[0])
  expect(first?.hash).toBe(entryHash(journalStart.hash, 1, note(1), ''))
})
