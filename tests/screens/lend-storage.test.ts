// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { lendStorage } from '../../src/app/lend-storage.ts'

const own = Object.getOwnPropertyDescriptor(window, 'localStorage')

afterEach(() => {
  if (own) Object.defineProperty(window, 'localStorage', own)
  else Reflect.deleteProperty(window, 'localStorage')
})

it('a page that is denied its storage gets one that holds as long as the page', () => {
  const denied = vi.fn(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  Object.defineProperty(window, 'localStorage', { get: denied, configurable: true })
  lendStorage()
  expect(denied).toHaveBeenCalledOnce()
  const { localStorage } = window
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('locale', 'de')
  expect([localStorage.getItem('theme'), localStorage.length, localStorage.key(1)]).toEqual([
    'dark',
    2,
    'locale',
  ])
  localStorage.removeItem('theme')
  expect(localStorage.getItem('theme')).toBeNull()
  localStorage.clear()
  expect(localStorage.length).toBe(0)
})

it('a page that has a storage keeps it', () => {
  const before = window.localStorage
  lendStorage()
  expect(window.localStorage).toBe(before)
})
