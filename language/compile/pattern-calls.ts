/** Methods that look for a pattern in a text: with the wrong one they try for ever. */
export const patternCalls: ReadonlySet<string> = new Set([
  'test',
  'exec',
  'match',
  'matchAll',
  'replace',
  'replaceAll',
  'search',
  'split',
])
