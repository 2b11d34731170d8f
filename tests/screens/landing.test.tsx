// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leave, renderAt } from './render-at.tsx'

const { started, stopped } = vi.hoisted(() => ({ started: vi.fn(), stopped: vi.fn() }))
vi.mock('../../src/workspace/frame/start-play.ts', () => ({
  startPlay: (options: unknown) => {
    started(options)
    return stopped
  },
}))

/** Media queries that are true for somebody at a computer who likes things to move. */
const computer = '(min-width: 900px) and (hover: hover) and (pointer: fine)'
const listensTo = (...queries: readonly string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: queries.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
const connectedBy = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function openLanding() {
  await renderAt('/')
  await screen.findByRole('link', { name: 'Start building' })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  started.mockClear()
  stopped.mockClear()
  connectedBy({})
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

it('[R01] the picture runs once somebody just looks at it, silent and without the focus', async () => {
  listensTo(computer)
  await openLanding()
  await wait(2000)
  expect(started).not.toHaveBeenCalled()
  await wait(2000)
  await waitFor(() => expect(started).toHaveBeenCalledOnce())
  const { isPicture, load, onStatus, place } = started.mock.lastCall?.[0] ?? {}
  expect(isPicture).toBe(true)
  expect((await load()).scenes.length).toBeGreaterThan(0)
  expect(place.dataset.running).toBe('false')
  act(() => onStatus('running'))
  expect(place.dataset.running).toBe('true')
  act(() => onStatus('no-webgl'))
  expect(place.dataset.running).toBe('false')
  expect(screen.getByRole('img', { name: /^A tree house/ })).toBeTruthy()
})

it('[R01] the running world can be stopped: its picture stands then, in this browser, until it may move again', async () => {
  listensTo(computer)
  await openLanding()
  await wait(4000)
  await waitFor(() => expect(started).toHaveBeenCalledOnce())
  expect(screen.queryByRole('button', { name: 'Stop the moving picture' })).toBeNull()
  const { onStatus, place } = started.mock.lastCall?.[0] ?? {}
  act(() => onStatus('running'))
  const button = screen.getByRole('button', { name: 'Stop the moving picture' })
  button.focus()
  act(() => button.click())
  expect(stopped).toHaveBeenCalledOnce()
  expect(place.dataset.running).toBe('false')

  cleanup()
  started.mockClear()
  await openLanding()
  await wait(4000)
  const again = await screen.findByRole('button', { name: 'Let the picture move' })
  expect(started).not.toHaveBeenCalled()
  again.focus()
  act(() => again.click())
  await waitFor(() => expect(started).toHaveBeenCalledOnce())
  const next = started.mock.lastCall?.[0] ?? {}
  expect(next.place.dataset.running).toBe('false')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop the moving picture' }))
  act(() => next.onStatus('running'))
  expect(next.place.dataset.running).toBe('true')
  expect(localStorage.getItem('nestling.still')).toBe('false')
})

it.each([
  ['for who wants less movement', [computer, '(prefers-reduced-motion: reduce)'], {}],
  ['on a phone', [], {}],
  ['for who saves data', [computer], { saveData: true }],
  ['over a slow network', [computer], { effectiveType: '3g' }],
])('[R01] the picture stays one %s', async (_, queries, connection) => {
  listensTo(...queries)
  connectedBy(connection)
  await openLanding()
  await wait(8000)
  expect(started).not.toHaveBeenCalled()
})

it('[R01] the picture stays one for who has pressed something and is on the way', async () => {
  listensTo(computer)
  await openLanding()
  await wait(1000)
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  await wait(8000)
  expect(started).not.toHaveBeenCalled()
})
