import { copiedFiles } from './tests/mutate/copied-files.ts'

/**
 * `npm run mutate`: plants thousands of small faults in the document's code and expects the tests to notice. Goes on where it was:
 * only what changed since the last run is tried again.
 */
export default {
  testRunner: 'in-process',
  plugins: ['./tests/mutate/in-process/runner.ts'],
  mutate: ['model/**/*.ts', 'commands/core/**/*.ts'],
  // Nothing else is imported by the tests that are tried.
  ignorePatterns: ['**', ...copiedFiles.map((files) => `!${files}`)],
  mutator: {
    // The only texts are words of thrown defects and keys; a wrong key is a type error or found by another mutator.
    excludedMutations: ['StringLiteral'],
  },
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: 'test-results/mutation/incremental.json',
  jsonReporter: { fileName: 'test-results/mutation/mutation.json' },
  htmlReporter: { fileName: 'test-results/mutation/mutation.html' },
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
  // Nothing is tried for as long as this (`patience`): what takes longer never ends.
  timeoutMS: 30_000,
  timeoutFactor: 0,
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
}
