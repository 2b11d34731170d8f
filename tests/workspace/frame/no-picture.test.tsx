// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FileId } from '../../../model/ids.ts'
import type { FromFrame } from '../../../protocol/frame/from-frame.ts'
import type { RunScript, ToFrame } from '../../../protocol/frame/to-frame.ts'
import type { ProjectSession } from '../../../src/client/project-session/project-session.ts'
import type { FrameHost, FrameHostOptions } from '../../../src/workspace/frame/frame-host.ts'
import { createSceneFrames } from '../../../src/workspace/frame/scene-frames.ts'
import type { RunFailure } from '../../../src/workspace/frame/scene-run.ts'
import { RunButton } from '../../../src/workspace/header/RunButton.tsx'
import { ScenePanel } from '../../../src/workspace/scene/ScenePanel.tsx'
import { useSession } from '../../../src/workspace/session-context.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

const hosts: FrameHostOptions[] = []
const sent: ToFrame[] = []
vi.mock('../../../src/workspace/frame/frame-host.ts', () => ({
  startFrameHost(options: FrameHostOptions): FrameHost {
    hosts.push(options)
    return {
      send: (message) => void sent.push(message),
      isReady: () => true,
      replace: () => undefined,
      box: () => undefined,
      focus: () => undefined,
      stop: () => undefined,
    }
  },
}))

let rendered: RenderedWorkspace | undefined
afterEach(() => {
  rendered?.unmount()
  hosts.length = 0
  sent.length = 0
})
const nothing = () => undefined

function Session({ onSession }: { readonly onSession: (session: ProjectSession) => void }) {
  onSession(useSession())
  return null
}

interface Told {
  readonly onRunFailed?: (why: RunFailure) => void
  readonly onNothingFalls?: () => void
  readonly scripts?: readonly RunScript[]
}

/** Real frames of a workspace over pages that only say what a test lets them say. */
async function openFrames({ onRunFailed = nothing, onNothingFalls = nothing, scripts = [] }: Told = {}) {
  let session: ProjectSession | undefined
  const take = (given: ProjectSession) => {
    session = given
  }
  rendered = await renderWorkspace(<Session onSession={take} />)
  if (!session) throw new Error('no session')
  const frames = createSceneFrames({
    session,
    state: rendered.state,
    pages: async () => ({ edit: 'http://127.0.0.1:1/edit', play: 'http://127.0.0.1:1/play' }),
    compile: async () => ({ scripts, errors: [], program: new Map() }),
    findFiles: async () => [],
    locale: () => 'en',
    title: () => 'Scene',
    onTransform: nothing,
    onCopy: nothing,
    onOpen: nothing,
    onPaste: nothing,
    onKey: nothing,
    onHung: nothing,
    onRunFailed,
    onNothingFalls,
  })
  const stop = frames.start(document.createElement('div'), document.createElement('div'))
  await vi.waitFor(() => expect(hosts).toHaveLength(1))
  const from = (mode: 'edit' | 'play', message: FromFrame) =>
    hosts.find((host) => host.mode === mode)?.onMessage(message)
  return { frames, from, stop, state: rendered.state }
}

test('a picture that goes out is told of until it is back, whatever is said meanwhile', async () => {
  const { frames, from, stop } = await openFrames()
  from('edit', { type: 'scene.shown' })
  from('edit', { type: 'picture.lost', reason: 'context-lost' })
  from('edit', { type: 'scene.shown' })
  expect(frames.status.get().edit).toBe('dark')
  from('edit', { type: 'picture.back' })
  expect(frames.status.get().edit).toBe('shown')
  stop()
})

test('a page that cannot be reached is said to be away until its scene is shown', async () => {
  const { frames, from, stop } = await openFrames()
  hosts[0]?.onUnreachable?.()
  expect(frames.status.get().edit).toBe('lost')
  from('edit', { type: 'scene.shown' })
  expect(frames.status.get().edit).toBe('shown')
  stop()
})

test('[S22] a scene that is loaded anew shows that until it is there, or until it cannot be', async () => {
  const { frames, from, stop } = await openFrames()
  rendered?.unmount()
  rendered = await renderWorkspace(<ScenePanel />)
  const { page, status } = rendered
  const end = frames.status.subscribe(() => act(() => status.set(frames.status.get())))
  const isLoading = () => page.textContent?.includes('Loading')
  const alert = () => page.querySelector('[role=alert]')?.textContent ?? ''
  from('edit', { type: 'scene.shown' })
  expect(isLoading()).toBe(false)
  frames.reload()
  expect(isLoading()).toBe(true)
  from('edit', { type: 'scene.shown' })
  expect([isLoading(), alert()]).toEqual([false, ''])
  frames.reload()
  expect(isLoading()).toBe(true)
  hosts[0]?.onUnreachable?.()
  expect(isLoading()).toBe(false)
  expect(alert()).toContain('The 3D picture is not here')
  frames.reload()
  expect([isLoading(), alert()]).toEqual([true, ''])
  end()
  stop()
})

