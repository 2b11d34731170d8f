import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CopyNames } from '../../../commands/entity/copy-names.ts'
import { cutBefore } from '../../../model/document/cut-text.ts'
import { limits } from '../../../model/document/limits.ts'
import { callsDuring } from '../../support/calls-during.ts'
import { assertProperty } from '../support/assert-property.ts'

test('a copy has the name without its number and the lowest one from 2 that is free', () => {
  const names = new CopyNames(['Tree', 'Tree 2', 'Tree 4', 'Rock 7'])
  expect(['Tree', 'Tree 4', 'Tree', 'Rock 7'].map((name) => names.of(name))).toEqual([
    'Tree 3',
    'Tree 5',
    'Tree 6',
    'Rock 2',
  ])
})

test('a name as long as names may be is cut for its number, and never through a sign of two units', () => {
  const long = 'a'.repeat(limits.nameLength)
  const names = new CopyNames([long])
  const copies = Array.from({ length: 12 }, () => names.of(long))
  expect(new Set(copies).size).toBe(12)
  for (const copy of copies) expect(copy).toHaveLength(limits.nameLength)
  expect([copies[0], copies[11]]).toEqual([`${long.slice(0, -2)} 2`, `${long.slice(0, -3)} 13`])
  const spaced = `${'b'.repeat(limits.nameLength - 3)} xx`
  expect(new CopyNames([spaced]).of(spaced)).toBe(`${'b'.repeat(limits.nameLength - 3)} 2`)
  const owl = `${'a'.repeat(limits.nameLength - 3)}🦉x`
  const copy = new CopyNames([owl]).of(owl)
  expect(copy).toBe(`${'a'.repeat(limits.nameLength - 3)} 2`)
})

/** The rule without anything remembered: recordings of any age replay to it. */
function plainCopies(there: readonly string[], names: readonly string[]): readonly string[] {
  const taken = new Set(there)
  return names.map((name) => {
    const numbered = (number: number) =>
      cutBefore(name.replace(/ \d{1,6}$/, ''), ` ${number}`, limits.nameLength)
    let number = 2
    while (taken.has(numbered(number))) number++
    taken.add(numbered(number))
    return numbered(number)
  })
}

/** Names that are the same, or only when they are cut, or only in other letters. */
const anyName = fc
  .tuple(
    fc.constantFrom(0, 0, 74, 75, 76, 77, 78, 79, 80),
    fc.constantFrom('b', 'B', 'b ', '\u{1f989}'),
    fc.constantFrom('', 'a', 'A', 'xyz', ' ', '\u{1f989}', 'a 1234567'),
    fc.constantFrom('', '', ' 2', ' 9', ' 10', ' 99', ' 999999', '3'),
  )
  .map(([length, filling, stem, ending]) => filling.repeat(length).slice(0, length) + stem + ending)
const anyNames = fc
  .tuple(fc.array(anyName, { minLength: 1, maxLength: 4 }), fc.array(fc.nat(99), { maxLength: 150 }))
  .map(([names, picks]) => picks.map((pick) => names[pick % names.length] ?? ''))

test('what is remembered of names that met changes no name of a copy', () => {
  const property = fc.property(anyNames, anyNames, (there, names) => {
    const copies = new CopyNames(there)
    expect(names.map((name) => copies.of(name))).toEqual(plainCopies(there, names))
  })
  assertProperty(property, 500)
})

test('names that differ only where they are cut are told apart in steps that grow as they do', () => {
  const lookups = (count: number) => {
    const names = Array.from(
      { length: count },
      (_, at) => `${'x'.repeat(79)}${String.fromCharCode(0x4e00 + at)}`,
    )
    return callsDuring(Set.prototype, 'has', () => {
      const copies = new CopyNames(names)
      for (const name of names) copies.of(name)
    })
  }
  const few = lookups(250)
  expect(few).toBeLessThan(250 * 10)
  expect(lookups(1_000)).toBeLessThan(4 * 1.5 * few)
})
