import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { type Editor, openEditor } from '../support/editor.ts'
import { longEdits } from '../support/long-edited.ts'
import { newProject, type Person, signedUp, signUpBody, visitor } from '../support/person.ts'
import { servicePrograms } from '../support/services/programs.ts'
import type { Service } from '../support/services/run-service.ts'
import { startRedis } from '../support/services/start-redis.ts'
import { newTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { until } from '../support/until.ts'

let redis: Service
let database: TestDatabase
let first: TestServer
let second: TestServer
let owner: Person
let friend: Person

/** How far the clocks of the servers are ahead. */
let ahead = 0
const startServer = (): Promise<TestServer> =>
  startTestServer({
    settings: { databaseUrl: database.url, redisUrl: redis.url },
    now: () => Date.now() + ahead,
  })

/** The same login at another process. */
const at = (server: TestServer, person: Person): Person => ({ ...person, origin: server.origin })

beforeAll(async () => {
  redis = await startRedis(servicePrograms().redisServer)
  database = await newTestDatabase()
  first = await startServer()
  second = await startServer()
  owner = await signedUp(first.origin, 'owner')
  friend = at(second, await signedUp(first.origin, 'friend'))
})
afterAll(async () => {
  await first.end()
  await second.end()
  await database.drop()
  await redis.end()
})

async function sharedProject(name: string): Promise<string> {
  const projectId = await newProject(owner, name)
  await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'editor' })
  return projectId
}

/** The owner at the first process, the friend at the second. */
async function openBoth(projectId: string): Promise<readonly [Editor, Editor]> {
  const editors = [openEditor(owner, projectId), openEditor(friend, projectId)] as const
  await Promise.all(editors.map((editor) => editor.untilStored()))
  return editors
}

const textOf = ({ document }: Editor): string => document.getText('t').toString()
const keysOf = ({ document }: Editor): number => document.getMap('edits').size

function close(editors: readonly Editor[]): void {
  for (const editor of editors) {
    expect(editor.reasons).toEqual([])
    editor.close()
  }
}

