import { defineConfig } from 'vitest/config'
import { QuickestFirst } from './quickest-first.ts'

/**
 * The tests that `npm run mutate` runs against each small fault: those that are about the document's own code, not about single
 * commands, so that a fault costs about a second. Properties only glance, always at the same cases, so that a fault that was found
 * once is found again.
 */
export default defineConfig({
  test: {
    include: [
      'tests/model/**/*.test.ts',
      'tests/commands/core/**/*.test.ts',
      'tests/commands/{each-command,command-laws}.test.ts',
      'tests/commands/epochs/compaction.test.ts',
      'tests/commands/{undo-among-people,undo-line,undo-rules,undo-runs,reload-undo,tree-among-people}.test.ts',
    ],
    env: { FUZZ_TIMES: '0.02', FUZZ_SEED: '1' },
    // Sizes that only a stack overflow or a quadratic walk would notice.
    testNamePattern: /^(?!.*\b(10|20|50),000\b)/,
    // Each of the thousands of runs would import everything again.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 30_000,
  },
})
