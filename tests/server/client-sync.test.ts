import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import * as Y from 'yjs'
import { FileId } from '../../model/ids.ts'
import type { Storage } from '../../server/storage/storage.ts'
import { connectServerSync, type ServerSync } from '../../src/client/project-session/server-sync.ts'
import { newProject, type Person, signedUp } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

const network = globalThis.fetch

let disk = Promise.resolve()
const slow = (storage: Storage): Storage => ({
  ...storage,
  updateLog: {
    ...storage.updateLog,
    async append(batch) {
      await disk
      return storage.updateLog.append(batch)
    },
  },
})

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer({ wrap: slow })
  person = await signedUp(server.origin, 'ada')
})
afterAll(() => server.end())
afterEach(() => vi.unstubAllGlobals())

/** The app's own connection, with the login that a browser adds by itself. */
function connect(projectId: string): { document: Y.Doc; sync: ServerSync } {
  class BrowserSocket extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { origin: person.origin, cookie: person.cookie } })
    }
  }
  vi.stubGlobal('WebSocket', BrowserSocket)
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    network(person.origin + path, {
      ...init,
      headers: { ...init.headers, origin: person.origin, cookie: person.cookie },
    }),
  )
  const document = new Y.Doc()
  return {
    document,
    sync: connectServerSync({
      url: `${person.origin.replace(/^http/, 'ws')}/sync`,
      projectId: projectId,
      document: document,
      canWrite: true,
      onOldEpoch: () => {},
      onMayWrite: () => {},
    }),
  }
}

it('brings edits to the server and to the others, and says saved only once they are stored', async () => {
  const projectId = await newProject(person, 'Together')
  const [one, two] = [connect(projectId), connect(projectId)]
  await Promise.all([one.sync.filled, two.sync.filled])
  await until(() => one.sync.state.get() === 'saved', 'nothing to send is saved')

  let open = (): void => {}
  disk = new Promise((resolve) => {
    open = resolve
  })
  one.document.getMap('meta').set('title', 'ours')
  expect(one.sync.state.get()).toBe('sending')
  const states: string[] = []
  one.sync.state.subscribe(() => states.push(one.sync.state.get()))
  two.document.getMap('meta').set('other', true)
  expect((await server.storage.updateLog.history(projectId)).length).toBe(0)
  expect(states).not.toContain('saved')
  open()

  await until(() => one.sync.state.get() === 'saved' && two.sync.state.get() === 'saved', 'both are saved')
  expect((await server.storage.updateLog.history(projectId)).length).toBe(2)
  const both = { title: 'ours', other: true }
  await until(
    () => [one, two].every(({ document }) => document.getMap('meta').size === 2),
    'both have what both wrote',
  )
  expect(one.document.getMap('meta').toJSON()).toEqual(both)
  expect(two.document.getMap('meta').toJSON()).toEqual(both)
  one.sync.close()
  two.sync.close()
})

it('shows the others what a person has in hand, and nothing of what makes no sense', async () => {
  const projectId = await newProject(person, 'In hand')
  const [one, two] = [connect(projectId), connect(projectId)]
  await Promise.all([one.sync.filled, two.sync.filled])
  const fileId = FileId.parse('f')
  const seen = () => one.sync.peers.get()[0]?.blocks
  two.sync.tellBlocks({ fileId, selected: 'b', dragged: { blockId: 'b', x: 3, y: 4 } })
  await until(() => seen()?.dragged?.x === 3, 'the drag is seen')
  two.sync.tellBlocks({ fileId, selected: 'b'.repeat(101), dragged: null })
  await until(() => one.sync.peers.get().length === 1 && seen() === undefined, 'an impossible id is left out')
  two.sync.tellBlocks({ fileId, selected: 'b', dragged: null })
  await until(() => seen()?.selected === 'b', 'the selection is seen')
  two.sync.tellBlocks(null)
  await until(() => one.sync.peers.get().length === 1 && seen() === undefined, 'nothing is in hand')
  one.sync.close()
  two.sync.close()
})
