// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DoodleId, SceneId } from '../../../model/ids.ts'
import { openAdd } from '../../../src/workspace/actions/open-add.ts'
import { Dock } from '../../../src/workspace/dock/Dock.tsx'
import { usePaletteItems } from '../../../src/workspace/palette/use-palette-items.ts'
import { showDesign } from '../../../src/workspace/state/show-design.ts'
import { showScene } from '../../../src/workspace/state/show-scene.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

/** The palette's entries as buttons. */
function Items() {
  return usePaletteItems().map(({ id, run }) => <button key={id} type="button" data-id={id} onClick={run} />)
}

async function openPages(): Promise<RenderedWorkspace> {
  rendered = await renderWorkspace(
    <>
      <Dock account={null} />
      <Items />
    </>,
  )
  const { state } = rendered
  act(() => {
    state.isLibraryOpen.set(true)
    state.doodle.set(DoodleId.parse('sun'))
  })
  return rendered
}

function expectScene({ state }: RenderedWorkspace): void {
  expect(state.isLibraryOpen.get()).toBe(false)
  expect(state.doodle.get()).toBeNull()
}

test('showing the scene closes the page of files and the drawing', async () => {
  const workspace = await openPages()
  act(() => showDesign(workspace.state))
  expectScene(workspace)
  expect(workspace.state.view.get()).toBe('design')
})

test.each([0, 1, 2])('tool %i of the dock leaves no page over the scene', async (index) => {
  const workspace = await openPages()
  const button = workspace.page.querySelectorAll('nav button')[index]
  if (!button) throw new Error('the dock has no such tool')
  await userEvent.setup().click(button)
  expectScene(workspace)
})

test.each(['thing:box', 'add:box', 'scene'])(
  '%s of the palette leaves no page over the scene',
  async (id) => {
    const workspace = await openPages()
    const button = workspace.page.querySelector<HTMLElement>(`[data-id^="${id}"]`)
    if (!button) throw new Error('the palette has no such entry')
    await userEvent.setup().click(button)
    expectScene(workspace)
  },
)

test('the key for adding and another scene leave no page over the scene', async () => {
  const workspace = await openPages()
  const { state } = workspace
  act(() => openAdd(state))
  expectScene(workspace)
  act(() => {
    state.isLibraryOpen.set(true)
    showScene(state, SceneId.parse('other'))
  })
  expectScene(workspace)
})
