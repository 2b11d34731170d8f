import { defineConfig } from 'vitest/config'

/**
 * The tests that `npm run mutate` runs against each planted fault: those of the document that need neither a page nor a server nor
 * seconds. Properties only glance, always at the same cases, so that a fault that was found once is found again.
 */
export default defineConfig({
  test: {
    include: [
      'tests/model/**/*.test.ts',
      'tests/commands/*.test.ts',
      'tests/commands/{core,blocks}/**/*.test.ts',
    ],
    exclude: ['tests/commands/traces.test.ts', 'tests/commands/missing-targets.test.ts'],
    env: { FUZZ_TIMES: '0.02', FUZZ_SEED: '1' },
    // Sizes that only a stack overflow or a quadratic walk would notice.
    testNamePattern: /^(?!.*\b(10|20|50),000\b)/,
    // Each of the thousands of runs would import everything again.
    isolate: false,
    testTimeout: 30_000,
  },
})
