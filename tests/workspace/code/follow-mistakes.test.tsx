// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { deleteFile } from '../../../commands/file/delete-file.ts'
import { createScene } from '../../../commands/scene/create-scene.ts'
import { FileId, SceneId } from '../../../model/ids.ts'
import { createValue } from '../../../src/client/observable-value.ts'
import { followMistakes } from '../../../src/workspace/code/follow-mistakes.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

const fileId = FileId.parse('written')
/** Parts that are loaded as late as a test wants. */
const { checker, blocksChecker } = vi.hoisted(() => {
  const late = () => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    return { arrive: () => arrive(), arrived, isAsked: false }
  }
  return { checker: late(), blocksChecker: late() }
})
vi.mock('../../../src/workspace/code/found-mistakes.ts', async () => {
  checker.isAsked = true
  await checker.arrived
  return { foundMistakes: () => [{ fileId, line: 1 }] }
})

vi.mock('../../../src/workspace/code/gone-things.ts', async () => {
  blocksChecker.isAsked = true
  await blocksChecker.arrived
  return { goneThings: () => [{ fileId, line: 1 }] }
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

test('a look that takes longer than a later one tells nothing of what is there no more', async () => {
  rendered = await renderWorkspace(null)
  const { bus, state } = rendered
  const start = { id: 'start', type: 'event_start', fields: {}, extra: {}, shadows: {}, hasNext: true }
  act(() => {
    bus.execute(createFile, { fileId, sceneId: state.sceneId.get(), kind: 'blocks' })
    const upserts = [{ ...start, at: { parent: null, x: 0, y: 0 } }]
    bus.execute(changeBlocks, { fileId, upserts, deletes: [] })
  })
  const frames = createValue<{ edit: 'shown' }>({ edit: 'shown' })
  const looked = vi.spyOn(frames, 'get')
  stop = followMistakes(bus, state, frames)
  await vi.waitFor(() => expect(blocksChecker.isAsked).toBe(true), { timeout: 20_000 })
  looked.mockClear()
  act(() => void bus.execute(deleteFile, { fileId }))
  await vi.waitFor(() => expect(looked).toHaveBeenCalled(), { timeout: 20_000 })
  blocksChecker.arrive()
  await import('../../../src/workspace/code/gone-things.ts')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(state.mistakes.get()).toEqual([])
})
