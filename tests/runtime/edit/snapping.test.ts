import { expect, it } from 'vitest'
import { usualSteps } from '../../../protocol/frame/snap-steps.ts'
import { isSnapping, snapTo } from '../../../runtime/edit/snapping.ts'

it('snaps to the nearest half metre, 15 degrees and tenth', () => {
  expect(snapTo(1.3, usualSteps.move)).toBe(1.5)
  expect(snapTo(-1.3, usualSteps.move)).toBe(-1.5)
  expect(snapTo(52, usualSteps.turn)).toBe(45)
  expect(snapTo(1.26, usualSteps.scale)).toBeCloseTo(1.3)
})

it('is turned round by Ctrl', () => {
  expect([
    isSnapping(true, false),
    isSnapping(true, true),
    isSnapping(false, true),
    isSnapping(false, false),
  ]).toEqual([true, false, true, false])
})
