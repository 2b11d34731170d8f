// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editText } from '../../../commands/file/edit-text.ts'
import type { JsonValue } from '../../../model/json.ts'
import { createValue } from '../../../src/client/observable-value.ts'
import type { ProjectSession, SaveStatus } from '../../../src/client/project-session/project-session.ts'
import { createSceneCopyKeeper } from '../../../src/workspace/copy/scene-copy-keeper.ts'
import { createWorkspaceState } from '../../../src/workspace/state/workspace-state.ts'
import { scriptId, workbench } from '../../commands/support/workbench.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A workspace that is shown, without an interface. */
function open(options: { kind?: SaveStatus['kind']; isWriter?: boolean; projectId?: string | null } = {}) {
  const { kind = 'saved-on-device', isWriter = true, projectId = null } = options
  const { bus } = workbench()
  const saveStatus = createValue<SaveStatus>(statusOf(kind))
  const notes: JsonValue[] = []
  const state = createWorkspaceState(bus.project)
  const place = { projectId, isWriter }
  const session: ProjectSession = {
    localId: 'local',
    bus,
    access: 'owner',
    get isWriter() {
      return place.isWriter
    },
    newId: () => crypto.randomUUID(),
    saveStatus,
    peers: createValue([]),
    tellBlocks: () => {},
    names: createValue(new Map<number, string>()),
    watchText: () => ({
      ownEdit: () => ({ ok: true, changed: false }),
      tellCaret: () => {},
      carets: () => [],
      stop: () => {},
    }),
    snapshot: () => new Uint8Array(),
    recording: async () => new Uint8Array(),
    journal: async () => [],
    opening: () => ({ base: new Uint8Array(), entries: [] }),
    entriesAfter: () => [],
    note: (_, data) => void notes.push(data),
    hold: () => () => {},
    close: () => {},
  }
  const keeper = createSceneCopyKeeper(session, state, () => place.projectId)
  const stop = keeper.start()
  return {
    keeper,
    state,
    notes,
    place,
    stop,
    statusIs: (next: SaveStatus['kind']) => saveStatus.set(statusOf(next)),
    type: (text: string) =>
      bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert: text }] }),
  }
}

const statusOf = (kind: SaveStatus['kind']): SaveStatus =>
  kind === 'cannot-save' ? { kind, reason: '' } : { kind, at: 0, waiting: 1 }

const read = (key: string) => localStorage.getItem(key)
const idle = () => vi.advanceTimersByTime(1_000)

function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

test('[K08] the copy is written when nobody has typed for a second, not before, and not without an edit', () => {
  const { type, stop } = open()
  idle()
  const first = read('scenes')
  expect(first).toContain('your code for Tab2')
  for (let key = 0; key < 5; key++) {
    type('x')
    vi.advanceTimersByTime(900)
    expect(read('scenes')).toBe(first)
  }
  idle()
  expect(read('scenes')).toContain('xxxxx')
  expect(sessionStorage.getItem('scenes')).toBe(read('scenes'))
  const setItem = vi.spyOn(Storage.prototype, 'setItem')
  vi.advanceTimersByTime(60_000)
  hide()
  stop()
  expect(setItem).not.toHaveBeenCalled()
})

test('[K08] the copy is written at once when the page is hidden, or another one is shown', () => {
  const first = open()
  first.type('hidden')
  hide()
  expect(read('scenes')).toContain('hidden')
  first.type('left')
  first.stop()
  expect(read('scenes')).toContain('left')
  first.type('unwatched')
  vi.advanceTimersByTime(60_000)
  expect(read('scenes')).not.toContain('unwatched')
})

test('[K08] who only looks, and a tab that does not write the project, leave the storage alone', () => {
  for (const options of [{ kind: 'untouched' }, { kind: 'loading' }, { isWriter: false }] as const) {
    const { type, stop } = open(options)
    type('x')
    idle()
    hide()
    stop()
    vi.restoreAllMocks()
  }
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
})

test('[K08] the copy says changed until the server has it all, from the moment of the edit, and up to which edit it has it', () => {
  vi.setSystemTime(1_000)
  const { type, statusIs } = open({ kind: 'saved', projectId: 'p1' })
  idle()
  expect(read('p1_scenes_changed')).toBe('false')
  vi.setSystemTime(5_000)
  type('x')
  statusIs('saving')
  expect(read('p1_scenes_changed')).toBe('true')
  idle()
  expect(read('p1_last_update_timestamp_local')).toBe('5000')
  expect(read('p1_last_update_timestamp_project')).toBe('1000')
  statusIs('offline')
  idle()
  expect(read('p1_scenes_changed')).toBe('true')
  statusIs('saved')
  idle()
  expect(read('p1_scenes_changed')).toBe('false')
  expect(read('p1_last_update_timestamp_project')).toBe('5000')
  expect(read('scenes')).toBeNull()
})

test('[K08] a project that goes to the server takes its copy along', () => {
  const { type, place } = open()
  idle()
  expect(read('scenes')).not.toBeNull()
  place.projectId = 'p1'
  type('x')
  idle()
  expect(read('p1_scenes')).toContain('x')
  expect([read('scenes'), read('scenes_changed')]).toEqual([null, null])
})

test('[K08] the selected tab is the one in front', () => {
  const { state } = open()
  idle()
  const isSelected = () => JSON.parse(read('scenes') ?? '')[0].scripts.Tab2.selected
  expect(isSelected()).toBe(false)
  state.openFile.set(scriptId)
  idle()
  expect(isSelected()).toBe(true)
})

test('[K08] [S19] a changed copy waits until it was looked at, whatever is edited', () => {
  const { type, keeper } = open()
  idle()
  expect(keeper.foreign()).toBeNull()
  localStorage.setItem('scenes', '[]')
  type('x')
  idle()
  expect(keeper.foreign()).toBe('[]')
  keeper.settled('[]')
  expect(keeper.foreign()).toBeNull()
  idle()
  expect(read('scenes')).toContain('x')
})

test('[X07] storage that refuses goes into the recording once, and again after it had taken one', () => {
  const { type, notes, statusIs } = open()
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const said = { code: 'copy.not-saved', message: 'error saving scenes to session storage' }
  for (const text of ['x', 'y', 'z']) {
    expect(type(text)).toMatchObject({ ok: true, changed: true })
    idle()
    statusIs('saved')
    statusIs('saving')
  }
  expect(notes).toEqual([said])
  refusal.mockRestore()
  type('a')
  idle()
  expect(read('scenes')).toContain('azyx')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  type('b')
  idle()
  expect(notes).toEqual([said, said])
})
