// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { cloneEntities } from '../../commands/entity/clone-entities.ts'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { lockEntities } from '../../commands/entity/lock-entities.ts'
import { moveEntities } from '../../commands/entity/move-entities.ts'
import { EntityId } from '../../model/ids.ts'
import type { JsonObject } from '../../model/json.ts'
import { Hierarchy } from '../../src/workspace/left/Hierarchy.tsx'
import { write } from './fields.ts'
import { type RenderedWorkspace, renderWorkspace } from './render-workspace.tsx'

const id = EntityId.parse
let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

/** A box, the player, two boxes more, and a lamp. */
async function render(): Promise<RenderedWorkspace> {
  rendered = await renderWorkspace(<Hierarchy />)
  const { bus } = rendered
  const put = (
    entityId: string,
    kind: string,
    name: string,
    components: Readonly<Record<string, JsonObject>>,
  ) =>
    bus.execute(createEntity, {
      entityId: id(entityId),
      sceneId: bus.project.defaultScene.id,
      kind,
      name,
      parentId: null,
      before: null,
      position: [0, 0, 0],
      rotation: [0, 0, 0],
      scale: [1, 1, 1],
      components,
    })
  act(() => {
    put('b2', 'shape', 'Box 2', { geometry: { primitive: 'box' } })
    put('lamp', 'light', 'Lamp', { light: { type: 'point', color: '#ffffff', intensity: 1 } })
    put('b3', 'shape', 'Box 3', { geometry: { primitive: 'box' } })
  })
  return rendered
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[role="row"]')]
const names = () => rows().map((row) => row.getAttribute('aria-label'))
const row = (name: string): HTMLElement => {
  const found = rows().find((one) => one.getAttribute('aria-label') === name)
  if (!found) throw new Error(`no row ${name}`)
  return found
}
const press = (keys: string) => userEvent.setup().keyboard(keys)

test('[W13] what is seen comes first, then what only works in the scene', async () => {
  await render()
  expect(names().slice(0, 4)).toEqual(['Box', 'Player', 'Box 2', 'Box 3'])
  expect(names().at(-1)).toBe('Lamp')
  expect(document.body.textContent).toMatch(/What you see.*Box.*What works unseen.*Lamp/)
})

test('arrows walk and choose, Shift and Ctrl choose several, Home and End go to the ends', async () => {
  const { state } = await render()
  await userEvent.setup().click(row('Box'))
  await press('{ArrowDown}')
  expect(state.selection.get()).toEqual(['player'])
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(state.selection.get()).toEqual(['player', 'b2', 'b3'])
  await press('{Home}')
  expect(state.selection.get()).toEqual(['box'])
  await press('{Control>}{ArrowDown}{ArrowDown}{/Control} ')
  expect(state.selection.get()).toEqual(['box', 'b2'])
  await press('{End}')
  expect(state.selection.get()).toEqual(['lamp'])
  const user = userEvent.setup()
  await user.keyboard('{Shift>}')
  await user.click(row('Box 3'))
  expect(state.selection.get()).toContain('b3')
  expect(state.selection.get()).toContain('lamp')
})

test('Alt and an arrow put a thing elsewhere: among its siblings, into the one above, out of it, each in one step', async () => {
  const { bus, state } = await render()
  const commands = vi.spyOn(bus, 'execute')
  await userEvent.setup().click(row('Box 3'))
  await press('{Alt>}{ArrowUp}{/Alt}')
  expect(names().slice(0, 4)).toEqual(['Box', 'Player', 'Box 3', 'Box 2'])
  await press('{Alt>}{ArrowRight}{/Alt}')
  expect(bus.project.entity(id('b3'))?.parentId).toBe('player')
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Moved Box 3 into Player')
  expect(row('Box 3').getAttribute('aria-level')).toBe('2')
  await press('{Alt>}{ArrowLeft}{/Alt}')
  expect(bus.project.entity(id('b3'))?.parentId).toBeNull()
  expect(commands).toHaveBeenCalledTimes(3)
  expect(state.selection.get()).toEqual(['b3'])
})

test('what holds something opens and closes by the arrows; what is chosen in the scene opens it again', async () => {
  const { state } = await render()
  await userEvent.setup().click(row('Box 2'))
  await press('{Alt>}{ArrowRight}{/Alt}')
  await userEvent.setup().click(row('Player'))
  await press('{ArrowLeft}')
  expect(row('Player').getAttribute('aria-expanded')).toBe('false')
  expect(names()).not.toContain('Box 2')
  act(() => state.selection.set([id('b2')]))
  expect(names()).toContain('Box 2')
  expect(row('Player').getAttribute('aria-expanded')).toBe('true')
})

test('[W12] the search finds things by their names and by their category', async () => {
  await render()
  write('Find in this scene', 'box 3')
  expect(names()).toEqual(['Box 3'])
  write('Find in this scene', 'lights')
  expect(names()).toEqual(['Lamp'])
  write('Find in this scene', 'zebra')
  expect(document.body.textContent).toContain('Nothing is called “zebra”.')
})

test('[W14] what is locked and what is about the whole scene cannot be dragged', async () => {
  const { bus } = await render()
  act(() => void bus.execute(lockEntities, { entityIds: [id('b2')], isLocked: true }))
  expect(row('Box').querySelector('[data-handle]')).not.toBeNull()
  expect(row('Box 2').querySelector('[data-handle]')).toBeNull()
  expect(row('Box 2').getAttribute('aria-description')).toBe('locked')
})

test('[W14] nothing is said to have moved that was refused', async () => {
  const { bus } = await render()
  act(() => void bus.execute(lockEntities, { entityIds: [id('b3')], isLocked: true }))
  await userEvent.setup().click(row('Box 3'))
  await press('{Alt>}{ArrowUp}{/Alt}')
  expect(names().slice(0, 4)).toEqual(['Box', 'Player', 'Box 2', 'Box 3'])
  expect(document.querySelector('[role="status"]')?.textContent).toBe('')
})

test('of 5,000 things only the rows that are seen are drawn, and what is chosen far below comes into view', async () => {
  const { bus, state, boxId } = await render()
  act(() => {
    bus.execute(cloneEntities, {
      copies: Array.from({ length: 5000 }, (_, n) => ({ sourceId: boxId, entityId: id(`many-${n}`) })),
      offset: [0, 0, 0],
    })
  })
  expect(rows().length).toBeLessThan(60)
  const scroller = document.querySelector('[role="treegrid"]')?.parentElement
  act(() => state.selection.set([id('many-4990')]))
  expect(scroller?.scrollTop).toBeGreaterThan(4000 * 34)
})

test('a press that was let go over another page is no drag when the pointer comes back', async () => {
  const { bus } = await render()
  const order = () => bus.project.children(bus.project.defaultScene.id, null)
  const before = order()
  const [first, second] = screen.getAllByRole('row', { name: /^Box/ })
  if (!first || !second) throw new Error('there must be two boxes')
  fireEvent.pointerDown(first, { button: 0, buttons: 1, clientY: 10, pointerId: 1 })
  fireEvent.pointerMove(second, { buttons: 0, clientY: 60, pointerId: 1 })
  fireEvent.pointerUp(second, { button: 0, buttons: 0, clientY: 60, pointerId: 1 })
  expect(order()).toEqual(before)
})

test('each row says which of its siblings it is, and of how many', async () => {
  const { bus } = await render()
  act(() => void bus.execute(moveEntities, { entityIds: [id('b3')], parentId: id('b2'), before: null }))
  const said = (name: string) =>
    ['level', 'posinset', 'setsize'].map((what) => row(name).getAttribute(`aria-${what}`))
  expect(said('Box')).toEqual(['1', '1', '3'])
  expect(said('Player')).toEqual(['1', '2', '3'])
  expect(said('Box 2')).toEqual(['1', '3', '3'])
  expect(said('Box 3')).toEqual(['2', '1', '1'])
  expect(said('Lamp')).toEqual(['1', '3', '3'])
})

test('a finger that pulls a row scrolls the list, and one that pulls its handle carries the row', async () => {
  const { bus } = await render()
  const commands = vi.spyOn(bus, 'execute')
  Element.prototype.setPointerCapture ??= () => undefined
  const pull = (start: Element) => {
    const finger = { pointerType: 'touch', pointerId: 1, button: 0, buttons: 1 }
    fireEvent.pointerDown(start, { ...finger, clientY: 10 })
    fireEvent.pointerMove(row('Box 2'), { ...finger, clientY: 100 })
    const isCarried = row('Box').hasAttribute('data-dragged')
    fireEvent.pointerUp(row('Box 2'), { ...finger, buttons: 0, clientY: 100 })
    return isCarried
  }
  expect(pull(row('Box'))).toBe(false)
  expect(commands).not.toHaveBeenCalled()
  const handle = row('Box').querySelector('[data-handle]')
  if (!handle) throw new Error('the row has no handle')
  expect(pull(handle)).toBe(true)
})
