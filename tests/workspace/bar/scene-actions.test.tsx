// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { renameScene } from '../../../commands/scene/rename-scene.ts'
import { useSceneActions } from '../../../src/workspace/bar/use-scene-actions.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace
let actions: ReturnType<typeof useSceneActions>

function Actions() {
  actions = useSceneActions()
  return null
}

beforeEach(async () => {
  localStorage.clear()
  rendered = await renderWorkspace(<Actions />)
  act(() => actions.add())
})
afterEach(() => rendered.unmount())

const pressUndo = () =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo')!.click(),
  )

test('[W15] the toast of a deleted scene brings that scene back, and leaves what was done after', async () => {
  const { bus, boxId, state } = rendered
  const [, second] = bus.project.scenes
  act(() => actions.remove(second!))
  expect(bus.project.scenes).toHaveLength(1)
  act(() => void bus.execute(renameEntity, { entityId: boxId, name: 'Crate' }))
  act(() => void bus.execute(renameScene, { sceneId: bus.project.defaultScene.id, name: 'Forest' }))
  await pressUndo()
  expect(bus.project.scenes.map(({ id }) => id)).toContain(second!.id)
  expect(state.sceneId.get()).toBe(second!.id)
  expect([bus.project.entity(boxId)?.name, bus.project.defaultScene.name]).toEqual(['Crate', 'Forest'])
})

test('[W15] the toast says when there is nothing more to bring back', async () => {
  const { bus } = rendered
  act(() => actions.remove(bus.project.scenes[1]!))
  act(() => void bus.undo('scene'))
  await pressUndo()
  expect(bus.project.scenes).toHaveLength(2)
  expect(document.body.textContent).toContain('Nothing to undo here.')
})
