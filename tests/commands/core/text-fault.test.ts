import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textFault } from '../../../commands/core/text-fault.ts'
import { assertProperty } from '../support/assert-property.ts'

/** The slow way: the whole text anew for each edit. */
function isWrong(text: string, edits: readonly { at: number; remove: number; insert: string }[]): boolean {
  let now = text
  for (const { at, remove, insert } of edits) {
    const cuts = (place: number) => /[\uD800-\uDBFF]$/.test(now.slice(0, place))
    if (at + remove > now.length || cuts(at) || cuts(at + remove)) return true
    now = now.slice(0, at) + insert + now.slice(at + remove)
  }
  return false
}

const text = fc.array(fc.constantFrom('a', 'b', '😀', 'c'), { maxLength: 8 }).map((parts) => parts.join(''))
const edits = fc.array(fc.record({ at: fc.nat({ max: 7 }), remove: fc.nat({ max: 4 }), insert: text }), {
  minLength: 1,
  maxLength: 4,
})

test('edits of a text with pairs are refused where one of them leaves it or cuts a pair, as the text is then', () => {
  let refused = 0
  assertProperty(
    fc.property(text, edits, (before, list) => {
      const shape = { isPlain: true, hasPairs: true, length: before.length }
      const fault = textFault(shape, () => before, list)
      if (fault) refused += 1
      expect(fault?.code === 'payload.invalid').toBe(isWrong(before, list))
    }),
    1_000,
    undefined,
    1_000,
  )
  expect(refused).toBeGreaterThan(100)
  expect(refused).toBeLessThan(900)
})
