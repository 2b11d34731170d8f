// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { houseMarker } from '../../../model/components/source.ts'
import { EntityId } from '../../../model/ids.ts'
import type { ToFrame } from '../../../protocol/frame/to-frame.ts'
import type { ProjectSession } from '../../../src/client/project-session/project-session.ts'
import type { FrameHost, FrameHostOptions } from '../../../src/workspace/frame/frame-host.ts'
import { createSceneFrames } from '../../../src/workspace/frame/scene-frames.ts'
import { ScenePanel } from '../../../src/workspace/scene/ScenePanel.tsx'
import { useSession } from '../../../src/workspace/session-context.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

const hosts: FrameHostOptions[] = []
const sent: ToFrame[] = []
/** Of each page of a run that came after the first one: whether it had the camera. */
const pages: boolean[] = []
vi.mock('../../../src/workspace/frame/frame-host.ts', () => ({
  startFrameHost(options: FrameHostOptions): FrameHost {
    hosts.push(options)
    return {
      send: (message) => sent.push(message),
      isReady: () => true,
      replace: () => pages.push(options.hasCamera?.() ?? false),
      box: () => undefined,
      focus: () => undefined,
      stop: () => undefined,
    }
  },
}))

let rendered: RenderedWorkspace | undefined
afterEach(() => {
  rendered?.unmount()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})
const nothing = () => undefined

function Session({ onSession }: { readonly onSession: (session: ProjectSession) => void }) {
  onSession(useSession())
  return null
}

test('[T11] a run begins anew with the camera and loses it with Stop, with leaving AR, and with a page that hangs', async () => {
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
    compile: async () => ({ scripts: [], errors: [], program: new Map() }),
    findFiles: async () => [],
    locale: () => 'en',
    title: () => 'Scene',
    onTransform: nothing,
    onCopy: nothing,
    onOpen: nothing,
    onPaste: nothing,
    onKey: nothing,
    onHung: nothing,
    onRunFailed: nothing,
    onNothingFalls: nothing,
  })
  const stop = frames.start(document.createElement('div'), document.createElement('div'))
  await vi.waitFor(() => expect(hosts).toHaveLength(1))
  hosts[0]?.onMessage({ type: 'scene.shown' })
  const starts = () => sent.flatMap((message) => (message.type === 'run.start' ? [message.isAr] : []))
  /** The page is there and its run begins. */
  const begins = async (count: number) => {
    await vi.waitFor(() => expect(hosts).toHaveLength(2))
    hosts[1]?.onReady()
    await vi.waitFor(() => expect(starts()).toHaveLength(count))
    hosts[1]?.onMessage({ type: 'run.started' })
    expect(frames.status.get().run).toBe('running')
  }
  // Nothing runs, so nothing can be in AR.
  frames.setAr(true)
  expect(frames.ar.get()).toBe(false)
  frames.run()
  await begins(1)
  frames.setAr(true)
  await begins(2)
  expect([frames.ar.get(), starts(), pages]).toEqual([true, [false, true], [true]])
  frames.stop()
  expect([frames.ar.get(), pages]).toEqual([false, [true, false]])
  frames.run()
  await begins(3)
  frames.setAr(true)
  await begins(4)
  frames.setAr(false)
  await begins(5)
  expect([starts(), pages]).toEqual([
    [false, true, false, true, false],
    [true, false, true, false],
  ])
  frames.setAr(true)
  await begins(6)
  // Another run that a program asks for goes on as this one.
  frames.again()
  await begins(7)
  expect(starts().at(-1)).toBe(true)
  hosts[1]?.onHung()
  expect([frames.ar.get(), hosts[1]?.hasCamera?.()]).toEqual([false, false])
  stop()
})

test('[T11] over the run of a scene with a marker there is the way into AR, and not over another one', async () => {
  const mediaDevices = { enumerateDevices: async () => [{ kind: 'videoinput' }] }
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
  rendered = await renderWorkspace(<ScenePanel />)
  const { page, status, bus } = rendered
  act(() => status.set({ edit: 'shown', run: 'running' }))
  const button = () =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Start AR')
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(button()).toBeUndefined()
  await act(async () => {
    bus.execute(createEntity, {
      entityId: EntityId.parse('marker'),
      sceneId: bus.project.defaultScene.id,
      kind: 'image',
      name: 'Marker',
      parentId: null,
      before: null,
      position: [0, 0, 0],
      rotation: [0, 0, 0],
      scale: [1, 1, 1],
      components: { image: { source: houseMarker }, marker: {} },
    })
  })
  const look = () => act(() => new Promise<void>((done) => setTimeout(done, 50)))
  await vi.waitFor(
    async () => {
      await look()
      expect(button()).toBeTruthy()
    },
    { timeout: 30_000 },
  )
})
