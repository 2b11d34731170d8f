// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What tells of paints; `painted` says that one happened. */
let painted: (name: string) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  class Observer {
    static readonly supportedEntryTypes = ['paint']
    constructor(tell: (list: { getEntriesByName(name: string): readonly string[] }) => void) {
      painted = (name) => tell({ getEntriesByName: (asked) => (asked === name ? [name] : []) })
    }
    observe(): void {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  document.head.innerHTML = '<template data-later><meta name="alive"></template>'
  document.body.innerHTML = '<div id="root"><p>Words</p></div>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const open = async (): Promise<boolean> => {
  await import('../../src/app/when-painted.ts')
  return isAlive()
}
const isAlive = async (): Promise<boolean> => {
  await Promise.resolve()
  return document.querySelector('meta[name="alive"]') !== null && document.querySelector('template') === null
}

test('a page comes to life when its words were painted, and not by anything before', async () => {
  expect(await open()).toBe(false)
  painted('first-paint')
  expect(await isAlive()).toBe(false)
  painted('first-contentful-paint')
  expect(await isAlive()).toBe(true)
})

test('a page that nobody sees, which is never painted, comes to life without waiting', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(await open()).toBe(true)
})

test('a page of shapes alone, of whose paint nobody tells, comes to life without waiting; one with a picture waits', async () => {
  document.body.innerHTML = '<div id="root"><div role="status"><span></span></div></div>'
  expect(await open()).toBe(true)
  vi.resetModules()
  document.head.innerHTML = '<template data-later><meta name="alive"></template>'
  document.body.innerHTML = '<div id="root"><img alt="Nestling"></div>'
  expect(await open()).toBe(false)
})

test('a page whose picture never comes waits three seconds at most', async () => {
  expect(await open()).toBe(false)
  vi.advanceTimersByTime(3_000)
  expect(await isAlive()).toBe(true)
})
