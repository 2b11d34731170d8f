// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchAhead } from '../../src/app/fetch-ahead.ts'
import { fetchScreen } from '../../src/app/routes.tsx'

vi.mock('../../src/app/routes.tsx', () => ({
  fetchScreen: vi.fn(async () => undefined),
  screenOf: (id: string) => (['new', 'template', 'workspace'].includes(id) ? 'workshop' : id),
}))

beforeEach(() => {
  vi.mocked(fetchScreen).mockClear()
  const root = document.createElement('main')
  root.innerHTML = `
    <a id="community" href="/community"><span id="inside">Explore</span></a>
    <a id="workshop" href="/template/treehouse">Start</a>
    <a id="elsewhere" href="https://example.org/terms">Elsewhere</a>
    <a id="here" href="${location.pathname}">Here</a>
    <button id="none">None</button>`
  document.body.replaceChildren(root)
  fetchAhead(root)
})

const come = (id: string, type = 'pointerover') =>
  document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }))
const fetched = () => vi.mocked(fetchScreen).mock.calls.map(([path]) => path)

test('the page of a link is fetched when a pointer or the keyboard comes to it, before it is pressed', () => {
  come('inside')
  come('community', 'focusin')
  expect(fetched()).toEqual(['/community', '/community'])
})

test('neither the workshop, which is large, nor other sites, nor this page', () => {
  for (const id of ['workshop', 'elsewhere', 'here', 'none']) come(id)
  expect(fetched()).toEqual([])
})
