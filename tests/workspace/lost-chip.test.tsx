// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LostChip } from '../../src/workspace/scene/LostChip.tsx'
import { type RenderedWorkspace, renderWorkspace } from './render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

test('whoever has lost sight of everything is asked, and one press brings all of the world back', async () => {
  rendered = await renderWorkspace(<LostChip />)
  const { asked, page, view } = rendered
  const chip = () => page.querySelector('[role="status"] button')
  expect(chip()).toBeNull()
  act(() => view.set({ ...view.get(), isLost: true }))
  expect(chip()?.textContent).toBe('Lost? Back to your world')
  act(() => page.querySelector('button')?.click())
  expect(asked.focuses).toEqual([[]])
  act(() => view.set({ ...view.get(), isLost: false }))
  expect(chip()).toBeNull()
})
