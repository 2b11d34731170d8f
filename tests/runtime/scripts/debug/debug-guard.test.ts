import { expect, test } from 'vitest'
import { createDebugGuard } from '../../../../runtime/scripts/debug/debug-guard.ts'

/** A guard that stops at these lines; `stopped` tells where it did, `ran` what it passed. */
function guarded(stops: readonly number[]) {
  const stopped: number[] = []
  const ran: (number | string)[] = []
  const control = createDebugGuard({
    hasStop: (line) => stops.includes(line),
    onLine: (line, isInOneGo) => void ran.push(isInOneGo ? `${line} in one go` : line),
    onStopped: (line) => void stopped.push(line),
  })
  return { control, guard: control.guard, stopped, ran }
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
  const atOnce = guard.asyncFn(function* () {
    if (guard.at(1, guard.none)) yield undefined
    return 6
  }, '')
  expect(control.attend(atOnce, [])).toBeInstanceOf(Promise)
  expect(control.attend((a) => a, [7])).toBe(7)
})

test('what native code calls runs in one go, which is told, but for what it begins and does not wait for', async () => {
  const { control, guard, stopped, ran } = guarded([2, 3])
  const later = guard.asyncFn(function* () {
    if (guard.at(3, guard.none)) yield undefined
    return 0
  }, 'later')
  const each = guard.arrow(function* () {
    if (guard.at(2, guard.none)) yield undefined
    later()
    if (guard.at(4, guard.none)) yield undefined
  }, 'each')
  const done = guard.drive(
    (function* () {
      if (guard.at(1, guard.none)) yield undefined
      yield* guard.method([0], 'forEach', '', [each])
      if (guard.at(5, guard.none)) yield undefined
    })(),
  )
  expect(stopped).toEqual([3])
  control.resume('on')
  await done
  expect(ran).toEqual([1, '2 in one go', 3, '4 in one go', 5])
})

/** A flow that is begun by `main`, stands at its stop in line 3, and is waited for in line 2. */
function waitedFor() {
  const stops = new Set([1, 3])
  const told: number[] = []
  const control = createDebugGuard({
    hasStop: (line) => stops.has(line),
    onStopped: (line) => void told.push(line),
  })
  const { guard } = control
  const inner = guard.asyncFn(function* () {
    yield guard.wait(null)
    if (guard.at(3, guard.none)) yield undefined
  }, 'inner')
  const outer = guard.asyncFn(function* () {
    yield guard.wait(inner())
  }, 'outer')
  const done = guard.drive(
    (function* () {
      const later = outer()
      if (guard.at(1, guard.none)) yield undefined
      yield guard.wait(later)
      if (guard.at(2, guard.none)) yield undefined
    })(),
  )
  return { control, told, stops, done }
}

test.each(['into', 'over'] as const)(
  'who steps %s what waits for something that stands at a stop is shown it',
  async (stride) => {
    const { control, told, done } = waitedFor()
    await new Promise((resolve) => setTimeout(resolve))
    expect(told).toEqual([1])
    control.resume(stride)
    expect(told).toEqual([1, 3])
    control.resume('over')
    await new Promise((resolve) => setTimeout(resolve))
    expect(told).toEqual([1, 3, 2])
    control.resume('on')
    await done
  },
)

test('what stands at a stop that was taken away goes on with the others', async () => {
  const { control, told, stops, done } = waitedFor()
  await new Promise((resolve) => setTimeout(resolve))
  stops.delete(3)
  control.resume('on')
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 100))])
  expect([told, control.isGoing]).toEqual([[1], false])
})
