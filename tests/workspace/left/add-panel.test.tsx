// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AddPanel } from '../../../src/workspace/left/AddPanel.tsx'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

test.each(['cyl', 'zyl'])('the picker shown in English finds the cylinder by “%s”', async (typed) => {
  rendered = await renderWorkspace(<AddPanel />)
  const { page } = rendered
  const field = page.querySelector('input')
  if (!field) throw new Error('the picker has no search')
  await userEvent.setup().type(field, typed)
  const found = () => [...page.querySelectorAll('ul button')].map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(found()).toContain('Cylinder'))
  expect(found()).not.toContain('Box')
})
