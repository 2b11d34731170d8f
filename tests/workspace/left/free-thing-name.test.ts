import { expect, test } from 'vitest'
import { limits } from '../../../model/document/limits.ts'
import { freeThingName } from '../../../src/workspace/left/free-thing-name.ts'

test('a name that is taken gets the first number that is free', () => {
  expect(freeThingName('Tree', [])).toBe('Tree')
  expect(freeThingName('Tree', ['tree', 'Tree 2'])).toBe('Tree 3')
  expect(freeThingName('Tree 2', ['Tree 2'])).toBe('Tree 3')
})

test('a picture with a name as long as names may be can be placed a second time', () => {
  const long = 'p'.repeat(limits.nameLength)
  expect(freeThingName(long, [long])).toBe(`${long.slice(2)} 2`)
})
