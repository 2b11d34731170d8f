import { expect, test } from 'vitest'
import { tailAnchor } from '../../../runtime/play/tail-anchor.ts'

const bubble = [200, 60] as const
const tail = [42, 20] as const

/** Where a tail hangs, in pixels from the lower left of its bubble, when the speaker is there. */
function hangsAt(speaker: readonly [number, number]) {
  const anchor = tailAnchor([speaker[0] / bubble[0], speaker[1] / bubble[1]], bubble, tail, 16)
  return anchor && [speaker[0] - anchor[0] * tail[0], speaker[1] - anchor[1] * tail[1]].map(Math.round)
}

test('a tail hangs from the lower edge, its tip over the speaker', () => {
  expect(hangsAt([24, 0])).toEqual([20, 0])
  expect(hangsAt([100, -12])).toEqual([96, 0])
})

test('it keeps to the straight part of the edge as long as it still points at the speaker', () => {
  expect(hangsAt([5, 0])).toEqual([16, 0])
  expect(hangsAt([180, 0])).toEqual([142, 0])
})

test('where the speaker is far beside, or not below, there is none', () => {
  expect(hangsAt([-30, 0])).toBeNull()
  expect(hangsAt([200, 0])).toBeNull()
  expect(hangsAt([100, 30])).toBeNull()
})
