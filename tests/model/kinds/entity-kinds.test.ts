import { expect, test } from 'vitest'
import { categories, entityKinds, isEntityKind, protectedKinds } from '../../../model/kinds/entity-kinds.ts'

test('every scene keeps a player, a camera and a cursor, and nothing else', () => {
  expect(protectedKinds).toEqual(['player', 'camera', 'cursor'])
})

test('only a group is something without a component', () => {
  const needs = Object.entries(entityKinds).flatMap(([kind, { needs: component }]) =>
    component === null ? kind : [],
  )
  expect(needs).toEqual(['group'])
})

test('each kind stands in a category of the picker', () => {
  for (const { category } of Object.values(entityKinds)) expect(categories).toContain(category)
})

test('what every object has is no kind', () => {
  expect(isEntityKind('shape')).toBe(true)
  expect(isEntityKind('constructor') || isEntityKind('')).toBe(false)
})
