import { expect, test } from 'vitest'
import { LongSteps } from '../../../commands/core/long-steps.ts'
import { undoLimit } from '../../../commands/core/step-stack.ts'
import { undoStep } from '../support/undo-step.ts'

const step = (commandId: string, joined: readonly string[] = []) => undoStep({ commandId, joined })
const ids = ({ all }: LongSteps) => all.map(({ commandId }) => commandId)

test('no step is let go', () => {
  const count = 2 * undoLimit
  const steps = new LongSteps(Array.from({ length: count }, (_, index) => step(`c${index}`)))
  expect(steps.all).toHaveLength(count)
  expect(steps.stepOf('c0')?.commandId).toBe('c0')
})

test('a step is taken out wherever it lies, and what is not there takes nothing with it', () => {
  const [a, b, c] = [step('a'), step('b'), step('c')]
  const steps = new LongSteps([a, b, c])
  steps.remove(step('b'))
  steps.remove(undefined)
  expect(ids(steps)).toEqual(['a', 'b', 'c'])
  steps.remove(b)
  steps.remove(b)
  expect([ids(steps), steps.top]).toEqual([['a', 'c'], c])
  steps.remove(c)
  expect([ids(steps), steps.top]).toEqual([['a'], a])
  steps.push(b)
  expect(ids(steps)).toEqual(['a', 'b'])
  steps.remove(a)
  steps.remove(b)
  expect([ids(steps), steps.top]).toEqual([[], undefined])
})

test('a step is found by each command that it is made of, the newest that is there', () => {
  const [first, later, last] = [step('a', ['again']), step('b', ['again']), step('c', ['again'])]
  const steps = new LongSteps([first, later, last])
  steps.remove(later)
  expect(steps.stepOf('b')).toBeUndefined()
  expect(steps.stepOf('again')).toBe(last)
  steps.remove(last)
  expect(steps.stepOf('again')).toBe(first)
  expect(steps.stepOf('a')).toBe(first)
  steps.remove(first)
  expect(steps.stepOf('again')).toBeUndefined()
})

test('each step is looked at a few times, also when all are found and taken out from the oldest on', () => {
  const count = 2_000
  let looks = 0
  const steps = new LongSteps()
  for (let index = 0; index < count; index++)
    steps.push({
      ...step(''),
      get commandId() {
        looks++
        return `c${index}`
      },
    })
  for (let index = 0; index < count; index++) {
    const found = steps.stepOf(`c${index}`)
    expect(found).toBeDefined()
    steps.remove(found)
  }
  expect(steps.all).toEqual([])
  expect(looks).toBeLessThan(5 * count)
})
