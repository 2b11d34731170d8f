import { expect, test } from 'vitest'
import { provenRows } from './proven-rows.ts'

test('counts a row once, whichever runner proved it, and no id that the checklist lacks', () => {
  expect(
    provenRows(['routes [R03] /gallery', '[R03] [S04] both', '[Q99] unknown', 'R01 without brackets']),
  ).toEqual(['R03', 'S04'])
})
