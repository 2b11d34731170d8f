import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseScript } from '../../language/compile/parse-script.ts'
import { FileId } from '../../model/ids.ts'
import { settleStops } from '../../src/code-editor/settle-stops.ts'
import { createWatchState, setStops, stopLinesIn } from '../../src/workspace/watch/watch-state.ts'

vi.mock('../../language/compile/parse-script.ts', { spy: true })

const fileId = FileId.parse('written')
const watch = createWatchState()
let text = ''
let settled = 0
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(parseScript).mockClear()
  settled = 0
  end = settleStops(
    watch,
    fileId,
    () => text,
    () => (settled += 1),
  )
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

/** Types what makes a text another one, and moves its stops as an editor does. */
function type(now: string, ...lines: number[]) {
  text = now
  setStops(watch, fileId, { lines: new Set(lines), text })
}
const stops = () => [...stopLinesIn(watch, fileId, text)]

test('a stop goes with its statement once nobody types, and no letter waits for the text to be read', () => {
  for (const letters of ['b', 'be', 'bee']) {
    type(`let a = 1\n\nup(${letters})\n`, 2, 3)
    vi.advanceTimersByTime(100)
  }
  expect(stops()).toEqual([2, 3])
  expect(parseScript).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5_000)
  expect(stops()).toEqual([3])
  expect(settled).toBeGreaterThan(0)
  expect(parseScript).toHaveBeenCalledOnce()
})

test('a text without stops is not read, nor one that is shown no more', () => {
  type('let a = 2\n')
  vi.advanceTimersByTime(5_000)
  type('\n\nlet a = 3\n', 1, 3)
  end()
  vi.advanceTimersByTime(5_000)
  expect(parseScript).not.toHaveBeenCalled()
  expect(stops()).toEqual([1, 3])
})
