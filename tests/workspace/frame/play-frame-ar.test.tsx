// @vitest-environment jsdom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TemplateSlug } from '../../../content/templates/template-slugs.ts'
import type { ToFrame } from '../../../protocol/frame/to-frame.ts'
import { startI18n } from '../../../src/i18n/i18n.ts'
import { cameraPowers, createFrameElement } from '../../../src/workspace/frame/create-frame-element.ts'
import type { FrameHost, FrameHostOptions } from '../../../src/workspace/frame/frame-host.ts'
import { PlayFrame } from '../../../src/workspace/frame/PlayFrame.tsx'
import { openTemplate } from '../../support/templates/open-template.ts'

/** Generous: the machine may have much to do, and no test asserts a time. */
configure({ asyncUtilTimeout: 60_000 })

const hosts: FrameHostOptions[] = []
const sent: ToFrame[] = []
let stopped = 0
vi.mock('../../../src/workspace/frame/frame-host.ts', () => ({
  startFrameHost(options: FrameHostOptions): FrameHost {
    hosts.push(options)
    return {
      send: (message) => sent.push(message),
      isReady: () => true,
      replace: () => undefined,
      box: () => undefined,
      focus: () => undefined,
      stop: () => {
        stopped += 1
      },
    }
  },
}))
vi.mock('../../../src/workspace/frame/scene-pages.ts', () => ({
  scenePages: async () => ({ edit: 'http://127.0.0.1:1/edit', play: 'http://127.0.0.1:1/play' }),
}))
let world: TemplateSlug = 'ar'
vi.mock('../../../src/workspace/frame/project-of-snapshot.ts', () => ({
  projectOfSnapshot: async () => openTemplate(world),
}))

const hasDevice = (kind: string) =>
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { enumerateDevices: async () => [{ kind }] },
    configurable: true,
  })

beforeEach(() => startI18n('en'))
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  cleanup()
  hosts.length = 0
  sent.length = 0
  stopped = 0
})

/** As if the page of the newest frame began its run. */
async function runs(count: number): Promise<void> {
  await waitFor(() => expect(hosts).toHaveLength(count))
  await act(async () => {
    hosts.at(-1)?.onReady()
    await vi.waitFor(() => expect(sent.filter(({ type }) => type === 'scene.load')).toHaveLength(count))
  })
  expect(starts()).toHaveLength(count - 1)
  await act(async () => {
    hosts.at(-1)?.onMessage({ type: 'scene.shown' })
    hosts.at(-1)?.onMessage({ type: 'scene.parts', arrived: 1000, missing: 0 })
  })
  await waitFor(() => expect(starts()).toHaveLength(count))
  await act(async () => hosts.at(-1)?.onMessage({ type: 'run.started' }))
}
const starts = () => sent.flatMap((message) => (message.type === 'run.start' ? [message.isAr] : []))

test('the camera comes into a world with a marker by a press only, with a promise before it, and goes with the frame', async () => {
  world = 'ar'
  hasDevice('videoinput')
  render(<PlayFrame snapshot="/snapshots/ar" name="Room" poster="/room.webp" />)
  await runs(1)
  expect([hosts[0]?.hasCamera?.(), starts()]).toEqual([false, [false]])
  const start = await screen.findByRole('button', { name: 'Start AR' })
  expect(screen.getByText(/nothing that it sees is sent or kept/)).toBeTruthy()
  act(() => start.click())
  await runs(2)
  expect([stopped, hosts[1]?.hasCamera?.(), starts()]).toEqual([1, true, [false, true]])
  act(() => screen.getByRole('button', { name: 'Leave AR' }).click())
  await runs(3)
  expect([stopped, hosts[2]?.hasCamera?.(), starts()]).toEqual([2, false, [false, true, false]])
})

test('a device without a camera gets the way to one that has it, an address without https the reason', async () => {
  world = 'ar'
  hasDevice('audioinput')
  const { unmount } = render(<PlayFrame snapshot="/snapshots/ar" name="Room" poster="/room.webp" />)
  await runs(1)
  expect(await screen.findByText('AR on another device')).toBeTruthy()
  expect(screen.getByText(/Open this world on a phone or tablet/)).toBeTruthy()
  expect(screen.getByTitle('QR code to this world')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start AR' })).toBeNull()
  unmount()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  render(<PlayFrame snapshot="/snapshots/ar" name="Room" poster="/room.webp" />)
  await runs(2)
  expect(await screen.findByText(/only to addresses that begin with https/)).toBeTruthy()
})

test('[T11] where the device finds floors itself the camera is for the picture, and nobody is sent to another device', async () => {
  world = 'ar'
  const isSessionSupported = async (mode: string) => mode === 'immersive-ar'
  Object.defineProperty(navigator, 'xr', { value: { isSessionSupported }, configurable: true })
  hasDevice('videoinput')
  const { unmount } = render(<PlayFrame snapshot="/snapshots/ar" name="Room" poster="/room.webp" />)
  await runs(1)
  expect(await screen.findByRole('button', { name: 'AR on the picture' })).toBeTruthy()
  unmount()
  hasDevice('audioinput')
  render(<PlayFrame snapshot="/snapshots/ar" name="Room" poster="/room.webp" />)
  await runs(2)
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.queryByText('AR on another device')).toBeNull()
  Reflect.deleteProperty(navigator, 'xr')
})

test('a world without a marker does not speak of AR', async () => {
  world = 'blank'
  render(<PlayFrame snapshot="/snapshots/blank" name="Room" poster="/room.webp" />)
  await runs(1)
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.queryByRole('button', { name: 'Start AR' })).toBeNull()
})

test('a frame has no camera unless it is given one', () => {
  const allowed = (powers?: string) => createFrameElement('http://127.0.0.1:1/play', 'Scene', powers).allow
  expect(allowed()).not.toContain('camera')
  expect(allowed(cameraPowers)).toMatch(/^camera; .*fullscreen/)
})
