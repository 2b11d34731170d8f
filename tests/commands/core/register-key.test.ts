import fc from 'fast-check'
import { expect, test } from 'vitest'
import { registerKey } from '../../../commands/core/undo-entry.ts'
import type { RootName } from '../../../model/document/root-name.ts'
import { assertProperty } from '../support/assert-property.ts'

test('two registers are never called the same, whatever their ids and keys look like', () => {
  const part = fc.string({ unit: fc.constantFrom('1', ':', ',', 'a'), maxLength: 4 })
  const register = fc.record({
    root: part.map((rest): RootName => `ents:${rest}`),
    id: fc.option(part, { freq: 3 }),
    key: part,
  })
  const property = fc.property(register, register, (a, b) => {
    const isSame = a.root === b.root && a.id === b.id && a.key === b.key
    expect(registerKey(a) === registerKey(b)).toBe(isSame)
  })
  assertProperty(property, 20_000)
})
