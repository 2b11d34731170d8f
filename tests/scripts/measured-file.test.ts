import { expect, test } from 'vitest'
import { measureFile } from '../../scripts/measure/measured-file.ts'

const source = `/** A doc
 * of two lines. */
export const a: any = 'any // no comment' // TODO: trailing

// @ts-ignore
export const b = <p>// no comment, TODO</p>
`

test('comments, types and silenced lines are told from strings and JSX text', () => {
  expect(measureFile('a.tsx', source)).toEqual({
    path: 'a.tsx',
    lines: 6,
    commentLines: 3,
    filledLines: 5,
    anys: 1,
    silenced: 1,
    bareTodos: 1,
  })
})

test('a TODO with the number of its issue is not bare', () => {
  expect(measureFile('a.ts', '// TODO(#12): later\n').bareTodos).toBe(0)
  expect(measureFile('a.ts', '// FIXME later\n').bareTodos).toBe(1)
})
