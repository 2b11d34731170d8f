import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutBefore } from '../../../model/document/cut-text.ts'
import { limits } from '../../../model/document/limits.ts'
import { compareClaims } from '../../../model/document/stamp.ts'
import {
  freeNamesAmong,
  type NameClaim,
  nameKey,
  splitNumber,
  uniqueNames,
} from '../../../model/document/unique-names.ts'
import { assertProperty } from '../../commands/support/assert-property.ts'
import { callsDuring } from '../../support/calls-during.ts'

/** The rule without anything remembered: each name tries number after number. */
function plainFree(taken: ReadonlySet<string>, name: string): string {
  const [stem, number] = splitNumber(name)
  const most = Math.max(limits.nameLength, name.length)
  let next = number + 1
  while (taken.has(nameKey(cutBefore(stem, String(next), most)))) next++
  return cutBefore(stem, String(next), most)
}

function plainNames(claims: readonly NameClaim[]): ReadonlyMap<string, string> {
  const shown = new Map<string, string>()
  const taken = new Set<string>()
  const later: NameClaim[] = []
  for (const claim of claims.toSorted(compareClaims)) {
    if (taken.has(nameKey(claim.name))) later.push(claim)
    else shown.set(claim.id, claim.name)
    taken.add(nameKey(claim.name))
  }
  for (const { id, name } of later) {
    const free = plainFree(taken, name)
    taken.add(nameKey(free))
    shown.set(id, free)
  }
  return shown
}

/** Stems that meet only by case, by how accents are made, by spaces around, or when they are cut. */
const stems = [
  'a',
  'A',
  'aS\u03a3',
  'as\u03c3',
  'as\u03c2',
  'e\u0301',
  '\u00e9',
  ' a',
  'a ',
  'a1',
  '\u{1f989}',
  '',
  ' ',
  '\u0130',
  'i\u0307',
]
const endings = ['', '', '1', '2', '8', '9', '10', '99', '007', '999999999', '1000000000']
const anyName = fc
  .tuple(
    fc.constantFrom(0, 0, 0, 74, 75, 76, 77, 78, 79, 80, 90),
    fc.constantFrom('b', 'B', 'b ', '\u{1f989}'),
    fc.constantFrom(...stems),
    fc.constantFrom(...endings),
  )
  .map(([length, filling, stem, ending]) => filling.repeat(length).slice(0, length) + stem + ending)
/** A few names again and again, so that numbers go beyond 9 and 99. */
const anyNames = fc
  .tuple(fc.array(anyName, { minLength: 1, maxLength: 4 }), fc.array(fc.nat(99), { maxLength: 150 }))
  .map(([names, picks]) => picks.map((pick) => names[pick % names.length] ?? ''))

const claimsOf = (names: readonly string[]) =>
  names.map((name, at) => ({ id: `n${at}`, name, t: at, c: 'ana' }))

test('what is remembered of names that met changes no name', () => {
  const property = fc.property(anyNames, (names) => {
    const claims = claimsOf(names)
    expect([...uniqueNames(claims)]).toEqual([...plainNames(claims)])
  })
  assertProperty(property, 1_000)
})

test('many names are each as free as one that is asked for alone', () => {
  const property = fc.property(anyNames, anyNames, (there, wanted) => {
    const items = there.map((name) => ({ name }))
    const keys = new Set(there.map(nameKey))
    const free = freeNamesAmong(items)
    for (const name of wanted) expect(free(name)).toBe(keys.has(nameKey(name)) ? plainFree(keys, name) : name)
  })
  assertProperty(property, 300)
})

/** A word of twenty letters, each of them one of two by the bits of `at`. */
const lettersBy = (at: number, ...letters: readonly [one: string, other: string]) =>
  Array.from({ length: 20 }, (_, bit) => letters[(at >> bit) & 1]).join('')

test.each([
  ['are equal', () => 'a'.repeat(20)],
  ['differ in letter case', (at: number) => lettersBy(at, 'a', 'A')],
  ['differ in the spaces around them', (at: number) => `${' '.repeat(at % 50)}a`],
  ['differ in how their accents are made', (at: number) => lettersBy(at, 'e\u0301', '\u00e9')],
  [
    'differ in case and are as long as names may be',
    (at: number) => 'x'.repeat(60) + lettersBy(at, 'a', 'A'),
  ],
])('names that %s are told apart in steps that grow as they do', (_, nameOf) => {
  const lookups = (count: number) =>
    callsDuring(Set.prototype, 'has', () =>
      uniqueNames(claimsOf(Array.from({ length: count }, (_, at) => nameOf(at)))),
    )
  const few = lookups(250)
  expect(few).toBeLessThan(250 * 10)
  expect(lookups(1_000)).toBeLessThan(4 * 1.5 * few)
})
