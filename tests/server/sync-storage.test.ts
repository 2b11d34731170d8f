import { expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import type { Storage } from '../../server/storage/storage.ts'
import { openEditor } from './support/editor.ts'
import { newProject, signedUp } from './support/person.ts'
import { startTestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

/** A storage whose appends wait for `gate` and fail while `isBroken`. */
function faulty(fault: { isBroken: boolean; gate: Promise<void> }) {
  return (storage: Storage): Storage => ({
    ...storage,
    updateLog: {
      ...storage.updateLog,
      append: async (batch) => {
        await fault.gate
        if (fault.isBroken) throw new Error('disk full')
        return storage.updateLog.append(batch)
      },
    },
  })
}

it('says stored only after the append: not while it waits, not when it fails, and nobody sees it before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let open = (): void => {}
  const fault = { isBroken: false, gate: Promise.resolve() }
  const server = await startTestServer({ wrap: faulty(fault) })
  const owner = await signedUp(server.origin, 'owner')
  const projectId = await newProject(owner, 'Slow disk')
  const writer = openEditor(owner, projectId)
  const reader = openEditor(owner, projectId)
  await Promise.all([writer.untilStored(), reader.untilStored()])
  const before = writer.stored()

  fault.gate = new Promise((resolve) => {
    open = resolve
  })
  writer.document.getMap('meta').set('slow', 1)
  writer.mark()
  reader.document.getMap('other')
  await reader.untilStored()
  expect(writer.stored()).toBe(before)
  expect(writer.provider.hasUnsyncedChanges).toBe(true)
  expect(reader.document.getMap('meta').has('slow')).toBe(false)
  open()
  await until(() => writer.stored() === before + 1, 'stored once the disk was done')

  fault.isBroken = true
  writer.document.getMap('meta').set('refused', 1)
  const failedMark = writer.mark()
  await until(() => writer.reasons.length > 0, 'the connection was cut')
  expect(writer.stored()).toBeLessThan(failedMark)
  expect(reader.document.getMap('meta').has('refused')).toBe(false)
  expect((await server.storage.updateLog.history(projectId)).length).toBe(1)

  fault.isBroken = false
  await until(() => reader.document.getMap('meta').has('refused'), 'it came again by itself', 25_000)
  await writer.untilStored()
  writer.close()
  reader.close()
  await server.end()
})

it('reads everything back after a restart, with actor, time and label of each command', async () => {
  let server = await startTestServer()
  const owner = await signedUp(server.origin, 'owner')
  const projectId = await newProject(owner, 'Kept')
  const writer = openEditor(owner, projectId)
  await writer.untilStored()
  const label = {
    kind: 'label',
    commandId: 'c1',
    type: 'entity.move',
    label: { key: 'command.entity.move', params: { name: 'Tree' } },
  }
  for (let index = 0; index < 5; index += 1) {
    if (index === 3) writer.provider.sendStateless(JSON.stringify(label))
    writer.document.getText('t').insert(0, String(index))
  }
  await writer.untilStored()
  writer.close()
  const rows = await server.database.selectFrom('update_log').selectAll().orderBy('id').execute()
  expect(rows.map((row) => row.command_id)).toEqual([null, null, null, 'c1', null])
  expect(JSON.parse(rows[3]?.label ?? '')).toEqual(label.label)
  expect(new Set(rows.map((row) => row.actor_id)).size).toBe(1)

  server = await server.restart()
  const again = { ...owner, origin: server.origin }
  const reader = openEditor(again, projectId)
  await reader.untilSynced()
  expect(reader.document.getText('t').toString()).toBe('43210')
  reader.close()
  await server.end()
})

it('opens a project although a stored row is damaged, and sets that row aside', async () => {
  const server = await startTestServer()
  const owner = await signedUp(server.origin, 'owner')
  const projectId = await newProject(owner, 'Scratched')
  const row = (bytes: Uint8Array) =>
    server.storage.updateLog.append({
      projectId,
      updates: [{ actorId: 'x', at: 0, command: null, bytes, newAuthors: [] }],
    })
  const update = (key: string) => {
    const document = new Y.Doc()
    document.getMap('meta').set(key, 1)
    return Y.encodeStateAsUpdate(document)
  }
  await row(update('one'))
  const [damaged] = await row(new Uint8Array([1, 1, 1, 1, 255, 255]))
  await row(update('two'))
  const reader = openEditor(owner, projectId)
  await reader.untilSynced()
  expect(reader.document.getMap('meta').toJSON()).toEqual({ one: 1, two: 1 })
  reader.close()
  expect(await server.database.selectFrom('quarantine').select('update_id').execute()).toEqual([
    { update_id: damaged },
  ])
  await server.end()
})

it('opens a project from its history when its snapshot is damaged', async () => {
  const server = await startTestServer()
  const owner = await signedUp(server.origin, 'owner')
  const projectId = await newProject(owner, 'Torn')
  const document = new Y.Doc()
  document.getMap('meta').set('kept', 1)
  const bytes = Y.encodeStateAsUpdate(document)
  const update = { actorId: 'x', at: Date.now(), command: null, bytes, newAuthors: [] }
  const [id] = await server.storage.updateLog.append({ projectId, updates: [update] })
  await server.storage.updateLog.compact({
    projectId,
    throughId: Number(id),
    bytes: new Uint8Array([9, 9, 9]),
    at: Date.now(),
  })
  const reader = openEditor(owner, projectId)
  await reader.untilSynced()
  expect(reader.document.getMap('meta').toJSON()).toEqual({ kept: 1 })
  reader.close()
  await server.end()
})

it('writes a snapshot every 500 rows and when the last one leaves, and keeps the content', async () => {
  let server = await startTestServer()
  const owner = await signedUp(server.origin, 'owner')
  const projectId = await newProject(owner, 'Long')
  const writer = openEditor(owner, projectId)
  await writer.untilStored()
  for (let index = 0; index < 520; index += 1) writer.document.getMap('m').set(`k${index % 50}`, index)
  await writer.untilStored()
  const through = async () => (await server.storage.updateLog.load(projectId)).snapshot?.throughId
  expect(await through()).toBe(500)
  const expected = writer.document.getMap('m').toJSON()
  writer.close()
  await until(async () => (await through()) === 520, 'snapshot when the last one left')
  expect((await server.storage.updateLog.load(projectId)).updates).toEqual([])
  expect((await server.storage.updateLog.history(projectId)).length).toBe(520)
  server = await server.restart()
  const reader = openEditor({ ...owner, origin: server.origin }, projectId)
  await reader.untilSynced()
  expect(reader.document.getMap('m').toJSON()).toEqual(expected)
  reader.close()
  await server.end()
})

it('stops with grace: what is open is stored as a snapshot', async () => {
  const server = await startTestServer()
  const owner = await signedUp(server.origin, 'owner')
  const projectId = await newProject(owner, 'Open')
  const writer = openEditor(owner, projectId)
  await writer.untilSynced()
  writer.document.getMap('m').set('last', 'word')
  await writer.untilStored()
  const again = await server.restart()
  writer.close()
  const stored = await again.storage.updateLog.load(projectId)
  expect(stored.updates).toEqual([])
  const document = new Y.Doc()
  Y.applyUpdateV2(document, stored.snapshot?.bytes ?? new Uint8Array())
  expect(document.getMap('m').toJSON()).toEqual({ last: 'word' })
  await again.end()
})
