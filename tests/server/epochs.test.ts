import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import * as Y from 'yjs'
import { compactDocument } from '../../model/epochs/compact-document.ts'
import { epochOf } from '../../model/epochs/epoch-of.ts'
import { openSqlite } from '../../server/storage/sql/open-sqlite.ts'
import { openStorage } from '../../server/storage/sql/open-storage.ts'
import { loadProject } from '../../server/sync/load-project.ts'
import { freePorts, spawnServer } from './support/child-server.ts'
import { openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp } from './support/person.ts'
import { startTestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

/** A document that carries thousands of times its content in history. */
function longEdited(): Y.Doc {
  const document = new Y.Doc()
  const scenes = document.getMap('scenes')
  document.transact(() => scenes.set('s1', new Y.Map([['name', 'Scene 1']])))
  const meta = document.getMap('meta')
  for (let index = 0; index < 6_000; index++)
    meta.set(index % 2 === 0 ? 'displayName' : 'description', `n${index}`)
  return document
}

/** Brings a project so far that the server rebuilds it, and waits until it has. */
async function rebuilt(owner: Person, isRebuilt: (projectId: string) => Promise<boolean>): Promise<string> {
  const projectId = await newProject(owner, 'Long edited')
  const editor = openEditor(owner, projectId, { document: longEdited(), epoch: 1 })
  await editor.untilStored()
  editor.close()
  await until(() => isRebuilt(projectId), 'a new epoch')
  return projectId
}

it('rebuilds a project when the last one has left, and keeps how the old epoch ended', async () => {
  const server = await startTestServer()
  const { updateLog } = server.storage
  const owner = await signedUp(server.origin, 'owner')
  const projectId = await rebuilt(owner, async (id) => (await updateLog.closedEpoch(id, 1)) !== undefined)
  const { snapshot } = await updateLog.load(projectId)
  const closed = await updateLog.closedEpoch(projectId, 1)
  expect(snapshot?.bytes.length).toBeLessThan(200)
  const before = new Y.Doc()
  Y.applyUpdateV2(before, closed!)
  expect(before.getMap('meta').get('description')).toBe('n5999')
  expect(snapshot?.bytes).toEqual(Buffer.from(compactDocument(before)))
  expect((await updateLog.history(projectId)).length, 'the log is kept').toBeGreaterThan(0)

  const newcomer = openEditor(owner, projectId)
  await newcomer.untilSynced()
  expect(epochOf(newcomer.document)).toBe(2)
  expect(newcomer.document.getMap('meta').get('description')).toBe('n5999')
  newcomer.document.getMap('meta').set('description', 'new')
  await newcomer.untilStored()
  newcomer.close()

  const answer = await owner.call('GET', `/api/project/closed-epoch?projectId=${projectId}&epoch=1`)
  expect(Buffer.from(answer.json.document, 'base64')).toEqual(closed)
  const stranger = await signedUp(server.origin, 'stranger')
  for (const [who, epoch, code] of [
    [stranger, 1, 'project.missing'],
    [owner, 2, 'project.epoch-missing'],
  ] as const) {
    const refused = await who.call('GET', `/api/project/closed-epoch?projectId=${projectId}&epoch=${epoch}`)
    expect(refused.json.code).toBe(code)
  }
  await server.end()
})

it('lets nobody in with a document of another epoch, whether the room is open or not, and sends them nothing', async () => {
  const server = await startTestServer()
  const owner = await signedUp(server.origin, 'owner')
  const { updateLog } = server.storage
  const projectId = await rebuilt(owner, async (id) => (await updateLog.closedEpoch(id, 1)) !== undefined)
  const rows = (await updateLog.history(projectId)).length

  for (const isOpen of [false, true]) {
    const other = isOpen ? openEditor(owner, projectId) : undefined
    await other?.untilSynced()
    const old = longEdited()
    old.getMap('meta').set('displayName', 'of old')
    const bytes = Y.encodeStateAsUpdate(old)
    const returning = openEditor(owner, projectId, { document: old, epoch: 1 })
    await until(() => returning.reasons.includes('sync.old-epoch'), 'refused')
    other?.document.getMap('meta').set('template', 'while the other one waits')
    await other?.untilStored()
    expect(Y.encodeStateAsUpdate(old)).toEqual(bytes)
    returning.close()
    other?.close()
  }
  const editor = openEditor(owner, projectId)
  await editor.untilSynced()
  expect(editor.document.getMap('meta').get('displayName')).toBe('n5998')
  editor.document.getMap('meta').set('epoch', 7)
  await until(() => editor.reasons.includes('sync.old-epoch'), 'nobody but the server begins an epoch')
  editor.close()
  expect((await updateLog.history(projectId)).length).toBe(rows + 1)
  await server.end()
})

it('takes a project that its browser has rebuilt, once, and lets nobody write under the id of its epoch after', async () => {
  const server = await startTestServer()
  const owner = await signedUp(server.origin, 'owner')
  const projectId = await newProject(owner, 'Begun here')
  const document = new Y.Doc()
  Y.applyUpdateV2(document, compactDocument(longEdited()))
  document.getMap('meta').set('description', 'after')
  const editor = openEditor(owner, projectId, { document, epoch: 2 })
  await editor.untilStored()
  editor.close()
  const next = openEditor(owner, projectId)
  await next.untilSynced()
  expect(next.document.getMap('meta').toJSON()).toMatchObject({ epoch: 2, description: 'after' })
  next.close()

  const forger = new Y.Doc()
  Y.applyUpdate(forger, Y.encodeStateAsUpdate(next.document))
  forger.clientID = 502
  forger.getMap('meta').set('displayName', 'forged')
  const forging = openEditor(owner, projectId, { document: forger, epoch: 2 })
  await until(() => forging.reasons.includes('sync.foreign-author'), 'refused')
  forging.close()
  await server.end()
})

it('reads the end of the epoch before and what came after, when the snapshot is damaged', async () => {
  const server = await startTestServer()
  const owner = await signedUp(server.origin, 'owner')
  const { updateLog } = server.storage
  const projectId = await rebuilt(owner, async (id) => (await updateLog.closedEpoch(id, 1)) !== undefined)
  const editor = openEditor(owner, projectId)
  await editor.untilSynced()
  editor.document.getMap('meta').set('template', 'treehouse')
  await editor.untilStored()
  editor.close()
  const again = await server.restart()
  await again.database
    .updateTable('snapshot')
    .set({ bytes: new Uint8Array([9, 9, 9]) })
    .execute()
  const log = again.storage.updateLog
  const { document } = await loadProject(projectId, { log, now: Date.now, logger: pino({ level: 'silent' }) })
  expect(document.getMap('meta').toJSON()).toEqual({
    epoch: 2,
    displayName: 'n5998',
    description: 'n5999',
    template: 'treehouse',
  })
  await again.end()
})

it('is of the old epoch or of the new one, whole, after kill -9 at any moment of the rebuild', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-epochs-'))
  const [port, first, second] = await freePorts(3)
  const environment = { DATA_DIR: dataDir, PORT: String(port), SCENE_PORTS: `${first},${second}` }
  const origin = `http://localhost:${port}`
  let server = await spawnServer(environment)
  const owner = await signedUp(origin, 'owner')
  const isEnded = async (projectId: string): Promise<boolean> =>
    (await owner.call('GET', `/api/project/closed-epoch?projectId=${projectId}&epoch=1`)).status === 200
  const begun = ['while she is in', 'as she leaves', 'once it has begun'] as const
  const moments = [...begun, ...Array.from({ length: 3 }, () => Math.random() * 300)]
  for (const moment of moments) {
    const projectId = await newProject(owner, `Killed: ${moment}`)
    const editor = openEditor(owner, projectId, { document: longEdited(), epoch: 1 })
    await editor.untilStored()
    if (moment !== 'while she is in') editor.close()
    if (moment === 'once it has begun') await until(() => isEnded(projectId), 'a new epoch')
    if (typeof moment === 'number') await delay(moment)
    await server.kill()
    editor.close()

    const storage = await openStorage(openSqlite(dataDir))
    const tools = { log: storage.updateLog, now: Date.now, logger: pino({ level: 'silent' }) }
    const { document } = await loadProject(projectId, tools)
    const closed = await storage.updateLog.closedEpoch(projectId, 1)
    await storage.close()
    expect(document.getMap('meta').toJSON()).toMatchObject({ displayName: 'n5998', description: 'n5999' })
    expect(epochOf(document), `killed: ${moment}`).toBe(closed ? 2 : 1)
    if (moment === 'while she is in') expect(epochOf(document)).toBe(1)
    if (moment === 'once it has begun') expect(epochOf(document)).toBe(2)
    server = await spawnServer(environment)
  }
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
}, 90_000)
