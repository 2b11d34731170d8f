// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseLocale } from '../../../src/i18n/i18n.ts'
import { storeGestures } from '../../../src/workspace/actions/store-gestures.ts'
import { WorkspaceKeys } from '../../../src/workspace/actions/WorkspaceKeys.tsx'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

async function open() {
  const nothing = () => undefined
  rendered = await renderWorkspace(
    <WorkspaceKeys
      news={{
        latest: () => {
          throw new Error('nobody asks')
        },
        update: nothing,
      }}
      ways={{ publish: nothing, share: nothing, together: nothing }}
    />,
  )
  const { bus, state, page, boxId } = rendered
  act(() => {
    state.view.set('design')
    state.selection.set([boxId])
  })
  const user = userEvent.setup()
  const news = () => page.querySelector('[role="status"]')?.textContent
  const gestures = storeGestures({
    bus,
    state,
    newId: () => `copy-${bus.project.entities(state.sceneId.get()).length}`,
    preview: nothing,
    onRefused: ({ code }) => expect.fail(code),
  })
  return {
    ...rendered,
    gestures,
    /** What is said once these keys were pressed. */
    async press(keys: string) {
      await user.keyboard(keys)
      return vi.waitFor(() => {
        const said = news()
        expect(said).not.toBe('')
        page.querySelector('[role="status"]')?.replaceChildren()
        return said
      })
    },
    news,
  }
}

test('screen readers hear what a key has done: the tool, what is on, how one looks, and what became of things', async () => {
  const { press } = await open()
  expect(await press('e')).toBe('Turn')
  expect(await press('x')).toBe('Snap off')
  expect(await press('x')).toBe('Snap on')
  expect(await press('g')).toBe('Grid off')
  expect(await press('o')).toBe('Directions of the thing')
  expect(await press('+')).toBe('Go nearer')
  expect(await press('{Shift>}{ArrowLeft}{/Shift}')).toBe('Go around it to the left')
  expect(await press('h')).toBe('hide Box')
  expect(await press('h')).toBe('show Box')
  expect(await press('{Control>}d{/Control}')).toBe('copy Box')
  expect(await press('{Control>}a{/Control}')).toBe('2 selected')
  expect(await press('{Control>}g{/Control}')).toBe('group 2 things')
  expect(await press('{Escape}')).toBe('0 selected')
})

test('of what was moved, turned or sized the new figures are said, once it stands still, in one’s own language', async () => {
  const { gestures, news, boxId } = await open()
  const commit = (change: object, isRepeat = false) =>
    act(() => gestures.transform([{ entityId: boxId, ...change }], isRepeat))
  for (const x of [1.5, 2, 2.5]) commit({ position: [x, 2, -3] }, x > 1.5)
  expect(news()).toBe('')
  await vi.waitFor(() => expect(news()).toBe('move Box: now at x 2.5, y 2, z -3'))
  commit({ rotation: [0, 45, 0] })
  await vi.waitFor(() => expect(news()).toBe('turn Box: now x 0°, y 45°, z 0°'))
  await act(() => chooseLocale('de'))
  commit({ scale: [1.5, 1, 1] })
  await vi.waitFor(() => expect(news()).toMatch(/Box.*: jetzt 1,5 mal 1 mal 1$/))
  await act(() => chooseLocale('en'))
})
