// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SceneTabs } from '../../../src/workspace/bar/SceneTabs.tsx'
import { Dock } from '../../../src/workspace/dock/Dock.tsx'
import { useSceneMenu } from '../../../src/workspace/menus/use-scene-menu.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'
// Here before it is asked for.
import '../../../src/workspace/dock/MoreDrawer.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(() => {
  rendered?.unmount()
  vi.unstubAllGlobals()
})

function Rename() {
  const rename = useSceneMenu().find(({ id }) => id === 'scene.rename')
  return (
    <button type="button" data-rename onClick={() => rename?.run()}>
      rename
    </button>
  )
}

test.each([
  ['beside the scene', false, null],
  ['in a drawer', true, 'more'],
] as const)('a scene gets its name where its tab is: %s', async (_, isNarrow, drawer) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isNarrow && query.includes('max-width: 1023px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  rendered = await renderWorkspace(
    <>
      {isNarrow ? null : <SceneTabs />}
      <Dock account={null} />
      <Rename />
    </>,
  )
  const { page, state } = rendered
  await act(async () => page.querySelector<HTMLElement>('[data-rename]')?.click())
  expect(state.drawer.get()).toBe(drawer)
  await vi.waitFor(() => expect(page.querySelectorAll('input')).toHaveLength(1))
})
