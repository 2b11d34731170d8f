import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import type { MutantRunOptions } from '@stryker-mutator/api/test-runner'
import { afterEach, expect, test, vi } from 'vitest'
import { InProcessRunner } from './runner.ts'

const activeMutant = () => Reflect.get(globalThis, INSTRUMENTER_CONSTANTS.NAMESPACE).activeMutant
const startPosition = { line: 0, column: 0 }

afterEach(() => vi.useRealTimers())

/** Modules that remember: fault 1 spoils what the second test looks at, fault 2 is noticed by the first one, fault 3 by none, 4 by the second after a long first. */
function runnerOf() {
  let isSpoilt = false
  let renewals = 0
  const bodies = {
    first: () => {
      if (activeMutant() === '4') vi.advanceTimersByTime(4_001)
      if (activeMutant() === '1') isSpoilt = true
      if (activeMutant() === '2') throw new Error('2 is noticed')
    },
    second: () => {
      if (activeMutant() === '4') throw new Error('4 is noticed late')
      if (isSpoilt) throw new Error('spoilt')
    },
  }
  const tests = Object.entries(bodies).map(([name, body]) => ({
    id: `/t/a.test.ts#${name}`,
    name,
    startPosition,
    run: async () => body(),
  }))
  const runner = new InProcessRunner({
    files: ['/t/a.test.ts'],
    of: async () => tests,
    renew: () => {
      isSpoilt = false
      renewals += 1
    },
  })
  const ids = tests.map(({ id }) => id)
  const run = (id: string, testFilter = ids, change: Partial<MutantRunOptions> = {}) =>
    runner.mutantRun({
      activeMutant: {
        id,
        fileName: 'a.ts',
        location: { start: startPosition, end: startPosition },
        mutatorName: 'x',
        replacement: '',
      },
      testFilter,
      mutantActivation: 'runtime',
      reloadEnvironment: false,
      disableBail: false,
      timeout: 1_000,
      sandboxFileName: `${process.cwd()}/model/a.ts`,
      ...change,
    })
  return { runner, run, ids, renewals: () => renewals }
}

test('all tests are run once without a fault', async () => {
  const { runner } = runnerOf()
  const result = await runner.dryRun()
  expect(result).toMatchObject({
    status: 'complete',
    tests: [
      { id: '/t/a.test.ts#first', name: 'first', fileName: '/t/a.test.ts', startPosition, status: 0 },
      { id: '/t/a.test.ts#second', status: 0 },
    ],
  })
})

test('a fault is found by the test that turns red, and survives when none does', async () => {
  const { run, ids, renewals } = runnerOf()
  expect(await run('2')).toMatchObject({
    status: 'killed',
    killedBy: [ids[0]],
    failureMessage: '2 is noticed',
  })
  expect(await run('3')).toEqual({ status: 'survived', nrOfTests: 2 })
  expect(await run('2', [String(ids[1])])).toEqual({ status: 'survived', nrOfTests: 1 })
  expect(renewals()).toBe(0)
})

test('what is not noticed in all the time that there is survives', async () => {
  vi.useFakeTimers()
  const { run, ids } = runnerOf()
  expect(await run('4')).toEqual({ status: 'survived', nrOfTests: 1 })
  expect(await run('4', [String(ids[1])])).toMatchObject({ status: 'killed' })
})

test('what an earlier fault spoilt is not taken for a finding: it is tried anew with fresh modules', async () => {
  const { run, ids, renewals } = runnerOf()
  expect(await run('1', [String(ids[0])])).toMatchObject({ status: 'survived' })
  expect(await run('3')).toEqual({ status: 'survived', nrOfTests: 2 })
  expect(renewals()).toBe(1)
})

test('what spoils fresh modules is a finding, and the next fault gets fresh ones', async () => {
  const { run, ids, renewals } = runnerOf()
  expect(await run('1', ids, { reloadEnvironment: true })).toMatchObject({
    status: 'killed',
    killedBy: [ids[1]],
  })
  expect(await run('3')).toMatchObject({ status: 'survived' })
  expect(renewals()).toBe(2)
})

test('a fault that tests meet is left to them, also where it is met on import', async () => {
  const { runner } = runnerOf()
  const instruments = Reflect.get(globalThis, INSTRUMENTER_CONSTANTS.NAMESPACE)
  instruments.mutantCoverage = { static: { 1: 1, 2: 1, 3: 1 }, perTest: { a: { 2: 5 }, b: { 3: 1, 4: 1 } } }
  expect(await runner.dryRun()).toMatchObject({
    mutantCoverage: { static: { 1: 1 }, perTest: { a: { 2: 5 }, b: { 3: 1, 4: 1 } } },
  })
})
