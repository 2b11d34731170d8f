// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import type { ProjectSession } from '../../../src/client/project-session/project-session.ts'
import { HistoryPanel } from '../../../src/workspace/history/HistoryPanel.tsx'
import { createHistoryStore, type HistoryStore } from '../../../src/workspace/history/history-store.ts'
import { useSession } from '../../../src/workspace/session-context.ts'
import { useWorkspace, WorkspaceContext } from '../../../src/workspace/state/workspace-context.ts'
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

const notes = () =>
  rendered.journal.entries.flatMap(({ event }) => (event.kind === 'error' ? [event.data] : []))
const noDocument = Uint8Array.of(1, 2, 3)

function WithHistory({
  history,
  children,
}: {
  readonly history: HistoryStore
  readonly children: ReactNode
}) {
  return <WorkspaceContext value={{ ...useWorkspace(), history }}>{children}</WorkspaceContext>
}

test('when older history cannot be read, this opening is shown and followed, and it is said and noted', async () => {
  rename('Crate')
  const history = createHistoryStore({
    ...session,
    journal: () => Promise.reject(new DOMException('gone', 'InvalidStateError')),
  })
  history.open()
  await expect.poll(() => history.lines.get()?.at(-1)?.label?.key).toBe('command.entity.rename')
  expect(history.unread.get()).toBe('earlier')
  const before = history.lines.get()?.length ?? 0
  rename('Chest')
  expect(history.lines.get()).toHaveLength(before + 1)
  expect(notes()).toMatchObject([{ code: 'history.unreadable' }])
})

test('when nothing can be read, that is said in place of waiting for ever, and noted', async () => {
  const history = createHistoryStore({
    ...session,
    journal: () => Promise.reject(new DOMException('gone', 'InvalidStateError')),
    opening: () => ({ base: noDocument, entries: [] }),
  })
  history.open()
  await expect.poll(() => history.unread.get()).toBe('everything')
  expect(history.lines.get()).toBeNull()
  expect(notes()).toMatchObject([{ code: 'history.unreadable' }, { code: 'history.unreadable' }])
  rendered.unmount()
  rendered = await renderWorkspace(
    <WithHistory history={history}>
      <HistoryPanel session={session} />
    </WithHistory>,
  )
  await act(async () => undefined)
  expect(rendered.page.querySelector('[role="status"]')?.textContent).toMatch(/^The history cannot be read/)
  expect(rendered.page.querySelector('[aria-hidden="true"][style]')).toBeNull()
})

test('a change that cannot be read ends the history and says so, and the change is heard of by all others', async () => {
  let isUnreadable = false
  const history = createHistoryStore({
    ...session,
    journal: async () => [session.opening()],
    entriesAfter: (seq) =>
      session.entriesAfter(seq).map((entry) => (isUnreadable ? { ...entry, bytes: noDocument } : entry)),
  })
  history.open()
  await expect.poll(() => history.lines.get()).not.toBeNull()
  let heard = 0
  rendered.bus.subscribe(() => heard++)
  isUnreadable = true
  rename('Crate')
  expect([heard, history.unread.get(), history.lines.get()]).toEqual([1, 'everything', null])
  rename('Chest')
  expect([heard, notes().length]).toEqual([2, 1])
})

test('what can be read is whole', async () => {
  const history = createHistoryStore({ ...session, journal: async () => [session.opening()] })
  history.open()
  await expect.poll(() => history.lines.get()?.length).toBe(2)
  expect(history.unread.get()).toBe('nothing')
})

test('when the code that reads it does not come over the network, that is said, and the next look asks for it again', async () => {
  const path = '../../../src/workspace/history/reading-code.ts'
  vi.doMock(path, () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const history = createHistoryStore({ ...session, journal: async () => [session.opening()] })
  history.open()
  await expect.poll(() => history.unread.get()).toBe('everything')
  vi.doUnmock(path)
  history.open()
  await expect.poll(() => history.lines.get()).not.toBeNull()
  expect(history.unread.get()).toBe('nothing')
})
