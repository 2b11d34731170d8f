import { expect, test } from 'vitest'
import {
  freeName,
  isNameTaken,
  nameKey,
  splitNumber,
  uniqueNames,
} from '../../../model/document/unique-names.ts'

const claim = (id: string, name: string, t = 0, c = 'p') => ({ id, name, t, c })

/** The names shown, in the order of the claims. */
function shownNames(...claims: readonly ReturnType<typeof claim>[]): (string | undefined)[] {
  const names = uniqueNames(claims)
  return claims.map(({ id }) => names.get(id))
}

test('names that differ stay', () => {
  expect(shownNames(claim('a', 'Tree'), claim('b', 'Zaun'))).toEqual(['Tree', 'Zaun'])
})

test('the first born keeps the name: by time, then by person, then by id', () => {
  expect(shownNames(claim('a', 'Tree', 2), claim('b', 'Tree', 1))).toEqual(['Tree2', 'Tree'])
  expect(shownNames(claim('a', 'Tree', 1, 'q'), claim('b', 'Tree', 1, 'p'))).toEqual(['Tree2', 'Tree'])
  expect(shownNames(claim('b', 'Tree'), claim('a', 'Tree'))).toEqual(['Tree2', 'Tree'])
})

test('a later one gets the lowest number behind its own that nobody else has, whoever was born when', () => {
  expect(shownNames(claim('a', 'Tab'), claim('b', 'Tab', 1), claim('c', 'Tab2', 2))).toEqual([
    'Tab',
    'Tab3',
    'Tab2',
  ])
  expect(shownNames(claim('a', 'Tab7'), claim('b', 'Tab7', 1))).toEqual(['Tab7', 'Tab8'])
  expect(shownNames(claim('a', 'x'), claim('b', 'x', 1), claim('c', 'x', 2), claim('d', 'x', 3))).toEqual([
    'x',
    'x2',
    'x3',
    'x4',
  ])
})

test('case, accents made in two ways and spaces around make no other name', () => {
  expect(shownNames(claim('a', 'É'), claim('b', 'e\u0301 ', 1))).toEqual(['É', 'e\u0301 2'])
  expect(nameKey(' Tree ')).toBe('tree')
  expect(nameKey('e\u0301')).toBe(nameKey('é'))
})

test('the number at the end of a name', () => {
  expect(splitNumber('Tab12')).toEqual(['Tab', 12])
  expect(splitNumber('Tab')).toEqual(['Tab', 1])
  expect(splitNumber('1a')).toEqual(['1a', 1])
  expect(splitNumber('7')).toEqual(['', 7])
  expect(splitNumber('a1234567890')).toEqual(['a1', 234567890])
})

test('a name is taken by another one, never by itself', () => {
  const items = [
    { id: 'a', name: 'Tree' },
    { id: 'b', name: 'Zaun' },
  ]
  expect(isNameTaken(items, 'TREE')).toBe(true)
  expect(isNameTaken(items, 'tree', 'a')).toBe(false)
  expect(isNameTaken(items, 'tree', 'b')).toBe(true)
  expect(isNameTaken(items, 'Bush')).toBe(false)
})

test('a number makes no name longer than names may be, nor one that is longer already', () => {
  for (const length of [79, 80, 81, 200]) {
    const name = 'a'.repeat(length)
    const claims = Array.from({ length: 30 }, (_, at) => ({ id: `n${at}`, name, t: at, c: 'ana' }))
    const shown = [...uniqueNames(claims).values()]
    expect(new Set(shown).size).toBe(30)
    for (const one of shown) expect(one.length).toBeLessThanOrEqual(Math.max(80, length))
    expect(freeName([{ name }], name)).toHaveLength(Math.max(80, length))
  }
  // Stems that are cut to the same name behind different numbers.
  const stem = 'a'.repeat(78)
  const numbered = Array.from({ length: 11 }, (_, at) => `${stem}${at + 2}`)
  const many = [stem, ...numbered, `${stem}1z`, `${stem}1z`, stem].map((name, at) =>
    claim(`m${at}`, name, at),
  )
  expect(new Set(uniqueNames(many).values()).size).toBe(many.length)
  const short = Array.from({ length: 10 }, (_, at) => `x${at + 2}`)
  const digits = ['x', ...short, 'x1000000000', 'x1000000000', 'x'].map((name, at) =>
    claim(`d${at}`, name, at),
  )
  expect(new Set(uniqueNames(digits).values()).size).toBe(digits.length)
  const owl = `${'a'.repeat(78)}🦉`
  expect(freeName([{ name: owl }], owl)).toBe(`${'a'.repeat(78)}2`)
})
