import { expect, test } from 'vitest'
import { StepStack } from '../../../commands/core/step-stack.ts'
import type { UndoEntry } from '../../../commands/core/undo-entry.ts'
import type { JsonValue } from '../../../model/json.ts'

const step = (commandId: string, value: JsonValue = null, joined: readonly string[] = []): UndoEntry => ({
  commandId,
  joined,
  surface: 'scene',
  lamport: 1,
  made: 1,
  label: { key: 'do', params: {} },
  registers: [{ root: 'meta', id: null, key: 'value', before: undefined, after: value }],
  texts: [],
})
const ids = ({ all }: StepStack) => all.map(({ commandId }) => commandId)
const times = <T extends JsonValue>(count: number, item: T): readonly T[] =>
  Array.from({ length: count }, () => item)

test.each<[string, (characters: number) => UndoEntry]>([
  ['long text', (characters) => step('x', 'x'.repeat(characters))],
  ['texts', (characters) => step('x', times(characters / 8, 'abcde'))],
  ['numbers', (characters) => step('x', times(characters / 6, 1.234))],
  ['nothing', (characters) => step('x', times(characters / 5, null))],
  ['lists', (characters) => step('x', times(characters / 7, [true]))],
  ['objects', (characters) => step('x', times(characters / 16, { key: 'value' }))],
  [
    'runs',
    (characters) =>
      step('x', null, times(characters / 50, 'f5a0e0f6-5ee1-4d68-9e1a-0d2a0a8d3c11-0123456789')),
  ],
])('of steps of %s about 2 MB of JSON are remembered', (_what, ofSize) => {
  const held = (size: number) => {
    const large = ofSize(size)
    const length = JSON.stringify([large.registers, large.joined]).length
    expect(length / size).toBeGreaterThan(0.9)
    expect(length / size).toBeLessThan(1.1)
    const stack = new StepStack()
    for (let count = 0; count < 4; count++) stack.push(large)
    return stack.all.length
  }
  expect(held(400_000)).toBe(4)
  expect(held(800_000)).toBe(2)
})

test('the newest step stays, whatever it weighs', () => {
  const stack = new StepStack([step('a'), step('b', 'x'.repeat(2_400_000))])
  expect(ids(stack)).toEqual(['b'])
})

test('what is taken out or let go weighs nothing any more', () => {
  const stack = new StepStack()
  const large = 'x'.repeat(900_000)
  for (let count = 0; count < 5; count++) {
    const top = step(`top ${count}`, large)
    stack.push(top)
    stack.remove(top)
  }
  stack.push(step('a', large))
  stack.push(step('b', large))
  expect(ids(stack)).toEqual(['a', 'b'])
  stack.push(step('c', large))
  expect(ids(stack)).toEqual(['b', 'c'])
})

test('a step is taken out wherever it lies, and what is not there takes nothing with it', () => {
  const [a, b, c] = [step('a'), step('b'), step('c')]
  const stack = new StepStack([a, b, c])
  stack.remove(step('b'))
  stack.remove(undefined)
  expect(ids(stack)).toEqual(['a', 'b', 'c'])
  stack.remove(b)
  expect(ids(stack)).toEqual(['a', 'c'])
  expect(stack.top).toBe(c)
})

test('a step is found by each command that it is made of, the newest first', () => {
  const later = step('b', 1, ['again'])
  const stack = new StepStack([step('a', 1, ['again']), later, step('c')])
  expect(stack.stepOf('again')).toBe(later)
  expect(stack.stepOf('b')).toBe(later)
  expect(stack.stepOf('d')).toBeUndefined()
})
