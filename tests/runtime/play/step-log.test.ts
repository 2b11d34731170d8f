import { expect, test } from 'vitest'
import { FromFrame } from '../../../protocol/frame/from-frame.ts'
import { mostStepInputs, mostToldSteps, type RunInput } from '../../../protocol/frame/run-input.ts'
import { StepLog } from '../../../runtime/play/step-log.ts'

const key: RunInput = { kind: 'key', phase: 'down', key: 'w' }

function openLog() {
  let hashes = 0
  const log = new StepLog(() => String(++hashes).padStart(16, '0'))
  return { log, hashes: () => hashes }
}

test('tells which steps had inputs, counted from 1, once, and is silent when nothing was done', () => {
  const { log } = openLog()
  expect(log.take()).toBeUndefined()
  const inputs = [key]
  for (const given of [[], inputs, [], inputs]) log.begin(given)
  inputs.length = 0
  expect(log.take(), 'what is told is its own copy').toEqual({
    type: 'run.steps',
    steps: [
      [2, [key]],
      [4, [key]],
    ],
    state: null,
  })
  expect(log.take()).toBeUndefined()
})

test('the world is hashed after every 120 steps, between two of them, and not more often', () => {
  const { log, hashes } = openLog()
  for (let step = 1; step <= 120; step++) log.begin([])
  expect(log.take(), 'step 120 may still be under way').toBeUndefined()
  log.begin([key])
  expect(log.take()).toEqual({
    type: 'run.steps',
    steps: [[121, [key]]],
    state: { step: 120, hash: '1'.padStart(16, '0') },
  })
  for (let step = 122; step <= 1_000; step++) log.begin([])
  expect(log.take()).toMatchObject({ steps: [], state: { step: 960 } })
  expect(hashes()).toBe(8)
})

test('a message holds no more steps than the app takes in; the rest comes with the next, in order', () => {
  const { log } = openLog()
  const full = Array.from({ length: mostStepInputs }, () => key)
  const count = 2 * mostToldSteps + 5
  for (let step = 1; step <= count; step++) log.begin(full)
  const told: number[] = []
  const sizes: number[] = []
  for (let message = log.take(); message; message = log.take()) {
    expect(FromFrame.safeParse(message).success).toBe(true)
    sizes.push(message.steps.length)
    told.push(...message.steps.map(([step]) => step))
  }
  expect(sizes).toEqual([mostToldSteps, mostToldSteps, 5])
  expect(told).toEqual(Array.from({ length: count }, (_, index) => index + 1))
  log.begin(full)
  const whole = log.take()
  const tooMany = { ...whole, steps: [[1, [...full, key]]] }
  expect(FromFrame.safeParse(tooMany).success, 'a page that tells more is not believed').toBe(false)
})
