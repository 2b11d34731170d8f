// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import type { ProjectSession } from '../../../src/client/project-session/project-session.ts'
import { createHistoryStore } from '../../../src/workspace/history/history-store.ts'
import { useSession } from '../../../src/workspace/session-context.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace
let session: ProjectSession

function Session() {
  session = useSession()
  return null
}

beforeEach(async () => {
  localStorage.clear()
  rendered = await renderWorkspace(<Session />)
})
afterEach(() => rendered.unmount())

const rename = (name: string) =>
  act(() => void rendered.bus.execute(renameEntity, { entityId: rendered.boxId, name }))

test('when older history cannot be read, this opening is shown and followed, and it is said and noted', async () => {
  rename('Crate')
  const history = createHistoryStore({
    ...session,
    journal: () => Promise.reject(new DOMException('gone', 'InvalidStateError')),
  })
  history.open()
  await expect.poll(() => history.lines.get()?.at(-1)?.label?.key).toBe('command.entity.rename')
  expect(history.isCutShort.get()).toBe(true)
  const before = history.lines.get()?.length ?? 0
  rename('Chest')
  expect(history.lines.get()).toHaveLength(before + 1)
  const notes = rendered.journal.entries.flatMap(({ event }) => (event.kind === 'error' ? event.data : []))
  expect(notes).toMatchObject([{ code: 'history.unreadable' }])
})

test('what can be read is whole', async () => {
  const history = createHistoryStore({ ...session, journal: async () => [session.opening()] })
  history.open()
  await expect.poll(() => history.lines.get()?.length).toBe(2)
  expect(history.isCutShort.get()).toBe(false)
})
