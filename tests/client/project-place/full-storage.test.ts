// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actorId } from '../../../src/client/project-place/actor-id.ts'
import { tabId } from '../../../src/client/project-session/tab-id.ts'

beforeEach(() => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
})
afterEach(() => vi.restoreAllMocks())

test('[X07] a visitor whose storage is full is somebody all the same', () => {
  expect(actorId(undefined)).toMatch(/^guest-/)
  vi.restoreAllMocks()
  expect(actorId(undefined)).toBe(actorId(undefined))
})

test('[X07] a tab whose storage is full leaves its page without an error', () => {
  const failed = vi.fn<(event: ErrorEvent) => void>()
  addEventListener('error', failed)
  tabId('p1')
  dispatchEvent(new Event('pagehide'))
  expect(failed).not.toHaveBeenCalled()
})
