import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIdleTask } from '../../src/workspace/frame/idle-task.ts'

describe('idle task', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('waits until nothing has happened for a while, however often it is planned', () => {
    const work = vi.fn()
    const task = createIdleTask(work)
    for (let change = 0; change < 5; change++) {
      task.plan()
      vi.advanceTimersByTime(400)
    }
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('does nothing after it was cancelled, neither in the quiet nor while it waits for an idle page', () => {
    const work = vi.fn()
    const waiting = new Map<number, () => void>()
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
      waiting.set(1, callback)
      return 1
    })
    vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id))
    const task = createIdleTask(work)
    task.plan()
    task.cancel()
    vi.advanceTimersByTime(5000)
    expect(waiting.size).toBe(0)
    task.plan()
    vi.advanceTimersByTime(5000)
    expect(waiting.size).toBe(1)
    task.cancel()
    expect(waiting.size).toBe(0)
    expect(work).not.toHaveBeenCalled()
  })
})
