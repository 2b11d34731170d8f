import { expect, test } from 'vitest'
import { CopyNames } from '../../../commands/entity/copy-names.ts'
import { limits } from '../../../model/document/limits.ts'

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
