// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { RunTime } from '../../../src/workspace/scene/RunTime.tsx'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

test('the time of a run is what its world tells, in minutes and seconds', async () => {
  rendered = await renderWorkspace(<RunTime />)
  const { page, state } = rendered
  const shown = () => page.querySelector('time')?.textContent
  expect(shown()).toBe('0:00')
  act(() => state.watch.seconds.set(65))
  expect(shown()).toBe('1:05')
  act(() => state.watch.seconds.set(59))
  expect(shown()).toBe('0:59')
})
