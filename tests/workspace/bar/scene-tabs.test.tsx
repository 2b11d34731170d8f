// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SceneTabs } from '../../../src/workspace/bar/SceneTabs.tsx'
import { useSceneActions } from '../../../src/workspace/bar/use-scene-actions.ts'
import { layOutTabs } from '../lay-out-tabs.ts'
import { renderWorkspace } from '../render-workspace.tsx'

let actions: ReturnType<typeof useSceneActions>

function Bar() {
  actions = useSceneActions()
  return <SceneTabs />
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[W15] a new scene and a copy come into view among many', async () => {
  const { bus, unmount } = await renderWorkspace(<Bar />)
  const layout = layOutTabs(100)
  act(() => actions.add())
  expect(layout.inView()).toEqual(['scene2'])
  act(() => actions.copy(bus.project.defaultScene))
  expect(layout.inView()).toEqual(['scene1_copy1'])
  unmount()
})

test('Alt and an arrow put a scene elsewhere, each in one step, and it is said where', async () => {
  const { bus, unmount } = await renderWorkspace(<Bar />)
  act(() => actions.add())
  act(() => actions.add())
  const tab = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find(({ title }) => title === name)
  const names = () => bus.project.scenes.map(({ name }) => name)
  const press = (name: string, key: string) =>
    act(
      () => void tab(name)?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true })),
    )
  const commands = vi.spyOn(bus, 'execute')
  press('scene3', 'ArrowLeft')
  expect(names()).toEqual(['scene1', 'scene3', 'scene2'])
  expect(document.querySelector('[role="status"]')?.textContent).toContain('scene3: it is number 2 of 3')
  press('scene1', 'ArrowLeft')
  press('scene2', 'ArrowRight')
  expect(names()).toEqual(['scene1', 'scene3', 'scene2'])
  expect(commands).toHaveBeenCalledTimes(2)
  press('scene1', 'ArrowRight')
  expect(names()).toEqual(['scene3', 'scene1', 'scene2'])
  act(() => void bus.undo('scene'))
  expect(names()).toEqual(['scene1', 'scene3', 'scene2'])
  unmount()
})
