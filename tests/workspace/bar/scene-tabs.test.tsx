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
