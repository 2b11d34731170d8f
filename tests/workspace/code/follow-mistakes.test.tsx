// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFile } from '../../../commands/file/create-file.ts'
import { createScene } from '../../../commands/scene/create-scene.ts'
import { FileId, SceneId } from '../../../model/ids.ts'
import { createValue } from '../../../src/client/observable-value.ts'
import { followMistakes } from '../../../src/workspace/code/follow-mistakes.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

const fileId = FileId.parse('written')
const checker = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrive: () => arrive(), arrived, isAsked: false }
})
vi.mock('../../../src/workspace/code/found-mistakes.ts', async () => {
  checker.isAsked = true
  await checker.arrived
  return { foundMistakes: () => [{ fileId, line: 1 }] }
})

let rendered: RenderedWorkspace
let stop: () => void
afterEach(() => {
  stop()
  rendered.unmount()
})

test('what is found in one scene is not told of another that was gone to meanwhile', async () => {
  rendered = await renderWorkspace(null)
  const { bus, state } = rendered
  const other = SceneId.parse('other')
  act(() => {
    bus.execute(createFile, { fileId, sceneId: state.sceneId.get(), kind: 'js', text: 'jmup()\n' })
    bus.execute(createScene, {
      sceneId: other,
      fileId: FileId.parse('other-tab'),
      template: '',
      entities: [],
    })
  })
  const told: unknown[] = []
  state.mistakes.subscribe(() => told.push(state.mistakes.get()))
  stop = followMistakes(bus, state, createValue<{ edit: 'shown' }>({ edit: 'shown' }))
  await vi.waitFor(() => expect(checker.isAsked).toBe(true), { timeout: 20_000 })
  const first = bus.project.defaultScene.id
  act(() => state.sceneId.set(other))
  checker.arrive()
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(told.flat()).toEqual([])
  act(() => state.sceneId.set(first))
  await vi.waitFor(() => expect(told.flat()).toEqual([{ fileId, line: 1 }]), { timeout: 20_000 })
})
