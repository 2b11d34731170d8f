/** What Stryker copies to where it plants small faults: all that the tests import which it tries. */
export const copiedFiles: readonly string[] = [
  'package.json',
  '{model,commands,scripts}/**/*.ts',
  'tests/{model,commands,support}/**/*.ts',
]
