import { existsSync } from 'node:fs'
import { layers } from './layers.ts'
import { runStep, type StepResult } from './run-step.ts'

/** Name, command and arguments of each, the longest first. */
const checks: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['types', 'tsc', ['--noEmit']],
  [
    'boundaries and cycles',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', ...layers.filter(existsSync)],
  ],
  ['unused code', 'knip', []],
  ['types without a DOM', 'tsc', ['--noEmit', '-p', 'tsconfig.pure.json']],
  ['types of the service worker', 'tsc', ['--noEmit', '-p', 'tsconfig.worker.json']],
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
]

/** Each takes about one core. */
const atOnce = 2

/** Format, lint, types, boundaries with cycles, unused code: all of them, even after one has failed. */
export async function staticChecks(): Promise<readonly StepResult[]> {
  const left = [...checks]
  const results: StepResult[] = []
  const lane = async (): Promise<void> => {
    for (let check = left.shift(); check; check = left.shift())
      results.push(await runStep(...check, { atTheEnd: true }))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return results
}
