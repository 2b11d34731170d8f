import { expect, it } from 'vitest'
import { EntityId, FileId } from '../../model/ids.ts'
import { type ConsoleStore, createConsoleStore } from '../../src/workspace/console/console-store.ts'

/** A console whose batches end when the test says so. */
function start() {
  let publish = () => {}
  let told = 0
  const store: ConsoleStore = createConsoleStore((end) => {
    publish = end
  })
  store.subscribe(() => {
    told += 1
  })
  return { store, endBatch: () => publish(), told: () => told }
}

const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ fileId: null, text: String(from + index) }))

it('[S23] tells once of all that was said in a batch', () => {
  const { store, endBatch, told } = start()
  for (let n = 0; n < 100; n += 1) store.appendLines(numbered(n, 1), 0)
  expect(told()).toBe(0)
  expect(store.get().lines).toEqual([])
  endBatch()
  expect(told()).toBe(1)
  expect(store.get().lines.map(({ text }) => text)).toEqual(numbered(0, 100).map(({ text }) => text))
})

it('[S23] keeps the last 500 lines, each with its place, and counts the others', () => {
  const { store, endBatch } = start()
  store.appendLines(numbered(0, 200), 0)
  store.appendLines(numbered(200, 200), 0)
  store.appendLines(numbered(400, 200), 0)
  endBatch()
  const { lines, leftOut } = store.get()
  expect([lines.length, leftOut]).toEqual([500, 100])
  expect(lines.every(({ place, text }) => String(place) === text)).toBe(true)
})

it('[S23] shows no line before a gap as if it stood right before the next', () => {
  const { store, endBatch } = start()
  store.appendLines(numbered(0, 10), 0)
  store.appendLines(numbered(1010, 5), 1000)
  endBatch()
  const { lines, leftOut } = store.get()
  expect(leftOut).toBe(1010)
  expect(lines.map(({ place }) => place)).toEqual([1010, 1011, 1012, 1013, 1014])
})

it('[S23] is empty at once when it is emptied, whatever still waits', () => {
  const { store, endBatch, told } = start()
  store.appendLines(numbered(0, 3), 0)
  endBatch()
  store.appendLines(numbered(3, 3), 0)
  store.clear()
  expect([store.get().lines.length, told()]).toEqual([0, 2])
  endBatch()
  expect([store.get().lines.length, told()]).toEqual([0, 2])
})

const error = {
  fileId: FileId.parse('tab'),
  fileName: 'Tab1',
  line: 3,
  column: null,
  code: 'other',
  params: {},
}

it('[S23] counts the same error at the same place instead of repeating it', () => {
  const { store, endBatch } = start()
  store.appendErrors([error])
  for (let n = 0; n < 9; n += 1) store.appendErrors([{ ...error, params: { name: String(n) } }])
  store.appendErrors([{ ...error, line: 4 }])
  endBatch()
  expect(store.get().errors.map(({ line, times }) => [line, times])).toEqual([
    [3, 10],
    [4, 1],
  ])
})

it('[S23] takes what goes wrong in a line for what was known of it before the run', () => {
  const { store, endBatch } = start()
  store.appendErrors([{ ...error, column: 5, code: 'value-is-called' }])
  store.appendErrors([{ ...error, code: 'not-a-function' }])
  endBatch()
  const told = () => store.get().errors.map(({ code, times }) => [code, times])
  expect(told(), 'said before and happened once').toEqual([['value-is-called', 1]])
  store.appendErrors([{ ...error, code: 'not-a-function' }])
  endBatch()
  expect(told()).toEqual([['value-is-called', 2]])
})

it('[S23] an error that is counted keeps all things that it was about', () => {
  const { store, endBatch } = start()
  for (const id of ['a', 'b', 'a'])
    store.appendErrors([{ ...error, thing: { id: EntityId.parse(id), name: id } }])
  endBatch()
  expect(store.get().errors.map(({ times, things }) => [times, things.map(({ name }) => name)])).toEqual([
    [3, ['a', 'b']],
  ])
})

it('[S23] keeps fifty kinds of errors and counts on with them', () => {
  const { store, endBatch } = start()
  for (let n = 0; n < 200; n += 1) store.appendErrors([{ ...error, line: n % 100 }])
  endBatch()
  const { errors } = store.get()
  expect([errors.length, errors[0]?.times, errors[49]?.times]).toEqual([50, 2, 2])
})
