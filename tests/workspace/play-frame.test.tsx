// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sceneParts } from '../../model/kinds/scene-parts.ts'
import type { ToFrame } from '../../protocol/frame/to-frame.ts'
import { chooseLocale, startI18n } from '../../src/i18n/i18n.ts'
import type { FrameHost, FrameHostOptions } from '../../src/workspace/frame/frame-host.ts'
import { PlayFrame } from '../../src/workspace/frame/PlayFrame.tsx'
import { openTemplate } from '../support/templates/open-template.ts'

const { hosts, sent, stopped } = vi.hoisted(() => ({
  hosts: [] as FrameHostOptions[],
  sent: [] as ToFrame[],
  stopped: vi.fn(),
}))
vi.mock('../../src/workspace/frame/frame-host.ts', () => ({
  startFrameHost: (options: FrameHostOptions): Partial<FrameHost> => {
    hosts.push(options)
    return {
      send: (message: ToFrame) => sent.push(message),
      focus: () => undefined,
      replace: () => undefined,
      stop: stopped,
    }
  },
}))
vi.mock('../../src/workspace/frame/scene-pages.ts', () => ({ scenePages: async () => ({ play: '/play' }) }))
const { projectOfSnapshot } = vi.hoisted(() => ({ projectOfSnapshot: vi.fn() }))
vi.mock('../../src/workspace/frame/project-of-snapshot.ts', () => ({ projectOfSnapshot }))

const world = openTemplate('blank')
/** The parts of its scene. */
const all = sceneParts(world.entities(world.defaultScene.id)).length
const page = document.createElement('div')
let root: Root

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await startI18n('en')
  projectOfSnapshot.mockResolvedValue(world)
  hosts.length = 0
  sent.length = 0
  stopped.mockClear()
  document.body.append(page)
  root = createRoot(page)
  await act(async () => root.render(<PlayFrame snapshot="/snapshot" name="My Moon" poster="/moon.webp" />))
})
afterEach(async () => {
  act(() => root.unmount())
  await chooseLocale('en')
})

const host = (): FrameHostOptions => {
  const last = hosts.at(-1)
  if (!last) throw new Error('no frame was begun')
  return last
}
const alert = () => page.querySelector('[role="alert"]')
const openAgain = () => alert()?.querySelector('button')

const bar = () => page.querySelector('[role="progressbar"]')
const says = (name: string) => bar()?.getAttribute(name)
const note = () => page.querySelector('[role="status"]')?.textContent
const tells = (arrived: number, missing = 0) =>
  act(() => host().onMessage({ type: 'scene.parts', arrived, missing }))
const begun = () => sent.filter(({ type }) => type === 'run.start').length
/** The page is there and has the scene, which it has drawn. */
async function showsTheScene(): Promise<void> {
  const before = sent.length
  await act(async () => {
    host().onReady()
    await vi.waitFor(() => expect(sent.slice(before).some(({ type }) => type === 'scene.load')).toBe(true))
  })
  act(() => host().onMessage({ type: 'scene.shown' }))
}
const runs = () => act(() => host().onMessage({ type: 'run.started' }))
/** All that comes has come, and the world runs. */
async function plays(missing = 0): Promise<void> {
  await showsTheScene()
  tells(all - missing, missing)
  runs()
}

test('[R21] a scene says that it is loading, and of which world, until it runs', async () => {
  expect(note()).toBe('My MoonLoading scene...')
  await plays()
  expect(page.textContent).toBe('')
})

test('a bar counts what has come, the page among it, and never back; the world begins when everything is there', async () => {
  expect([says('aria-label'), says('aria-valuenow')]).toEqual(['Loading scene...', '0'])
  expect(says('aria-valuemax')).toBe(String(all + 1))
  await showsTheScene()
  expect([says('aria-valuenow'), says('aria-valuetext')]).toEqual(['1', `1 of ${all + 1} parts are here`])
  tells(all - 1)
  tells(0)
  expect(says('aria-valuenow')).toBe(String(all))
  expect(begun()).toBe(0)
  tells(all)
  expect(begun()).toBe(1)
  expect(page.textContent).toContain('Everything is here. It begins in a moment.')
  runs()
  expect(bar()).toBeNull()
})

test('what does not come is told of while the rest plays, in both languages, until it comes or the person plays on', async () => {
  await plays(1)
  expect(begun()).toBe(1)
  expect(note()).toBe('One part of this world has not come. The rest plays.')
  tells(all)
  expect(note()).toBeUndefined()
  const before = hosts.length
  await act(async () => chooseLocale('de'))
  expect(hosts).toHaveLength(before + 1)
  await plays(2)
  expect(note()).toBe('2 Teile dieser Welt sind nicht angekommen. Alles andere läuft.')
  const press = (name: string) =>
    act(async () =>
      [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    )
  await press('Weiterspielen')
  expect(page.textContent).toBe('')
  await act(async () => chooseLocale('en'))
  await plays(1)
  await press('Load it again')
  expect(hosts).toHaveLength(before + 3)
  expect(says('aria-valuenow')).toBe('0')
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
  await plays()
  expect(page.textContent).toBe('')
})

test('a published world whose page cannot be reached says so instead of loading for ever, and plays when it comes after all', async () => {
  act(() => host().onUnreachable?.())
  expect(alert()?.querySelector('p')?.textContent).toBe(
    'The world could not be reached. Try again in a moment.',
  )
  await plays()
  expect(alert()).toBeNull()
})

test('a published world says that its picture went away, and goes on when it is back', async () => {
  await plays()
  act(() => host().onMessage({ type: 'picture.lost', reason: 'context-lost' }))
  expect(alert()?.querySelector('p')?.textContent).toMatch(/^The graphics of this device gave up/)
  act(() => host().onMessage({ type: 'picture.back' }))
  expect(alert()).toBeNull()
})

test('a picture that comes back before the world has begun is no world that runs', async () => {
  act(() => host().onMessage({ type: 'picture.lost', reason: 'context-lost' }))
  expect(alert()).not.toBeNull()
  act(() => host().onMessage({ type: 'picture.back' }))
  expect(alert()).toBeNull()
  expect(note()).toContain('Loading scene...')
})

test('a published world that cannot be reached says so', async () => {
  projectOfSnapshot.mockResolvedValue(undefined)
  act(() => host().onMessage({ type: 'picture.lost', reason: 'no-webgl' }))
  await act(async () => openAgain()?.click())
  expect(alert()?.querySelector('p')?.textContent).toBe(
    'The world could not be reached. Try again in a moment.',
  )
})
