import { expect, test } from 'vitest'
import { LoopTripped } from '../../../language/errors/loop-tripped.ts'
import { createLoopGuard } from '../../../runtime/scripts/loop-guard.ts'

/** How long an endless loop runs whose every round takes `round` milliseconds and is checked or not. */
function timeToTrip(round: number, isChecked: boolean): number {
  let now = 0
  const control = createLoopGuard({ now: () => now, isStopped: () => false, onTrip: () => {} })
  const { guard } = control
  let count = 0
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

test('[S25] a loop whose rounds are slow and not checked is stopped within two seconds', () => {
  expect(timeToTrip(0.9, false)).toBeLessThan(2000)
})

test('[S25] a loop that does something slow each round is stopped just as soon', () => {
  expect(timeToTrip(1, true)).toBeLessThan(1000)
})
