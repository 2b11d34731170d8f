// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseLocale, needWords, startI18n } from '../../../src/i18n/i18n.ts'
import { HeavyNote } from '../../../src/workspace/frame/HeavyNote.tsx'

const hasMemory = (gigabytes: number) =>
  Object.defineProperty(navigator, 'deviceMemory', { value: gigabytes, configurable: true })

beforeEach(async () => {
  await startI18n('en')
  await needWords('people')
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'deviceMemory')
  cleanup()
})

const said = (things: number, isMaker = false) => {
  const { container, unmount } = render(<HeavyNote things={things} isMaker={isMaker} />)
  const text = [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
  unmount()
  return text
}

test('a usual world says nothing on a device that does not tell its memory or has enough', () => {
  expect(said(1_000)).toEqual([])
  hasMemory(4)
  expect(said(1_000)).toEqual([])
})

test('5,000 things are told of in both languages, to their maker and to whoever plays with what each can do', async () => {
  expect(said(5_000)).toEqual([
    'This world has 5,000 things, which is a lot. Too slow? Play it on a faster device.',
  ])
  expect(said(5_000, true)).toEqual([
    'This scene has 5,000 things, which is a lot. Too slow? Take some away or move some into another scene.',
  ])
  await act(() => chooseLocale('de'))
  expect(said(5_000)).toEqual([
    'Diese Welt hat 5.000 Dinge, das ist viel. Zu langsam? Spiel sie auf einem schnelleren Gerät.',
  ])
  expect(said(5_000, true)[0]).toMatch(/^Diese Szene hat 5\.000 Dinge, .* andere Szene\.$/)
  await act(() => chooseLocale('en'))
})

test('a device of 2 GB is told that worlds are drawn more simply on it, in both languages, until that was read', async () => {
  hasMemory(2)
  expect(said(3)).toEqual([
    'This device has little memory, so worlds look simpler here. Too slow? Close other tabs.',
  ])
  expect(said(5_000)).toHaveLength(2)
  await act(() => chooseLocale('de'))
  expect(said(3)[0]).toMatch(/^Dieses Gerät hat wenig Speicher\. .* andere Tabs\.$/)
  await act(() => chooseLocale('en'))
  render(<HeavyNote things={3} isMaker={false} />)
  act(() => screen.getByRole('button', { name: 'Play on' }).click())
  expect(screen.queryByRole('status')).toBeNull()
  expect(said(3)).toEqual([])
  expect(said(6_000)).toHaveLength(1)
  render(<HeavyNote things={6_000} isMaker />)
  act(() => screen.getByRole('button', { name: 'Play on' }).click())
  expect(said(6_001, true)).toEqual([])
  await act(() => chooseLocale('de'))
  expect(said(6_001, true)).toEqual([])
  await act(() => chooseLocale('en'))
})
