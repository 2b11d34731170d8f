// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EndShow } from '../../../../runtime/play/effects/end-show.ts'
import { ScreenLayer } from '../../../../runtime/play/screen/screen-layer.ts'

const again = vi.fn()
let show: EndShow
beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
  show = new EndShow(new ScreenLayer(document.body, 'en'), 'en', again)
})
afterEach(() => {
  show.end()
  vi.useRealTimers()
  again.mockReset()
})

const focused = () => document.activeElement?.getAttribute('role') ?? document.activeElement?.tagName

test('keys that were still meant for the game do not begin it anew: its button is given the focus a moment later', () => {
  show.show({ kind: 'end', isWon: true, text: 'All three are home.' })
  expect(focused()).toBe('dialog')
  vi.advanceTimersByTime(1_100)
  expect(focused()).toBe('dialog')
  vi.advanceTimersByTime(200)
  expect(focused()).toBe('BUTTON')
  document.querySelector('button')?.click()
  expect(again).toHaveBeenCalledOnce()
})

test('a sheet that has gone takes no focus', () => {
  show.show({ kind: 'end', isWon: false, text: '' })
  show.end()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  vi.advanceTimersByTime(2_000)
  expect(document.activeElement).toBe(field)
})

test('behind the sheet of a win the world stays in sight', () => {
  const isWon = () => document.querySelector('.screen-veil')?.classList.contains('is-won')
  show.show({ kind: 'end', isWon: true, text: '' })
  expect(isWon()).toBe(true)
  show.show({ kind: 'end', isWon: false, text: '' })
  expect(isWon()).toBe(false)
})