describe('two processes over one PostgreSQL and one Redis', () => {
  it('converge while people at both edit at once, and the log has each update once', async () => {
    const projectId = await sharedProject('Both at once')
    const editors = await openBoth(projectId)
    for (let round = 0; round < 40; round += 1) {
      for (const [who, { document }] of editors.entries()) {
        document.getMap('edits').set(`${who}-${round}`, round)
        // Builds on what has come from the other process just now.
        document.getText('t').insert(Math.floor(document.getText('t').length / 2), `${who}`)
      }
      await delay(5)
    }
    await Promise.all(editors.map((editor) => editor.untilStored()))
    await until(() => editors.every((editor) => keysOf(editor) === 80), 'both have all edits', 5_000)
    await until(
      () => textOf(editors[0]) === textOf(editors[1]) && textOf(editors[0]).length === 80,
      'both have the same text',
      5_000,
    )
    const rows = await first.storage.updateLog.history(projectId)
    expect(rows).toHaveLength(160)
    close(editors)
  })

  it('show each other who is there, under their true names', async () => {
    const editors = await openBoth(await sharedProject('Who is there'))
    editors[1].provider.setAwarenessField('user', { name: 'The teacher' })
    const names = (): unknown[] =>
      [...(editors[0].provider.awareness?.getStates().values() ?? [])].map((state) => state.user?.username)
    await until(() => names().includes('friend'), 'the friend is seen at the other process', 5_000)
    close(editors)
  })

  it('bind a clientID to one person, at whichever process it was seen first', async () => {
    const projectId = await sharedProject('Whose id')
    const writer = openEditor(owner, projectId)
    await writer.untilStored()
    writer.document.getMap('edits').set('mine', 1)
    await writer.untilStored()
    const thief = openEditor(friend, projectId)
    await thief.untilSynced()
    thief.document.clientID = writer.document.clientID
    thief.document.getMap('edits').set('forged', 1)
    await until(() => thief.reasons.includes('sync.foreign-author'), 'the forged edit is refused')
    expect(writer.document.getMap('edits').has('forged')).toBe(false)
    writer.close()
    thief.close()
  })

  it('close what a logout or a removed invitation ends, at both', async () => {
    const projectId = await sharedProject('Sent away')
    const editors = await openBoth(projectId)
    await owner.call('DELETE', '/api/project/members', { projectId, username: 'friend' })
    await until(() => editors[1].reasons.length > 0, 'the friend is sent away at the other process', 5_000)
    expect(editors[1].reasons).toContain('sync.access-changed')
    expect(editors[0].reasons).toEqual([])
    editors[1].close()

    const elsewhere = openEditor(at(second, owner), projectId)
    await elsewhere.untilSynced()
    await owner.call('POST', '/api/auth/logout')
    await until(() => elsewhere.reasons.length > 0, 'the owner’s other tab is closed', 5_000)
    for (const editor of [editors[0], elsewhere]) editor.close()
    const answer = await owner.call('POST', '/api/auth/login', {
      username: 'owner',
      password: 'correct horse',
    })
    expect(answer.status).toBe(200)
  })

  it('begin a new epoch only when the last one has left at both, and then whoever comes gets it', async () => {
    const projectId = await sharedProject('Long edited')
    const isEnded = async (): Promise<boolean> =>
      (await first.storage.updateLog.closedEpoch(projectId, 1)) !== undefined
    const busy = openEditor(owner, projectId)
    const reader = openEditor(friend, projectId)
    await Promise.all([busy.untilStored(), reader.untilStored()])
    Y.applyUpdate(busy.document, longEdits(busy.document))
    await busy.untilStored()
    busy.close()
    await until(
      async () => (await first.storage.updateLog.load(projectId)).snapshot !== undefined,
      'the first process has closed the project',
    )
    expect(await isEnded(), 'the reader is still in it').toBe(false)
    await until(() => reader.document.getMap('meta').has('displayName'), 'the reader has it all', 5_000)
    reader.close()
    await until(isEnded, 'a new epoch has begun')
    const late = openEditor(owner, projectId)
    await late.untilStored()
    expect(late.document.getMap('meta').get('epoch')).toBe(2)
    late.close()
  })

  it('store nothing that builds on an epoch which another process has ended, and send everybody to the new one', async () => {
    const projectId = await sharedProject('Ended elsewhere')
    const editors = await openBoth(projectId)
    editors[0].document.getMap('edits').set('one', 1)
    await editors[0].untilStored()
    const rows = await first.storage.updateLog.history(projectId)
    // As if the marks of who is in it had been lost with their connection.
    await first.database
      .insertInto('closed_epoch')
      .values({
        project_id: projectId,
        epoch: 1,
        through_id: rows.at(-1)?.id ?? 0,
        at: 0,
        bytes: new Uint8Array([0, 0]),
      })
      .execute()
    editors[1].document.getMap('edits').set('late', 1)
    await until(
      () => editors.every((editor) => editor.reasons.includes('sync.old-epoch')),
      'both are sent away',
      10_000,
    )
    expect(await first.storage.updateLog.history(projectId)).toHaveLength(rows.length)
    for (const editor of editors) editor.close()
  })

  it('count tries together, and alone while Redis is away', async () => {
    const limits = { databaseUrl: database.url, redisUrl: redis.url, signUpsPerHour: 5 }
    const servers = [await startTestServer({ settings: limits }), await startTestServer({ settings: limits })]
    const signUp = async (index: number): Promise<number> => {
      const { origin } = servers[index % 2]!
      const answer = await visitor(origin).call('POST', '/api/users', signUpBody(`pupil${index}`))
      return answer.status
    }
    // Two have signed up before.
    const statuses: number[] = []
    for (let index = 0; index < 5; index += 1) statuses.push(await signUp(index))
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    await redis.kill()
    expect(await signUp(5)).toBe(200)
    await redis.start()
    for (const server of servers) await server.end()
  })

  it('go on without Redis: edits reach the other process by the log, and a project opens at once', async () => {
    const projectId = await sharedProject('No Redis')
    const editors = await openBoth(projectId)
    await redis.kill()
    for (const [who, editor] of editors.entries()) {
      editor.document.getMap('edits').set(`without ${who}`, 1)
      await editor.untilStored()
    }
    await until(() => editors.every((editor) => keysOf(editor) === 2), 'the log brings them together', 5_000)

    const fresh = await sharedProject('Opened without Redis')
    const began = Date.now()
    const opened = await openBoth(fresh)
    expect(Date.now() - began).toBeLessThan(5_000)
    opened[0].document.getMap('edits').set('new', 1)
    await until(() => keysOf(opened[1]) === 1, 'the new project is shared too', 5_000)

    await owner.call('DELETE', '/api/project/members', { projectId: fresh, username: 'friend' })
    ahead += 15_000
    await until(() => opened[1].reasons.length > 0, 'who only listens is sent away', 5_000)
    expect(opened[1].reasons[0]).toBe('sync.access-changed')

    await redis.start()
    for (const [who, editor] of editors.entries()) {
      editor.document.getMap('edits').set(`again ${who}`, 1)
      await editor.untilStored()
    }
    await until(() => editors.every((editor) => keysOf(editor) === 4), 'Redis, empty, carries on', 5_000)
    close([...editors, opened[0]])
    opened[1].close()
  })
})
