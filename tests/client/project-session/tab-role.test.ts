import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../../commands/core/memory-journal.ts'
import { openTabChannel, type TabMessage } from '../../../src/client/project-session/tab-channel.ts'
import { TabRole } from '../../../src/client/project-session/tab-role.ts'

test('a tab waits for its disk once it writes, and for nothing of the edits that others told before', async () => {
  const projectId = crypto.randomUUID()
  const turn = Promise.withResolvers<void>()
  const document = new Y.Doc()
  const journal = new MemoryJournal()
  const bus = createCommandBus({ document, actor: 'ana', clock: () => 0, newId: () => 'id', journal })
  const waits: number[] = []
  const role = new TabRole({
    lock: { isFirst: Promise.resolve(false), granted: turn.promise, release: async () => {} },
    exchange: {
      projectId,
      tab: 'this',
      document,
      bus: () => bus,
      lastSeq: () => journal.entries.length,
      whenStored: (seq, then) => {
        waits.push(seq)
        then()
      },
      onStored: () => {},
      isEdited: () => true,
      onEdited: () => {},
      onMoved: () => {},
      onWriter: () => {},
      onEnding: () => {},
    },
    onTurn: () => {},
    word: () => ({ server: null, waiting: 0, failure: null, isRewriting: false }),
  })
  role.begin()

  const heard: TabMessage[] = []
  const other = openTabChannel(projectId, (message) => void heard.push(message))
  const elsewhere = new Y.Doc()
  const own = (seq: number) => {
    const { clientID: client, store } = elsewhere
    return { seq, after: seq - 1, client, clock: Y.getState(store, client) }
  }
  const heardOf = (type: TabMessage['type']) => heard.filter((message) => message.type === type)
  for (let seq = 1; seq <= 50; seq++) {
    elsewhere.getMap('meta').set('displayName', `name ${seq}`)
    other.send({
      type: 'update',
      update: Y.encodeStateAsUpdate(elsewhere),
      from: 'other',
      own: own(seq),
      isEdited: true,
    })
  }
  await vi.waitFor(() => expect(bus.project.meta.displayName).toBe('name 50'))
  expect(waits).toEqual([])

  turn.resolve()
  await vi.waitFor(() => expect(heardOf('writer')).toHaveLength(1))
  // It asks, and the other tab says all of it again.
  expect(heardOf('hello').length).toBeGreaterThan(0)
  other.send({
    type: 'update',
    update: Y.encodeStateAsUpdate(elsewhere),
    from: 'other',
    own: { ...own(50), after: 0 },
    isEdited: true,
  })
  await vi.waitFor(() => expect(heardOf('stored')).toEqual([{ type: 'stored', from: 'other', entry: 50 }]))
  expect(waits).toHaveLength(1)
  other.close()
  role.close()
  bus.close()
})
