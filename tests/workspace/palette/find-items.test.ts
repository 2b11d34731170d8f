import { expect, test } from 'vitest'
import { findItems } from '../../../src/workspace/palette/find-items.ts'
import { fuzzyScore } from '../../../src/workspace/palette/fuzzy-score.ts'
import type { PaletteItem } from '../../../src/workspace/palette/palette-item.ts'

const item = (name: string, otherName?: string): PaletteItem => ({
  id: name,
  kind: 'action',
  name,
  ...(otherName !== undefined && { otherName }),
  run: () => undefined,
})
const items = [
  item('Make a group', 'Eine Gruppe machen'),
  item('Tree', 'Baum'),
  item('Tree house', 'Baumhaus'),
  item('Bush', 'Busch'),
  item('Size', 'Größe'),
]
const found = (typed: string, recent: readonly string[] = []) =>
  findItems(items, typed, recent).map(({ name }) => name)

test('the palette finds by the beginning, the middle and scattered letters, the nearest first', () => {
  expect(found('tree')).toEqual(['Tree', 'Tree house'])
  expect(found('house')).toEqual(['Tree house'])
  expect(found('mag')).toEqual(['Make a group'])
  expect(found('trh')).toEqual(['Tree house'])
  expect(found('xyz')).toEqual([])
})

test('it finds in the other language too, whatever stands above a letter', () => {
  expect(found('baum')).toEqual(['Tree', 'Tree house'])
  expect(found('gruppe')).toEqual(['Make a group'])
  expect(found('grosse')).toEqual(['Size'])
  expect(fuzzyScore('größe', 'Grosse')).toBe(1000)
})

test('what was used last comes first', () => {
  expect(found('', ['Bush', 'Size']).slice(0, 3)).toEqual(['Bush', 'Size', 'Make a group'])
  expect(found('b', ['Bush'])[0]).toBe('Bush')
})
