// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AddPanel } from '../../../src/workspace/left/AddPanel.tsx'
import { wheelSteps } from '../../../src/workspace/left/wheel-steps.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
beforeEach(() => {
  // jsdom has none.
  HTMLElement.prototype.setPointerCapture = () => undefined
})
afterEach(() => rendered?.unmount())

test('[W11] the wheel turns what is carried from the picker, a notch at a time, and it is put down as it is turned then', async () => {
  rendered = await renderWorkspace(<AddPanel />)
  const { page, state, bus, asked } = rendered
  const named = (name: string) => {
    const found = [...page.querySelectorAll('button')].find(({ textContent, ariaLabel }) =>
      [textContent, ariaLabel].includes(name),
    )
    if (!found) throw new Error(`no button ${name}`)
    return found
  }
  act(() => named('Basic shapes').click())
  const button = named('Box')
  const pointer = (type: string, x: number) =>
    act(async () => {
      button.dispatchEvent(
        new PointerEvent(type, { clientX: x, clientY: 100, button: 0, buttons: 1, bubbles: true }),
      )
    })
  const roll = (deltaY: number) => {
    const event = new WheelEvent('wheel', { deltaY, cancelable: true, bubbles: true })
    act(() => void document.body.dispatchEvent(event))
    return event.defaultPrevented
  }
  const turned = () => asked.carried.at(-1)?.rotation
  await pointer('pointerdown', 100)
  expect(roll(120)).toBe(false)
  await pointer('pointermove', 200)
  await vi.waitFor(() => expect(turned()).toEqual([0, 0, 0]))
  expect(roll(-120)).toBe(true)
  roll(-120)
  await vi.waitFor(() => expect(turned()).toEqual([0, 30, 0]))
  roll(53)
  await vi.waitFor(() => expect(turned()).toEqual([0, 15, 0]))
  await pointer('pointerup', 200)
  await vi.waitFor(() => expect(state.selection.get()).toHaveLength(1))
  const [id] = state.selection.get()
  expect(id && bus.project.entity(id)).toMatchObject({ position: [2, 0, 1], rotation: [0, 15, 0] })
})

test('a touchpad needs forty pixels for a step, and a wheel that counts lines three lines', () => {
  const steps = wheelSteps()
  const pixels = (deltaY: number) => steps({ deltaY, deltaMode: 0 })
  expect([pixels(15), pixels(15), pixels(15), pixels(-30), pixels(-15)]).toEqual([0, 0, 1, 0, -1])
  expect(steps({ deltaY: 3, deltaMode: 1 })).toBe(1)
})

/** Opens the shelf with this thing, and how a mouse that is pressed on the thing goes on. */
async function carrying(shelf: string, thing: string) {
  rendered = await renderWorkspace(<AddPanel />)
  const { page } = rendered
  const named = (name: string) => {
    const found = [...page.querySelectorAll('button')].find(({ textContent, ariaLabel }) =>
      [textContent, ariaLabel].includes(name),
    )
    if (!found) throw new Error(`no button ${name}`)
    return found
  }
  act(() => named(shelf).click())
  const tile = named(thing)
  const cover = () => [...document.body.children].find(({ className }) => className.includes('cover'))
  const mouse = (at: Element | undefined, type: string, facts: MouseEventInit = {}) =>
    act(async () => {
      const where = { clientX: 200, clientY: 100, button: 0, bubbles: true, cancelable: true }
      at?.dispatchEvent(new PointerEvent(type, { ...where, ...facts }))
    })
  await mouse(tile, 'pointerdown', { clientX: 100, buttons: 1 })
  await mouse(tile, 'pointermove', { buttons: 1 })
  return { ...rendered, tile, cover, mouse }
}

test('[W11] put down with Shift, the left button puts down one more each time, the middle one none, the right one ends it', async () => {
  const { bus, state, tile, cover, mouse } = await carrying('Basic shapes', 'Box')
  const count = () => bus.project.entities(state.sceneId.get()).length
  const before = count()
  await mouse(tile, 'pointerup', { shiftKey: true })
  await vi.waitFor(() => expect(count()).toBe(before + 1))
  await mouse(cover(), 'pointerup', { button: 1, shiftKey: true })
  await mouse(cover(), 'pointerup', { button: 2, shiftKey: true })
  await mouse(cover(), 'pointerup', { shiftKey: true })
  await vi.waitFor(() => expect(count()).toBe(before + 2))
  await mouse(cover(), 'contextmenu', { button: 2 })
  expect(cover()).toBeUndefined()
  expect(count()).toBe(before + 2)
})

test('[W11] a doodle is put down once, also with Shift: its page is open then, and nothing lies over it', async () => {
  const { bus, state, tile, cover, mouse } = await carrying('Media', 'Doodle')
  expect(cover()).toBeDefined()
  await mouse(tile, 'pointerup', { shiftKey: true })
  await vi.waitFor(() => expect(state.doodle.get()).not.toBeNull())
  expect(cover()).toBeUndefined()
  expect(bus.project.entities(state.sceneId.get()).filter(({ kind }) => kind === 'doodle')).toHaveLength(1)
})
