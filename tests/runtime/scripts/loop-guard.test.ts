import { expect, test } from 'vitest'
import { LoopTripped } from '../../../language/errors/loop-tripped.ts'
import { createLoopGuard, type LoopGuard } from '../../../runtime/scripts/loop-guard.ts'

/**
 * How long an endless loop runs whose every round takes `round` milliseconds and is checked or not. `before`: what the script does first, where the clock stands
 * then.
 */
function timeToTrip(
  round: number,
  isChecked: boolean,
  before: (guard: LoopGuard) => number = () => 0,
): number {
  let now = 0
  const control = createLoopGuard({ now: () => now, isStopped: () => false, onTrip: () => {} })
  const { guard } = control
  let count = 0
  now += before(guard)
  try {
    for (;;) {
      now += round
      if (isChecked) control.check()
      count += 1
      if (count > guard.m) count = guard.t(1)
    }
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(LoopTripped)
    return now
  }
}

test('[S25] a loop that only counts is stopped within a second', () => {
  expect(timeToTrip(0.001, false)).toBeLessThan(1000)
})

test.each([0.9, 3, 10, 40])(
  '[S25] a loop whose rounds take %d ms and are not checked is stopped long before the page is taken for hung',
  (round) => {
    expect(timeToTrip(round, false)).toBeLessThan(round < 10 ? 1200 : 3000)
  },
)

test('[S25] a slow loop is stopped as soon after many quick rounds and calls', () => {
  const quickly = (guard: LoopGuard) => {
    let count = 0
    for (let round = 0; round < 100_000; round += 1) {
      count += 1
      if (count > guard.m) count = guard.t(5)
      guard.n += 1
      if (guard.n > guard.max) guard.f(4)
    }
    return 10
  }
  expect(timeToTrip(10, false, quickly)).toBeLessThan(1500)
})

test('[S25] a computer that stands still just when a loop is looked at closely hides not which loop it is', () => {
  let now = 0
  const tripped: number[] = []
  const { guard } = createLoopGuard({
    now: () => now,
    isStopped: () => false,
    onTrip: ({ line }) => tripped.push(line),
  })
  let count = 0
  let hasStood = false
  const round = (line: number) => {
    now += 0.01
    // It has just begun to look at each round: the first one that it sees is one of the inner loop.
    if (guard.m < 0 && !hasStood && line === 1) {
      hasStood = true
      now += 240
    }
    count += 1
    if (count > guard.m) count = guard.t(line)
  }
  expect(() => {
    for (;;) {
      round(3)
      for (let inner = 0; inner < 50; inner += 1) round(1)
    }
  }).toThrow(LoopTripped)
  expect(tripped).toEqual([3])
})

test('a loop that ends soon is not blamed for a computer that stands still for seconds', () => {
  let now = 0
  const control = createLoopGuard({ now: () => now, isStopped: () => false, onTrip: () => {} })
  const { guard } = control
  let count = 0
  const rounds = (most: number) => {
    for (let round = 0; round < most; round += 1) {
      now += 0.001
      count += 1
      if (count > guard.m) count = guard.t(1)
    }
  }
  rounds(10_000)
  now += 5_000
  rounds(20_000)
  now += 5_000
  rounds(20_000)
  control.turn()
  rounds(20_000)
  expect(() => rounds(2_000_000)).toThrow(LoopTripped)
})

test('[S25] functions that call each other without end and are slow are stopped as soon', () => {
  let now = 0
  const { guard } = createLoopGuard({ now: () => now, isStopped: () => false, onTrip: () => {} })
  const call = () => {
    for (;;) {
      now += 20
      guard.n += 1
      if (guard.n > guard.max) guard.f(1)
    }
  }
  expect(call).toThrow(LoopTripped)
  expect(now).toBeLessThan(2000)
})

test('a quick loop hardly ever looks at the clock', () => {
  let looks = 0
  const now = () => {
    looks += 1
    return 0
  }
  const { guard } = createLoopGuard({ now, isStopped: () => false, onTrip: () => {} })
  let count = 0
  for (let round = 0; round < 102_400; round += 1) {
    count += 1
    if (count > guard.m) count = guard.t(1)
  }
  expect(looks).toBeLessThan(110)
})

test('[S25] a loop that does something slow each round is stopped just as soon', () => {
  expect(timeToTrip(1, true)).toBeLessThan(1200)
})

test('it is known on which lines something waits, until that is over in whatever way', async () => {
  const control = createLoopGuard({
    ...{ now: () => 0, isStopped: () => false, onTrip: () => {} },
    lines: 4,
  })
  const { guard, waits } = control
  const [good, bad] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
  const flows = [good, bad, good].map(({ promise }, index) => guard.w(promise, index === 1 ? 3 : 2))
  expect(guard.w(7, 4)).toBe(7)
  expect([...waits]).toEqual([0, 0, 2, 1, 0])
  good.resolve(5)
  bad.reject(new Error('gone'))
  expect(await Promise.allSettled(flows)).toMatchObject([{ value: 5 }, { status: 'rejected' }, { value: 5 }])
  expect([...waits]).toEqual([0, 0, 0, 0, 0])
})

test('what was looked at closely in one turn does not count in the next', () => {
  let now = 0
  const tripped: unknown[] = []
  const { guard, turn } = createLoopGuard({
    now: () => now,
    isStopped: () => false,
    onTrip: (one) => tripped.push(one),
  })
  const lookAt = (...times: readonly number[]) => {
    for (const time of times) {
      now = time
      guard.t(1)
    }
  }
  lookAt(650, 750)
  turn()
  lookAt(750 + 650, 750 + 850)
  expect(tripped).toEqual([])
})