test('without 3D there is no endless loading and nothing runs', async () => {
  const { frames, from, stop, state } = await openFrames()
  from('edit', { type: 'picture.lost', reason: 'no-webgl' })
  state.sceneId.set(state.sceneId.get())
  frames.run()
  await new Promise((done) => setTimeout(done, 50))
  expect(frames.status.get()).toEqual({ edit: 'no-webgl', run: 'editing' })
  expect(hosts).toHaveLength(1)
  stop()
})

test('a run whose picture goes out is stopped with a sentence', async () => {
  const failed = vi.fn()
  const { frames, from, stop } = await openFrames({ onRunFailed: failed })
  from('edit', { type: 'scene.shown' })
  frames.run()
  await vi.waitFor(() => expect(hosts).toHaveLength(2))
  from('play', { type: 'picture.lost', reason: 'context-lost' })
  expect(frames.status.get().run).toBe('editing')
  expect(failed.mock.calls).toEqual([['dark']])
  stop()
})

test('a run whose page cannot be reached is stopped with a sentence; one that nobody waits for is not spoken of', async () => {
  const failed = vi.fn()
  const { frames, from, stop } = await openFrames({ onRunFailed: failed })
  from('edit', { type: 'scene.shown' })
  frames.run()
  await vi.waitFor(() => expect(hosts).toHaveLength(2))
  expect(frames.status.get().run).toBe('starting')
  hosts[1]?.onUnreachable?.()
  expect(frames.status.get().run).toBe('editing')
  hosts[1]?.onUnreachable?.()
  expect(failed.mock.calls).toEqual([['not-ready']])
  stop()
})

test.each([
  ['no-webgl', 'This browser shows no 3D', true],
  ['dark', 'The 3D picture went out', false],
  ['lost', 'The 3D picture is not here', false],
] as const)('says what is wrong with the picture (%s) and what helps', async (edit, words, cannotRun) => {
  rendered = await renderWorkspace(
    <>
      <ScenePanel />
      <RunButton />
    </>,
  )
  const { page, status, asked } = rendered
  expect(page.querySelector('[role=alert]')).toBeNull()
  act(() => status.set({ edit, run: 'editing' }))
  expect(page.querySelector('[role=alert]')?.textContent).toContain(words)
  expect(page.textContent).not.toContain('Loading')
  expect(page.querySelector<HTMLButtonElement>('button[aria-label="Run"]')?.disabled).toBe(cannotRun)
  act(() => page.querySelector<HTMLButtonElement>('[role=alert] button')?.click())
  expect(asked.reloads).toEqual([edit])
})

test('parts of the scene that do not come are counted when they are away for a while, and anew in a new page', async () => {
  const { frames, from, stop } = await openFrames()
  from('edit', { type: 'scene.shown' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const lack = (missing: number) => from('edit', { type: 'scene.parts', arrived: 1, missing })
  lack(1)
  vi.advanceTimersByTime(1_900)
  lack(0)
  vi.advanceTimersByTime(9_000)
  expect(frames.away.get(), 'what came in time').toBe(0)
  lack(2)
  vi.advanceTimersByTime(2_100)
  expect(frames.away.get()).toBe(2)
  lack(1)
  expect(frames.away.get()).toBe(1)
  hosts[0]?.onReady()
  expect(frames.away.get()).toBe(0)
  lack(3)
  stop()
  vi.advanceTimersByTime(9_000)
  expect(frames.away.get(), 'a workspace that was left').toBe(0)
  vi.useRealTimers()
})

test('says how many parts of the scene have not come, and loads it again when asked', async () => {
  rendered = await renderWorkspace(<ScenePanel />)
  const { page, away, asked } = rendered
  const said = page.querySelectorAll('[role=status]')
  await act(async () => away.set(3))
  expect([...said].map(({ textContent }) => textContent)).toContain('3 parts of this scene have not come.')
  act(() => [...page.querySelectorAll('button')].find((one) => one.textContent === 'Load it again')?.click())
  expect(asked.reloads).toEqual(['shown'])
  expect(document.activeElement, 'the keyboard stays in the scene').toBe(page.querySelector('section'))
  await act(async () => away.set(0))
  expect(page.textContent).not.toContain('have not come')
})

const program: RunScript = { fileId: FileId.parse('tab'), name: 'Tab', source: '', text: '' }

test.each([
  ['no program', [], 1],
  ['a program, which the console has it of', [program], 0],
])('physics that does not come is told of once, in a run of %s', async (_what, scripts, told) => {
  const onNothingFalls = vi.fn()
  const { frames, from, stop } = await openFrames({ onNothingFalls, scripts })
  from('edit', { type: 'scene.shown' })
  frames.run()
  await vi.waitFor(() => expect(hosts).toHaveLength(2))
  hosts[1]?.onReady()
  await vi.waitFor(() => expect(sent.some(({ type }) => type === 'run.start')).toBe(true))
  from('play', { type: 'run.without-physics' })
  expect(onNothingFalls).toHaveBeenCalledTimes(told)
  stop()
})
