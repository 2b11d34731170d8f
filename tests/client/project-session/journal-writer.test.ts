import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Doc } from 'yjs'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import type { JournalStore, StoredSession } from '../../../src/client/project-session/journal-store.ts'
import { createJournalWriter } from '../../../src/client/project-session/journal-writer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const session: StoredSession = { id: 'tab', startedAt: 0, base: new Uint8Array(), isCheckpointed: false }
const entry = (seq: number): JournalEntry => ({
  seq,
  event: { kind: 'error', at: 0, data: seq },
  effect: '',
  hash: `${seq}`,
})

const undo = createCommandBus({
  document: new Doc(),
  actor: 'mia',
  clock: () => 0,
  newId: () => '',
  journal: { append: () => {} },
}).saveUndo()

/** A disk that answers its first writes with these errors, one each, and keeps what it takes after that. */
function diskThatRefuses(...errors: readonly unknown[]) {
  const waiting = [...errors]
  const written: number[] = []
  const store: JournalStore = {
    sessions: [],
    states: new Map(),
    entriesOf: async () => [],
    async write(_session, entries) {
      if (waiting.length > 0) throw waiting.shift()
      written.push(...entries.map(({ seq }) => seq))
    },
    writeState: async () => {},
    checkpoint: async () => {},
    close: () => {},
  }
  const writer = createJournalWriter(store, session, 'tab', () => ({ undo, at: 0, waiting: 0 }))
  return { writer, written }
}

const full = () => new DOMException('no room', 'QuotaExceededError')

test('what a full disk refuses is kept, told, and written in order with what came meanwhile', async () => {
  const { writer, written } = diskThatRefuses(full())
  const failures: (string | null)[] = []
  writer.failure.subscribe(() => failures.push(writer.failure.get()))
  writer.add([entry(1), entry(2)])
  await vi.advanceTimersByTimeAsync(0)
  expect(failures).toEqual(['QuotaExceededError'])
  expect(writer.stored.get()).toBe(0)

  writer.add([entry(3)])
  await vi.runAllTimersAsync()
  expect(written).toEqual([1, 2, 3])
  expect(writer.stored.get()).toBe(3)
  expect(failures).toEqual(['QuotaExceededError', null])
})

test('it is tried again as often as it is refused, and nothing counts as stored before', async () => {
  const { writer, written } = diskThatRefuses(full(), full(), 'something else')
  writer.add([entry(1)])
  await vi.advanceTimersToNextTimerAsync()
  expect(writer.stored.get()).toBe(0)
  expect(writer.failure.get()).toBe('QuotaExceededError')
  await vi.advanceTimersToNextTimerAsync()
  expect(writer.failure.get()).toBe('unknown')
  await vi.runAllTimersAsync()
  expect(written).toEqual([1])
  expect(writer.stored.get()).toBe(1)
  expect(writer.failure.get()).toBeNull()
})
