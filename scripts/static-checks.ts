import { existsSync } from 'node:fs'
import { layers } from './layers.ts'
import { runStep, type StepResult } from './run-step.ts'

/** Format, lint, types, boundaries with cycles, unused code: all of them, even after one has failed. */
export async function staticChecks(): Promise<readonly StepResult[]> {
  return [
    await runStep('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
    await runStep('types', 'tsc', ['--noEmit']),
    await runStep('types without a DOM', 'tsc', ['--noEmit', '-p', 'tsconfig.pure.json']),
    await runStep('types of the service worker', 'tsc', ['--noEmit', '-p', 'tsconfig.worker.json']),
    await runStep('boundaries and cycles', 'depcruise', [
      '--config',
      '.dependency-cruiser.mjs',
      ...layers.filter((layer) => existsSync(layer)),
    ]),
    await runStep('unused code', 'knip', []),
  ]
}
