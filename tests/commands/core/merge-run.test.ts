import { expect, test } from 'vitest'
import { continuesRun, type MergeRun } from '../../../commands/core/merge-run.ts'

const run = (at: number, key = 'a', surface: MergeRun['surface'] = 'scene'): MergeRun => ({
  surface,
  key,
  stepId: 'first',
  at,
})

test('a run goes on for 500 ms after its last command, on the same surface with the same key', () => {
  expect(continuesRun(run(1_000), run(1_000))).toBe(true)
  expect(continuesRun(run(1_000), run(1_500))).toBe(true)
  expect(continuesRun(run(1_000), run(1_501))).toBe(false)
  expect(continuesRun(run(1_000), run(1_001, 'b'))).toBe(false)
  expect(continuesRun(run(1_000), run(1_001, 'a', 'project'))).toBe(false)
})

test('a clock that was set back ends it, and so does a command that never merges', () => {
  expect(continuesRun(run(1_000), run(999))).toBe(false)
  expect(continuesRun(undefined, run(1_000))).toBe(false)
  expect(continuesRun(run(1_000), undefined)).toBe(false)
})
