import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { maxUpdateAuthors } from '../../protocol/sync/sync-limits.ts'
import { openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp } from './support/person.ts'
import { rawFrame, rawRoom } from './support/raw-room.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let owner: Person
let viewer: Person
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server = await startTestServer()
  owner = await signedUp(server.origin, 'owner')
  viewer = await signedUp(server.origin, 'viewer')
})
afterAll(() => server.end())

/** Asks for the whole document until the server has had enough; answers how many bytes came. */
async function askedUntilRefused(projectId: string, times: number): Promise<number> {
  const socket = await rawRoom(viewer, projectId)
  let bytes = 0
  let end = ''
  socket.on('message', (data: Buffer) => {
    bytes += data.byteLength
    if (data.includes('sync.too-fast')) end = 'sync.too-fast'
  })
  for (let time = 0; time < times; time += 1) socket.send(rawFrame(projectId, 0, 0, Uint8Array.of(0)))
  await until(() => end !== '', 'it is told to stop')
  socket.terminate()
  return bytes
}

it('[threat 15] answers a viewer who asks for the whole document again and again a few times only, on whatever connection', async () => {
  const projectId = await newProject(owner, 'Asked')
  await owner.call('POST', '/api/project/invite', { projectId, username: 'viewer', role: 'viewer' })
  const editor = openEditor(owner, projectId)
  await editor.untilSynced()
  editor.document.getMap('meta').set('text', 'x'.repeat(50_000))
  await editor.untilStored()
  expect(await askedUntilRefused(projectId, 200)).toBeGreaterThan(4_000_000)
  for (let time = 0; time < 3; time += 1)
    expect(await askedUntilRefused(projectId, 50)).toBeLessThan(1_000_000)
  const other = openEditor(owner, projectId)
  await other.untilSynced()
  expect(other.document.getMap('meta').get('text')).toHaveLength(50_000)
  other.close()
  editor.close()
})

it('gives a person only so many tickets at once', async () => {
  const person = await signedUp(server.origin, 'ticketowner')
  const projectId = await newProject(person, 'Tickets')
  const asks = Array.from({ length: 150 }, () => person.call('POST', '/api/sync/ticket', { projectId }))
  const codes = (await Promise.all(asks)).map(({ json }) => json.code)
  const given = codes.filter((code) => code === undefined).length
  expect(given).toBeGreaterThanOrEqual(120)
  expect(given).toBeLessThan(150)
  expect(codes).toContain('general.too-many-requests')
})

/** An update in which each part is somebody else's. */
function ofManyAuthors(count: number): Uint8Array {
  const updates = Array.from({ length: count }, (_, index) => {
    const document = new Y.Doc()
    document.clientID = 1_000_000 + index
    document.getMap('meta').set(`key${index}`, index)
    return Y.encodeStateAsUpdate(document)
  })
  return Y.mergeUpdates(updates)
}

it('[threat 13] refuses an update under more new ids than anybody has', async () => {
  const projectId = await newProject(owner, 'Many')
  const document = new Y.Doc()
  Y.applyUpdate(document, ofManyAuthors(maxUpdateAuthors + 1))
  const editor = openEditor(owner, projectId, { document })
  await until(() => editor.reasons.includes('sync.update-too-large'), 'it is refused')
  expect((await server.storage.updateLog.load(projectId)).authors.size).toBe(0)
  editor.close()
})

it('stores several updates together that bring more new ids than the database takes at once', async () => {
  const projectId = await newProject(owner, 'Together')
  const actorId = (await server.storage.accounts.byUsername('owner'))?.id ?? ''
  const newAuthors = Array.from({ length: 4_500 }, (_, index) => index)
  const updates = [10_000, 20_000, 30_000].map((from) => ({
    actorId,
    at: 1,
    command: null,
    bytes: Uint8Array.of(0, 0),
    newAuthors: newAuthors.map((index) => ({ clientId: from + index, userId: actorId })),
  }))
  expect(await server.storage.updateLog.append({ projectId, updates })).toHaveLength(3)
  expect((await server.storage.updateLog.load(projectId)).authors.size).toBe(13_500)
})
