// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { RunTime } from '../../../src/workspace/scene/RunTime.tsx'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(() => {
  rendered?.unmount()
  vi.useRealTimers()
})

test('the time of a run goes on with the world: not while it is paused, and slowly in slow motion', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  rendered = await renderWorkspace(<RunTime />)
  const { page, state } = rendered
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
  const shown = () => page.querySelector('time')?.textContent
  expect(shown()).toBe('0:00')
  pass(65)
  expect(shown()).toBe('1:05')
  act(() => state.watch.pace.set('paused'))
  pass(10)
  expect(shown()).toBe('1:05')
  act(() => state.watch.pace.set('slow'))
  pass(8)
  expect(shown()).toBe('1:07')
})
