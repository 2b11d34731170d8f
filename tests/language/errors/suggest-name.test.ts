import { expect, test } from 'vitest'
import { suggestName } from '../../../language/errors/suggest-name.ts'

test.each([
  ['Dargon', 'Dragon'],
  ['dragon', 'Dragon'],
  ['Dragn', 'Dragon'],
  ['Kidd', 'Kid'],
  ['Castle', null],
  ['x', null],
  ['ki', 'Kid'],
  ['YO', 'yo'],
  ['y', null],
  ['my', null],
  ['ye', null],
])('%s → %s', (written, meant) => {
  expect(suggestName(written, ['Dragon', 'Kid', 'Tree house', 'n', 'me', 'yo'])).toBe(meant)
})

test.each([
  ['wate', 'wait'],
  ['wiet', 'wait'],
  ['wete', 'wait'],
  ['scan', null],
])('%s sounds like %s', (written, meant) => {
  expect(suggestName(written, ['Date', 'wait', 'scene'])).toBe(meant)
})
