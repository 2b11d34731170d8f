// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { tabId } from '../../../src/client/project-session/tab-id.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('a tab is called the same again after a reload, and its duplicate is not', () => {
  const first = tabId('p1')
  expect(tabId('p1')).not.toBe(first)
  const last = tabId('p1')
  dispatchEvent(new Event('pagehide'))
  expect(tabId('p1')).toBe(last)
})

test('what keeps the name is there once, however often a project is opened and closed', () => {
  for (let times = 0; times < 5; times++) tabId('p2')
  const kept = vi.spyOn(Storage.prototype, 'setItem')
  dispatchEvent(new Event('pagehide'))
  expect(kept.mock.calls.filter(([key]) => key === 'nestling.tab.p2')).toHaveLength(1)
})
