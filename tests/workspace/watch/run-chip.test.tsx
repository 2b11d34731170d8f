// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { chooseLocale } from '../../../src/i18n/i18n.ts'
import { RunChip } from '../../../src/workspace/scene/RunChip.tsx'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(async () => {
  rendered?.unmount()
  await chooseLocale('en')
})

test('the picture of a world says that it runs, and while it is paused that it stands still, in both languages', async () => {
  rendered = await renderWorkspace(<RunChip />)
  const { page, state } = rendered
  expect(page.textContent).toContain('Running')
  act(() => state.watch.pace.set('paused'))
  expect(page.textContent).toContain('Paused')
  expect(page.textContent).not.toContain('Running')
  await act(async () => chooseLocale('de'))
  expect(page.textContent).toContain('Angehalten')
  act(() => state.watch.pace.set('slow'))
  expect(page.textContent).toContain('Läuft')
  act(() => state.watch.isHalted.set(true))
  expect(page.textContent).toContain('Beendet')
  expect(page.textContent).not.toContain('Läuft')
})
