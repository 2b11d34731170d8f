// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SceneTabs } from '../../../src/workspace/bar/SceneTabs.tsx'
import { useSceneActions } from '../../../src/workspace/bar/use-scene-actions.ts'
import { renderWorkspace } from '../render-workspace.tsx'

let actions: ReturnType<typeof useSceneActions>

function Bar() {
  actions = useSceneActions()
  return <SceneTabs />
}

afterEach(() => vi.restoreAllMocks())

test('[W15] a new scene and a copy come into view among many', async () => {
  const { bus, state, unmount } = await renderWorkspace(<Bar />)
  const seen: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.getAttribute('data-scene'))
  })
  act(() => actions.add())
  expect(seen).toEqual([state.sceneId.get()])
  act(() => actions.copy(bus.project.defaultScene))
  expect(seen).toHaveLength(2)
  expect(seen.at(-1)).toBe(state.sceneId.get())
  unmount()
})
