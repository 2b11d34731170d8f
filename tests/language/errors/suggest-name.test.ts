import { expect, test } from 'vitest'
import { suggestName } from '../../../language/errors/suggest-name.ts'

test.each([
  ['Dargon', 'Dragon'],
  ['dragon', 'Dragon'],
  ['Dragn', 'Dragon'],
  ['Kidd', 'Kid'],
  ['Castle', null],
  ['x', null],
])('%s → %s', (written, meant) => {
  expect(suggestName(written, ['Dragon', 'Kid', 'Tree house'])).toBe(meant)
})
