// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { ConsoleLines } from '../../../src/workspace/code/ConsoleLines.tsx'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace
afterEach(() => rendered.unmount())

test('a logged value opens to what is in it, row by row; words are just words with the time they were said', async () => {
  const at = new Date(2026, 3, 1, 15, 4, 18).getTime()
  const rows = [
    { depth: 1, name: 'a', text: '[1]' },
    { depth: 2, name: '0', text: '1' },
    { depth: 1, name: 'b', text: '2' },
  ]
  rendered = await renderWorkspace(
    <ConsoleLines
      lines={[
        { place: 0, at, fileId: null, text: 'hello' },
        { place: 1, at, fileId: null, text: '{…}', rows },
      ]}
      leftOut={0}
    />,
  )
  const [outer, inner] = rendered.page.querySelectorAll('details')
  expect(rendered.page.querySelectorAll('details')).toHaveLength(2)
  expect(outer?.querySelector('summary > span')?.textContent).toBe('{…}')
  expect([...(outer?.children[1]?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'a [1]0 1',
    'b 2',
  ])
  expect(inner?.querySelector('summary')?.textContent).toBe('a [1]')
  expect(rendered.page.querySelector('p')?.textContent).toMatch(/^15:04:18hello$/)
})
