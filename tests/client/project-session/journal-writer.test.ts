import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Doc } from 'yjs'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { recordingBase } from '../../../commands/core/recording.ts'
import { type JournalStore, segmentLost } from '../../../src/client/project-session/journal-store.ts'
import { createJournalWriter } from '../../../src/client/project-session/journal-writer.ts'
import { Recorder } from '../../../src/client/project-session/recorder.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = Awaited<ReturnType<JournalStore['write']>>

/** A disk that gives its first writes these answers, one each, and keeps what it takes after that. */
function diskThatAnswers(...answers: readonly (Error | string | Answer | Promise<Answer>)[]) {
  return diskOf(answers, false)
}

/** `isAhead`: what the session begins with is to be written too. */
function diskOf(answers: readonly (Error | string | Answer | Promise<Answer>)[], isAhead: boolean) {
  const waiting = [...answers]
  const written: (number | string)[] = []
  let madeRoom = 0
  const document = new Doc()
  const bus = createCommandBus({
    document,
    actor: 'mia',
    clock: () => 0,
    newId: () => '',
    journal: { append: (entry) => recorder.add(entry) },
  })
  const recorder = new Recorder('session', () => recordingBase(document, bus, 'test'))
  recorder.cut()
  const store: JournalStore = {
    segments: [],
    damages: [],
    states: new Map(),
    readStates: async () => new Map(),
    baseOf: async () => undefined,
    entriesOf: async () => [],
    async write({ segment, entries }) {
      const answer = await (waiting.shift() ?? 'written')
      if (answer === segmentLost) return answer
      if (answer !== 'written') throw answer
      if (entries.length === 0) written.push(`base ${segment.base.position.seq}`)
      written.push(...entries.map(({ seq }) => seq))
      return answer
    },
    writeState: async () => {},
    checkpoint: async () => {},
    makeRoom: async () => void madeRoom++,
    close: () => {},
  }
  const state = { undo: bus.saveUndo(), waiting: 0 }
  const writer = createJournalWriter(store, recorder, 'tab', () => state, isAhead)
  const note = () => {
    bus.note('error', 1)
    writer.write()
  }
  return { writer, written, note, madeRoom: () => madeRoom }
}

const full = () => new DOMException('no room', 'QuotaExceededError')

test('what a full disk refuses is kept, told, and written in order with what came meanwhile', async () => {
  const { writer, written, note, madeRoom } = diskThatAnswers(full())
  const failures: (string | null)[] = []
  writer.failure.subscribe(() => failures.push(writer.failure.get()))
  note()
  note()
  await vi.advanceTimersByTimeAsync(0)
  expect(failures).toEqual(['QuotaExceededError'])
  expect(writer.stored.get()).toBe(0)
  expect(madeRoom()).toBe(1)

  note()
  await vi.runAllTimersAsync()
  expect(written).toEqual([1, 2, 3])
  expect(writer.stored.get()).toBe(3)
  expect(failures).toEqual(['QuotaExceededError', null])
})

test('it is tried again as often as it is refused, and nothing counts as stored before', async () => {
  const { writer, written, note, madeRoom } = diskThatAnswers(full(), full(), 'something else')
  note()
  await vi.advanceTimersToNextTimerAsync()
  expect(writer.stored.get()).toBe(0)
  expect(writer.failure.get()).toBe('QuotaExceededError')
  await vi.advanceTimersToNextTimerAsync()
  expect(writer.failure.get()).toBe('unknown')
  await vi.runAllTimersAsync()
  expect(written).toEqual([1])
  expect(madeRoom()).toBe(2)
  expect(writer.stored.get()).toBe(1)
  expect(writer.failure.get()).toBeNull()
})

test('a disk that lost what came before gets the whole document and goes on from there', async () => {
  const { writer, written, note } = diskThatAnswers('written', segmentLost)
  note()
  await vi.runAllTimersAsync()
  note()
  await vi.runAllTimersAsync()
  expect(written).toEqual([1, 'base 2'])
  expect(writer.stored.get()).toBe(2)
  note()
  await vi.runAllTimersAsync()
  expect(written).toEqual([1, 'base 2', 3])
})

test('a database that is taken away during a write counts as if it had taken nothing', async () => {
  const slow = Promise.withResolvers<Answer>()
  const { writer, written, note } = diskThatAnswers(slow.promise)
  note()
  await vi.advanceTimersByTimeAsync(0)
  writer.lost()
  const told: number[] = []
  writer.stored.subscribe(() => told.push(writer.stored.get()))
  slow.resolve('written')
  await vi.runAllTimersAsync()
  expect(written).toEqual([1, 'base 1'])
  expect(told).toEqual([1])
})

test('a database that is taken away while nobody edits is written again at once', async () => {
  const { writer, written, note } = diskThatAnswers()
  note()
  await vi.runAllTimersAsync()
  writer.lost()
  expect(writer.stored.get()).toBe(-1)
  await vi.runAllTimersAsync()
  expect(written).toEqual([1, 'base 1'])
  expect(writer.stored.get()).toBe(1)
})

test('a base that the disk may lack is there before it is said to be, and goes with what came meanwhile', async () => {
  const { writer, written, note } = diskOf([full()], true)
  expect(writer.stored.get()).toBe(-1)
  writer.write()
  await vi.waitFor(() => expect(writer.failure.get()).toBe('QuotaExceededError'))
  expect(writer.stored.get()).toBe(-1)
  note()
  writer.hurry()
  await vi.waitFor(() => expect(writer.stored.get()).toBe(1))
  expect(written).toEqual([1])
  const alone = diskOf([], true)
  alone.writer.write()
  await vi.waitFor(() => expect(alone.writer.stored.get()).toBe(0))
  expect(alone.written).toEqual(['base 0'])
})
