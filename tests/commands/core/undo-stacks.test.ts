import { expect, test } from 'vitest'
import type { Surface } from '../../../commands/core/surface.ts'
import type { RegisterStep, TextStep, UndoEntry } from '../../../commands/core/undo-entry.ts'
import { UndoStacks } from '../../../commands/core/undo-stacks.ts'

const register = (before: string, after: string, key = 'name'): RegisterStep => ({
  root: 'meta',
  id: null,
  key,
  before,
  after,
})
const typed = (
  fileId: string,
  insertions: TextStep['insertions'],
  deletions: TextStep['deletions'] = [],
) => ({
  fileId,
  insertions,
  deletions,
})
const step = (commandId: string, more: Partial<UndoEntry> = {}): UndoEntry => ({
  commandId,
  joined: [],
  surface: 'scene',
  lamport: 1,
  made: 1,
  label: { key: `do ${commandId}`, params: {} },
  registers: [register('old', commandId)],
  texts: [],
  ...more,
})
const lists = (stacks: UndoStacks, surface: Surface = 'scene') => {
  const { undo, redo } = stacks.all().get(surface) ?? {}
  return [undo, redo].map((list) => list?.map(({ commandId }) => commandId))
}
/** Two steps of texts, joined to one; what is left of them. */
const joinedTexts = (first: readonly TextStep[], second: readonly TextStep[]) => {
  const stacks = new UndoStacks()
  const registers: readonly RegisterStep[] = []
  stacks.record(step('one', { registers, texts: first }))
  expect(stacks.merge(step('two', { registers, texts: second }), 'one')).toBe('one')
  return stacks.top(['scene'], 'undo')?.texts
}

test('of several surfaces the step comes first that was made last, in whatever order they are asked', () => {
  const stacks = new UndoStacks()
  stacks.record(step('early', { lamport: 3 }))
  stacks.record(step('late', { lamport: 9, surface: 'project' }))
  stacks.record(step('between', { lamport: 5, surface: 'assets' }))
  expect(stacks.top(['scene', 'project', 'assets'], 'undo')?.commandId).toBe('late')
  expect(stacks.top(['project', 'assets', 'scene'], 'undo')?.commandId).toBe('late')
  expect(stacks.top(['scene', 'assets'], 'undo')?.commandId).toBe('between')
  expect(stacks.top(['scene', 'assets'], 'redo')).toBeUndefined()
  expect(stacks.top(['everything'], 'undo')).toBeUndefined()
})

test('a command joins the step of its run only while that is the newest', () => {
  const stacks = new UndoStacks()
  expect(stacks.merge(step('first'), 'gone')).toBeUndefined()
  expect(stacks.merge(step('second', { registers: [register('first', 'b')] }), 'first')).toBe('first')
  expect(stacks.merge(step('third', { registers: [register('b', 'c')] }), 'second')).toBeUndefined()
  expect(lists(stacks)).toEqual([['first', 'third'], []])
  expect(stacks.find('second')).toMatchObject({ direction: 'undo', step: { commandId: 'first' } })
})

test('what joins goes on from where the step ended, and is done under its own words and time', () => {
  const stacks = new UndoStacks()
  stacks.record(step('one', { registers: [register('a', 'b'), register('x', 'y', 'other')] }))
  const more = [register('b', 'c'), register('p', 'q', 'third')]
  stacks.merge(step('two', { registers: more, lamport: 7 }), 'one')
  expect(stacks.top(['scene'], 'undo')).toEqual({
    ...step('one'),
    joined: ['two'],
    lamport: 7,
    label: { key: 'do two', params: {} },
    registers: [register('a', 'c'), register('x', 'y', 'other'), register('p', 'q', 'third')],
  })
  stacks.merge(step('three', { registers: [register('written by others', 'd')] }), 'one')
  expect(lists(stacks)).toEqual([['one', 'three'], []])
})

test('a register that comes back to where it began is no part of the step, and a step of nothing is none', () => {
  const stacks = new UndoStacks()
  stacks.record(step('one', { registers: [register('a', 'b'), register('x', 'y', 'other')] }))
  stacks.merge(step('two', { registers: [register('b', 'a')] }), 'one')
  expect(stacks.top(['scene'], 'undo')?.registers).toEqual([register('x', 'y', 'other')])
  expect(stacks.merge(step('three', { registers: [register('y', 'x', 'other')] }), 'one')).toBe('one')
  expect(lists(stacks)).toEqual([[], []])
})

test('texts of a run are one step: what was typed in each of them, but what was typed and deleted again', () => {
  expect(joinedTexts([typed('a', [[1, 0, 2]])], [typed('a', [[1, 2, 3]])])).toEqual([typed('a', [[1, 0, 5]])])
  const other = typed('b', [[1, 9, 1]])
  expect(joinedTexts([typed('a', [[1, 0, 2]])], [other])).toEqual([typed('a', [[1, 0, 2]]), other])
  expect(joinedTexts([typed('a', [[1, 0, 2]]), other], [typed('a', [], [[1, 0, 2]])])).toEqual([other])
  const cases: [TextStep['insertions'], TextStep['deletions']][] = [
    [[[1, 0, 2]], [[1, 0, 1]]],
    [[[1, 0, 2]], [[1, 1, 2]]],
    [[[1, 0, 2]], [[2, 0, 2]]],
    [
      [[1, 0, 2]],
      [
        [1, 0, 2],
        [2, 0, 2],
      ],
    ],
    [
      [
        [1, 0, 2],
        [2, 0, 2],
      ],
      [[1, 0, 2]],
    ],
    [
      [
        [1, 0, 2],
        [2, 0, 2],
      ],
      [
        [1, 0, 2],
        [2, 0, 1],
      ],
    ],
    [[], [[1, 0, 2]]],
  ]
  for (const [insertions, deletions] of cases)
    expect(joinedTexts([typed('a', insertions)], [typed('a', [], deletions)])).toEqual([
      typed('a', insertions, deletions),
    ])
})

test('stacks that are taken over stand in place of all there were', () => {
  const [stacks, other] = [new UndoStacks(), new UndoStacks()]
  stacks.record(step('mine', { surface: 'project' }))
  other.record(step('one'))
  other.record(step('two'))
  other.push(step('undone'), 'redo')
  stacks.replace(other.all())
  expect([...stacks.all().keys()]).toEqual(['scene'])
  expect(lists(stacks)).toEqual([['one', 'two'], ['undone']])
})
