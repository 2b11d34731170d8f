import { expect, test } from 'vitest'
import { createDebugGuard } from '../../../runtime/scripts/debug-guard.ts'

/** A guard that stops at these lines; `stopped` tells where it did. */
function guarded(stops: readonly number[]) {
  const stopped: number[] = []
  const control = createDebugGuard({
    hasStop: (line) => stops.includes(line),
    onStopped: (line) => void stopped.push(line),
  })
  return { control, guard: control.guard, stopped }
}

test('who waits for what a function gives gets it at once, or later if the function is stopped in', async () => {
  const { control, guard, stopped } = guarded([1])
  const given: unknown[] = []
  const twice = guard.fn(function* (this: unknown, n: unknown) {
    if (n === 4 && guard.at(1, guard.none)) yield undefined
    given.push(this, n)
    return Number(n) * 2
  }, 'twice')
  expect(control.attend(twice, [3])).toBe(6)
  const later = control.attend(twice, [4])
  expect(stopped).toEqual([1])
  control.resume('on')
  expect(await later).toBe(8)
  expect(given).toEqual([undefined, 3, undefined, 4])
})

test('an async function gives a promise whoever calls it, and what is no function of the script is called as it is', async () => {
  const { control, guard } = guarded([])
  const given = control.attend(
    guard.asyncFn(function* () {
      yield guard.wait(0)
      return 5
    }, ''),
    [],
  )
  expect(given).toBeInstanceOf(Promise)
  expect(await given).toBe(5)
  expect(control.attend((a) => a, [7])).toBe(7)
})
