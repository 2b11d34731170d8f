import { expect, test } from 'vitest'
import { EntityId } from '../../model/ids.ts'
import { preferredThing } from '../../src/blocks/preferred-thing.ts'

const id = (name: string) => EntityId.parse(name)
const things = [
  { id: id('camera'), kind: 'camera' },
  { id: id('house'), kind: 'model' },
  { id: id('dragon'), kind: 'model' },
] as const

test('a block talks about what is selected, else about a model, and of two things about two', () => {
  const choose = (selected: readonly EntityId[], ...taken: string[]) =>
    preferredThing(things, selected, new Set(taken))
  expect(choose([id('dragon')])).toBe('dragon')
  expect(choose([])).toBe('house')
  expect(choose([id('dragon')], 'dragon')).toBe('house')
  expect(choose([], 'house', 'dragon')).toBe('camera')
  expect(choose([], 'house', 'dragon', 'camera')).toBe('house')
  expect(preferredThing([], [], new Set())).toBe('')
})

test('a block never talks about what cannot be picked, and rather about the player than about a light', () => {
  const scene = [
    { id: id('lamp'), kind: 'light' },
    { id: id('kid'), kind: 'player' },
  ] as const
  expect(preferredThing(scene, [id('terrain')], new Set())).toBe('kid')
  expect(preferredThing(scene, [id('lamp')], new Set())).toBe('lamp')
})
