// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PadKeys } from '../../../../runtime/play/pads/pad-keys.ts'
import { padLayout } from '../../../../runtime/play/pads/pad-layout.ts'
import { TouchPad } from '../../../../runtime/play/pads/touch-pad.ts'

const child = { walks: true, jumps: true }
const nobody = { walks: false, jumps: false }

let told: unknown[]
let keys: PadKeys
let pad: TouchPad

beforeEach(() => {
  // Neither is there in jsdom.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  HTMLElement.prototype.setPointerCapture = () => undefined
  told = []
  keys = new PadKeys({
    setKey: (key, isHeld) => told.push([key, isHeld]),
    walk: (push) => told.push(push),
  })
  pad = new TouchPad(document.body, 'en', keys)
})

afterEach(() => {
  pad.end()
  vi.unstubAllGlobals()
})

function lays(wanted: readonly string[], legs: typeof child): void {
  keys.setLayout(padLayout(new Set(wanted), legs))
  pad.refresh()
}

const names = () => [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))
const button = (name: string): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
  if (!found) throw new Error(`no button ${name}`)
  return found
}
const press = (one: HTMLElement) => one.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 7 }))
const letGo = (one: HTMLElement) =>
  one.dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 7 }))

test('a button that a finger holds stays the same, untouched in the page, when others come', async () => {
  lays(['space'], child)
  const jump = button('Jump')
  press(jump)
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((list) => changes.push(...list))
  observer.observe(document.body, { childList: true, subtree: true })

  lays(['space', 'x'], child)
  await Promise.resolve()
  expect(names()).toEqual(['Jump', 'X'])
  expect(changes.flatMap(({ removedNodes }) => [...removedNodes])).toEqual([])
  expect(button('Jump')).toBe(jump)
  letGo(jump)
  press(jump)
  expect(told).toEqual([
    [' ', true],
    [' ', false],
    [' ', true],
  ])
})

test('a held button stays when its key only changes what it does, and says what that is now', () => {
  lays(['space'], child)
  const jump = button('Jump')
  press(jump)
  lays(['space'], nobody)
  expect(button('Space')).toBe(jump)
  expect(jump.classList).toContain('is-held')
  letGo(jump)
  expect(told).toEqual([
    [' ', true],
    [' ', false],
  ])
})

test('a button that goes while it is held lets go of its key, and can be pressed when it is there again', () => {
  lays([], child)
  press(button('Jump'))
  lays([], { walks: true, jumps: false })
  expect(names()).toEqual([])
  expect(told.splice(0)).toEqual([
    [' ', true],
    [' ', false],
  ])
  lays([], child)
  press(button('Jump'))
  expect(told).toEqual([[' ', true]])
})

test('a button that becomes a way of the stick lets go of its key', () => {
  lays(['up'], nobody)
  press(button('Up'))
  lays(['up', 'down'], nobody)
  expect(names()).toEqual([])
  expect(told).toEqual([
    ['ArrowUp', true],
    ['ArrowUp', false],
  ])
})
