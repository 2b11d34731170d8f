import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toBase64 } from '../../../commands/core/base64.ts'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import { call } from '../../../src/client/http/call.ts'
import { createValue } from '../../../src/client/observable-value.ts'
import { readEpoch } from '../../../src/client/project-session/epoch-pointer.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { LocalStore } from '../../../src/client/project-session/local-store.ts'
import { openProjectSession } from '../../../src/client/project-session/open-project-session.ts'
import { connectServerSync, type ServerState } from '../../../src/client/project-session/server-sync.ts'
import { box, entityId } from '../../commands/support/workbench.ts'
import { sessionOptions } from './support/session-options.ts'
import { whenFree } from './support/turns.ts'

vi.mock('../../../src/client/project-session/server-sync.ts')
vi.mock('../../../src/client/http/call.ts')

let closeEpoch: () => void = () => {}

afterEach(() => vi.restoreAllMocks())

beforeEach(() => {
  vi.mocked(connectServerSync).mockImplementation(({ onOldEpoch }) => {
    closeEpoch = onOldEpoch
    return {
      state: createValue<ServerState>('offline'),
      peers: createValue([]),
      filled: new Promise(() => {}),
      origin: {},
      label: () => {},
      tellBlocks: () => {},
      tellCaret: () => {},
      close: () => {},
    }
  })
})

/** Opens a project of the server in one tab of this browser. */
async function openTab(localId: string, tab: string, isStored: boolean) {
  const onReopen = vi.fn()
  const room = { url: 'wss://nestling.test/sync', projectId: 'p' }
  const start = isStored ? null : templateBytes('blank')
  const opening = await openProjectSession(sessionOptions(localId, { tab, isStored, start, room, onReopen }))
  if (!opening.ok) throw new Error(opening.code)
  return { session: opening.session, onReopen }
}

const isStored = (session: LiveSession): Promise<void> =>
  vi.waitFor(() => expect(session.saveStatus.get()).toMatchObject({ kind: 'offline' }))

function put({ bus }: LiveSession, id: string): void {
  bus.endMerge()
  const created = bus.execute(createEntity, { ...box(entityId(id)), sceneId: bus.project.defaultScene.id })
  expect(created.ok).toBe(true)
}

/** Makes the disk take its time with what other tabs than the writing one keep. */
function slowDisk(): void {
  const { saveState } = LocalStore.prototype
  vi.spyOn(LocalStore.prototype, 'saveState').mockImplementation(async function (this: LocalStore, ...state) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    return saveState.apply(this, state)
  })
}

const has = ({ bus }: LiveSession, id: string): boolean => bus.project.entity(entityId(id)) !== undefined

test.each([
  ['stored already', true],
  ['not stored yet', false],
])(
  '[S27] the tab that hands a project over to its next epoch brings the undo of the others along, of a project that was %s when they opened',
  async (_, wasStored) => {
    slowDisk()
    const localId = crypto.randomUUID()
    const writer = await openTab(localId, 'writer', false)
    if (wasStored) {
      writer.session.bus.execute(renameProject, { displayName: 'Ours' })
      await isStored(writer.session)
    }
    const other = await openTab(localId, 'other', wasStored)
    put(writer.session, 'by-writer')
    put(other.session, 'sent')
    await vi.waitFor(() => expect(has(writer.session, 'sent')).toBe(true))
    const document = toBase64(writer.session.snapshot())
    vi.mocked(call).mockResolvedValue({ ok: true, data: { document } })
    put(other.session, 'unsent')
    await vi.waitFor(() => expect(has(writer.session, 'unsent')).toBe(true))

    closeEpoch()
    await vi.waitFor(() => expect(other.onReopen).toHaveBeenCalled(), 5_000)
    expect((await readEpoch(localId)).epoch).toBe(2)
    writer.session.close()
    other.session.close()
    await whenFree(localId)

    const again = (await openTab(localId, 'other', true)).session
    for (const id of ['unsent', 'sent']) {
      expect(has(again, id)).toBe(true)
      expect(again.bus.undo('scene'), id).toMatchObject({ ok: true })
      expect(has(again, id)).toBe(false)
    }
    expect(again.bus.nextUndo('scene')).toBeUndefined()
    expect(again.bus.redo('scene').ok).toBe(true)
    const writerAgain = (await openTab(localId, 'writer', true)).session
    expect(writerAgain.bus.undo('scene')).toMatchObject({ ok: true })
    expect(has(writerAgain, 'by-writer')).toBe(false)
    again.close()
    writerAgain.close()
  },
)
