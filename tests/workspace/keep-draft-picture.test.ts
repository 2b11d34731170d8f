import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renameEntity } from '../../commands/entity/rename-entity.ts'
import { SceneId } from '../../model/ids.ts'
import type { FramesStatus } from '../../src/workspace/frame/scene-frames.ts'
import { keepDraftPicture } from '../../src/workspace/keep-draft-picture.ts'
import { createCell } from '../../src/workspace/state/cell.ts'
import type { WorkspaceState } from '../../src/workspace/state/workspace-state.ts'
import { entityId, sceneId, workbench } from '../commands/support/workbench.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function opened(access: 'owner' | 'editor' = 'owner') {
  const { bus } = workbench()
  const status = createCell<FramesStatus>({ edit: 'shown', run: 'editing' })
  const state: Pick<WorkspaceState, 'sceneId' | 'past'> = {
    sceneId: createCell<SceneId>(sceneId),
    past: createCell<ReturnType<WorkspaceState['past']['get']>>(null),
  }
  const server: { id: string | null; answers: () => Promise<boolean> } = {
    id: 'p1',
    answers: async () => true,
  }
  const sent: string[] = []
  let pictures = 0
  let names = 0
  const frames = { status, takePicture: async (width: number) => `${width} ${++pictures}` }
  const send = async (id: string, picture: string) => {
    sent.push(`${id}: ${picture}`)
    return server.answers()
  }
  keepDraftPicture({ bus, access }, state, frames, () => server.id, send)
  return {
    state,
    status,
    server,
    sent,
    frames,
    change: () => bus.execute(renameEntity, { entityId: entityId('a'), name: `A${++names}` }),
    wait: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  }
}

it('a while after the last change the picture goes to the server, and the next one at the earliest two minutes later', async () => {
  const { change, wait, sent } = opened()
  change()
  await wait(4_000)
  change()
  await wait(4_000)
  expect(sent).toEqual([])
  await wait(1_000)
  expect(sent).toEqual(['p1: 640 1'])
  change()
  await wait(119_000)
  expect(sent).toHaveLength(1)
  await wait(1_000)
  expect(sent).toEqual(['p1: 640 1', 'p1: 640 2'])
  await wait(600_000)
  expect(sent).toHaveLength(2)
})

it('waits for the scene to be there, at the place where the project begins, as it is now', async () => {
  const { change, wait, sent, status, state } = opened()
  const elsewhere = SceneId.parse('another')
  const obstacles: readonly (readonly [begin: () => void, end: () => void])[] = [
    [
      () => status.set({ edit: 'shown', run: 'running' }),
      () => status.set({ edit: 'shown', run: 'editing' }),
    ],
    [() => status.set({ edit: 'lost', run: 'editing' }), () => status.set({ edit: 'shown', run: 'editing' })],
    [() => state.sceneId.set(elsewhere), () => state.sceneId.set(sceneId)],
  ]
  for (const [begin, end] of obstacles) {
    const before = sent.length
    begin()
    change()
    await wait(300_000)
    expect(sent).toHaveLength(before)
    end()
    await wait(5_000)
    expect(sent).toHaveLength(before + 1)
    await wait(300_000)
    expect(sent).toHaveLength(before + 1)
  }
})

it('what does not arrive, or was not drawn, is tried again with the next change, and fails without a word', async () => {
  const { change, wait, sent, status, server, frames } = opened()
  server.id = null
  change()
  await wait(300_000)
  expect(sent).toEqual([])
  server.id = 'p2'
  status.set({ edit: 'shown', run: 'editing' })
  await wait(5_000)
  expect(sent).toHaveLength(1)

  server.answers = () => Promise.reject(new TypeError('no network'))
  change()
  await wait(300_000)
  expect(sent).toHaveLength(2)
  server.answers = async () => true
  status.set({ edit: 'shown', run: 'editing' })
  await wait(5_000)
  expect(sent).toHaveLength(3)

  frames.takePicture = async () => ''
  change()
  await wait(300_000)
  expect(sent).toHaveLength(3)
  frames.takePicture = async () => 'drawn'
  status.set({ edit: 'shown', run: 'editing' })
  await wait(5_000)
  expect(sent.at(-1)).toBe('p2: drawn')
})

it('one is taken after opening too, for what was changed right before it was left', async () => {
  const { wait, sent } = opened()
  await wait(600_000)
  expect(sent).toEqual(['p1: 640 1'])
})

it('whose project it is not sends none', async () => {
  const { change, wait, sent } = opened('editor')
  change()
  await wait(600_000)
  expect(sent).toEqual([])
})
