import { expect, test } from 'vitest'
import { RunClock } from '../../../runtime/play/run-clock.ts'

test('the clock of a run tells each second of the world once, backwards too', () => {
  const clock = new RunClock()
  const told = [0, 1, 59, 60, 61, 119, 120, 125, 61, 60, 59, 0, 180].map((step) => clock.at(step)?.seconds)
  expect(told).toEqual([
    ...[undefined, undefined, undefined, 1, undefined, undefined, 2, undefined, 1, undefined, 0, undefined],
    3,
  ])
})
