import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRestMemory } from '../../../server/operations/rest-memory.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('memory is given back once when nobody has been here for half a minute', () => {
  const collect = vi.fn()
  const memory = createRestMemory(collect)
  memory.empty()
  vi.advanceTimersByTime(29_999)
  expect(collect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(600_000)
  expect(collect).toHaveBeenCalledOnce()
})

test('and not as long as people come back in between', () => {
  const collect = vi.fn()
  const memory = createRestMemory(collect)
  memory.empty()
  vi.advanceTimersByTime(20_000)
  memory.taken()
  vi.advanceTimersByTime(60_000)
  expect(collect).not.toHaveBeenCalled()
  memory.empty()
  vi.advanceTimersByTime(30_000)
  expect(collect).toHaveBeenCalledOnce()
})

test('[R16] what nobody needs any more is gone then', () => {
  const held = (): number => process.memoryUsage().heapUsed / 1_000_000
  let left: readonly object[] = Array.from({ length: 1_000_000 }, () => ({ a: 1 }))
  const before = held()
  expect(left.length).toBe(1_000_000)
  left = []
  createRestMemory().empty()
  vi.advanceTimersByTime(30_000)
  expect(held()).toBeLessThan(before - 10)
})
