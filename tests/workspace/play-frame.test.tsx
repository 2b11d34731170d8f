// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLocale } from '../../src/i18n/i18n.ts'
import type { FrameHost, FrameHostOptions } from '../../src/workspace/frame/frame-host.ts'
import { PlayFrame } from '../../src/workspace/frame/PlayFrame.tsx'
import { type RenderedWorkspace, renderWorkspace } from './render-workspace.tsx'

const { hosts, stopped } = vi.hoisted(() => ({ hosts: [] as FrameHostOptions[], stopped: vi.fn() }))
vi.mock('../../src/workspace/frame/frame-host.ts', () => ({
  startFrameHost: (options: FrameHostOptions): Partial<FrameHost> => {
    hosts.push(options)
    return { send: () => undefined, focus: () => undefined, replace: () => undefined, stop: stopped }
  },
}))
vi.mock('../../src/workspace/frame/scene-pages.ts', () => ({ scenePages: async () => ({ play: '/play' }) }))
const { projectOfSnapshot } = vi.hoisted(() => ({ projectOfSnapshot: vi.fn() }))
vi.mock('../../src/workspace/frame/project-of-snapshot.ts', () => ({ projectOfSnapshot }))

let rendered: RenderedWorkspace
const page = document.createElement('div')
let root: Root

beforeEach(async () => {
  rendered = await renderWorkspace(null)
  projectOfSnapshot.mockResolvedValue(rendered.bus.project)
  hosts.length = 0
  stopped.mockClear()
  document.body.append(page)
  root = createRoot(page)
  await act(async () => root.render(<PlayFrame snapshot="/snapshot" />))
})
afterEach(async () => {
  act(() => root.unmount())
  rendered.unmount()
  await chooseLocale('en')
})

const host = (): FrameHostOptions => {
  const last = hosts.at(-1)
  if (!last) throw new Error('no frame was begun')
  return last
}
const alert = () => page.querySelector('[role="alert"]')
const openAgain = () => alert()?.querySelector('button')

test('[R21] a scene says that it is loading until it runs', () => {
  expect(page.textContent).toBe('Loading scene...')
  act(() => host().onMessage({ type: 'run.started' }))
  expect(page.textContent).toBe('')
})

test('a published world says in both languages that this browser shows no 3D and what helps, and opens again when asked to', async () => {
  expect(alert()).toBeNull()
  act(() => host().onMessage({ type: 'picture.lost', reason: 'no-webgl' }))
  expect(alert()?.querySelector('p')?.textContent).toBe(
    'This browser shows no 3D. Switch on graphics acceleration (WebGL) in its settings, or take another browser.',
  )
  await act(async () => chooseLocale('de'))
  act(() => host().onMessage({ type: 'picture.lost', reason: 'no-webgl' }))
  expect(alert()?.querySelector('p')?.textContent).toMatch(/^Dieser Browser zeigt kein 3D\./)
  await act(async () => chooseLocale('en'))
  const before = hosts.length
  act(() => host().onMessage({ type: 'picture.lost', reason: 'no-webgl' }))
  await act(async () => openAgain()?.click())
  expect(hosts).toHaveLength(before + 1)
  expect(alert()).toBeNull()
  act(() => host().onMessage({ type: 'run.started' }))
  expect(page.textContent).toBe('')
})

test('a published world whose page cannot be reached says so instead of loading for ever, and plays when it comes after all', () => {
  act(() => host().onUnreachable?.())
  expect(alert()?.querySelector('p')?.textContent).toBe(
    'The world could not be reached. Try again in a moment.',
  )
  act(() => host().onMessage({ type: 'run.started' }))
  expect(alert()).toBeNull()
})

test('a published world says that its picture went away, and goes on when it is back', async () => {
  act(() => host().onMessage({ type: 'run.started' }))
  act(() => host().onMessage({ type: 'picture.lost', reason: 'context-lost' }))
  expect(alert()?.querySelector('p')?.textContent).toMatch(/stopped/)
  act(() => host().onMessage({ type: 'picture.back' }))
  expect(alert()).toBeNull()
})

test('a published world that cannot be reached says so', async () => {
  projectOfSnapshot.mockResolvedValue(undefined)
  act(() => host().onMessage({ type: 'picture.lost', reason: 'no-webgl' }))
  await act(async () => openAgain()?.click())
  expect(alert()?.querySelector('p')?.textContent).toBe(
    'The world could not be reached. Try again in a moment.',
  )
})
