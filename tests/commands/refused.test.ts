import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { catalogue } from '../../commands/catalogue.ts'
import { rejections } from '../../model/rejections/rejections.ts'
import { payloadOf } from '../../scripts/fuzz/payload-of.ts'
import { assertProperty } from './support/assert-property.ts'
import { expectOften } from './support/expect-often.ts'
import { anyCall } from './support/fuzz.ts'
import { workbench } from './support/workbench.ts'

const senseless = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, Number.NaN, Number.POSITIVE_INFINITY, -1, '', [], {}, 'gone'),
  fc.constant('x'.repeat(1_000_001)),
  fc.constant(new Date(0)),
  fc.constant(JSON.parse('{"__proto__": {"polluted": true}}')),
)

test('[invariant 6] [invariant 13] a command with a senseless part is refused with a code or taken whole, and a refusal leaves bytes and journal', () => {
  let refused = 0
  const property = fc.property(anyCall, fc.nat(), senseless, (call, which, value) => {
    const bench = workbench()
    const before = Y.encodeStateAsUpdate(bench.document)
    const payload: unknown = payloadOf(call, bench.bus.project, 'fresh')
    const keys = Object.keys(Object(payload))
    const damaged = { ...Object(payload), [keys[which % keys.length] ?? 'other']: value }
    const definition = catalogue.find((one) => one.type === call.type)
    if (!definition) throw new Error(`no ${call.type}`)
    const verdict = bench.bus.execute<string, unknown>(definition as never, damaged)
    const isDone = verdict.ok && verdict.changed
    expect(bench.journal).toHaveLength(isDone ? 1 : 0)
    if (isDone) return
    if (!verdict.ok) {
      expect(Object.keys(rejections)).toContain(verdict.code)
      refused++
    }
    expect(Y.encodeStateAsUpdate(bench.document)).toEqual(before)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
  assertProperty(property, 1_000)
  expectOften('commands refused', refused, 300)
})
