import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ClockRange, ClockRanges } from '../../../commands/history/clock-ranges.ts'
import { assertProperty } from '../support/assert-property.ts'

const anyRange: fc.Arbitrary<ClockRange> = fc.record({
  clock: fc.integer({ min: 0, max: 60 }),
  len: fc.integer({ min: 1, max: 8 }),
})
/** What one change inserted or deleted: in order, none overlapping. */
const anyChange: fc.Arbitrary<readonly ClockRange[]> = fc
  .array(fc.record({ gap: fc.integer({ min: 0, max: 12 }), len: fc.integer({ min: 1, max: 8 }) }), {
    maxLength: 5,
  })
  .map((parts) => {
    let end = 0
    return parts.map(({ gap, len }) => {
      const clock = end + gap
      end = clock + len
      return { clock, len }
    })
  })
const clocksOf = ({ clock, len }: ClockRange) => Array.from({ length: len }, (_, index) => clock + index)

test('ranges hold exactly the operations that were added, in whatever order these come', () => {
  const property = fc.property(
    fc.array(anyChange, { maxLength: 8 }),
    fc.array(anyRange, { minLength: 5, maxLength: 5 }),
    (added, asked) => {
      const ranges = new ClockRanges()
      for (const some of added) ranges.add(some)
      const known = new Set(added.flat().flatMap(clocksOf))
      for (const range of asked)
        expect(ranges.firstMissing(range)).toBe(clocksOf(range).find((clock) => !known.has(clock)))
    },
  )
  assertProperty(property, 500)
})
