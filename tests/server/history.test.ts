import 'fake-indexeddb/auto'
import { fromBase64 } from 'lib0/buffer'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { deleteEntities } from '../../commands/entity/delete-entities.ts'
import { renameEntity } from '../../commands/entity/rename-entity.ts'
import { momentOf } from '../../commands/history/moment.ts'
import { momentDifference } from '../../commands/history/moment-difference.ts'
import { restoreProject } from '../../commands/project/restore-project.ts'
import type { EntityId, ProjectId } from '../../model/ids.ts'
import { call } from '../../src/client/http/call.ts'
import { historyRoute, historyStateRoute } from '../../src/client/http/history-routes.ts'
import { box } from '../commands/support/workbench.ts'
import { startBrowser, type Tab } from './support/browser.ts'
import { openEditor } from './support/editor.ts'
import { longEdits } from './support/long-edited.ts'
import { form, newProject, type Person, signedUp } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

const dayMs = 24 * 60 * 60 * 1000

let server: TestServer
let owner: Person
let friend: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signedUp(server.origin, 'owner')
  friend = await signedUp(server.origin, 'friend')
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => server.end())

const history = (person: Person, query: Record<string, string>) =>
  person.call('GET', `/api/project/history?${new URLSearchParams(query)}`)
const state = (person: Person, projectId: string, at: number | string) =>
  person.call('GET', `/api/project/history/state?${new URLSearchParams({ projectId, at: String(at) })}`)
const documentOf = (base64: string): Y.Doc => {
  const document = new Y.Doc()
  Y.applyUpdateV2(document, fromBase64(base64))
  return document
}
/** What a project's `meta` was at a moment. */
const metaAt = async (projectId: string, at: number) =>
  documentOf((await state(owner, projectId, at)).json.document)
    .getMap('meta')
    .toJSON()

/** A project with a row for each of these values of `meta.n`, at most `everyMs` apart, the last one now. */
async function writtenOver(values: readonly number[], everyMs: number): Promise<string> {
  const projectId = await newProject(owner, 'Old')
  const account = await server.storage.accounts.byUsername('owner')
  const document = new Y.Doc()
  const now = Date.now()
  for (const [index, n] of values.entries()) {
    const known = Y.encodeStateVector(document)
    document.getMap('meta').set('n', n)
    const update = {
      actorId: account?.id ?? '',
      at: now - (values.length - 1 - index) * everyMs,
      command: { id: `c${n}`, type: 'project.rename', label: JSON.stringify({ key: 'k', params: { n } }) },
      bytes: Y.encodeStateAsUpdate(document, known),
      newAuthors: [],
    }
    await server.storage.updateLog.append({ projectId, updates: [update] })
  }
  return projectId
}

/** Opens and leaves the project, after which the server has tidied up its log. */
async function tidiedUp(projectId: string): Promise<void> {
  const editor = openEditor(owner, projectId)
  await editor.untilStored()
  const before = (await server.storage.updateLog.load(projectId)).snapshot?.throughId ?? 0
  editor.document.getMap('meta').set('left', before)
  await editor.untilStored()
  editor.close()
  await until(
    async () => ((await server.storage.updateLog.load(projectId)).snapshot?.throughId ?? 0) > before,
    'a snapshot',
  )
}

it('lists who did what and when, newest first, in pages, and by person', async () => {
  const projectId = await newProject(owner, 'Shared')
  await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'editor' })
  const [one, two] = [openEditor(owner, projectId), openEditor(friend, projectId)]
  await Promise.all([one.untilStored(), two.untilStored()])
  const label = { key: 'command.entity.move', params: { name: 'Tree' } }
  const begin = Date.now()
  for (let index = 0; index < 3; index += 1) {
    one.provider.sendStateless(
      JSON.stringify({ kind: 'label', commandId: `c${index}`, type: 'entity.move', label }),
    )
    one.document.getMap('meta').set('one', index)
    await one.untilStored()
    two.document.getMap('meta').set('two', index)
    await two.untilStored()
  }
  const { json, status } = await history(owner, { projectId })
  expect(status).toBe(200)
  expect(json.lines).toHaveLength(6)
  expect(json.next).toBeNull()
  expect(json.lines[1]).toEqual({
    id: expect.any(Number),
    at: expect.any(Number),
    actor: { username: 'owner', name: 'owner Muster' },
    type: 'entity.move',
    label,
  })
  expect(json.lines[0]).toMatchObject({ actor: { username: 'friend' }, type: null, label: null })
  expect(json.lines[0].at).toBeGreaterThanOrEqual(begin)
  const first = (await history(friend, { projectId, limit: '4' })).json
  const second = (await history(friend, { projectId, limit: '4', before: String(first.next) })).json
  expect([...first.lines, ...second.lines]).toEqual(json.lines)
  expect(second.next).toBeNull()
  const byFriend = (await history(owner, { projectId, by: 'Friend' })).json
  expect(byFriend.lines.map((line: { id: number }) => line.id)).toEqual(
    [0, 2, 4].map((index) => json.lines[index].id),
  )
  one.close()
  two.close()
})

it('is for editors, and refuses what is no line', async () => {
  const projectId = await newProject(owner, 'Closed')
  await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'viewer' })
  const other = await writtenOver([1], 0)
  const foreign = (await history(owner, { projectId: other })).json.lines[0].id
  expect((await history(friend, { projectId })).json.code).toBe('project.forbidden')
  expect((await state(friend, projectId, 1)).json.code).toBe('project.forbidden')
  expect((await history(friend, { projectId: other })).json.code).toBe('project.missing')
  expect((await state(owner, projectId, foreign)).json.code).toBe('project.moment-missing')
  expect((await state(owner, projectId, 'first')).status).toBe(400)
  expect((await state(owner, projectId, -1)).status).toBe(400)
  expect((await history(owner, { projectId, limit: '100000' })).status).toBe(400)
  expect((await history(owner, { projectId, by: 'nobody' })).json.lines).toEqual([])
})

it('brings a moment of the past back by a command of the client, which is itself a line', async () => {
  const projectId = (await newProject(owner, 'Restored')) as ProjectId
  const browser = startBrowser(owner, projectId)
  const tab: Tab = await browser.open({ isFirst: true })
  const { session } = tab
  const { bus } = session
  const saved = () => until(() => session.saveStatus.get().kind === 'saved', 'saved')
  await saved()
  const id = 'tower' as EntityId
  bus.execute(createEntity, { ...box(id), sceneId: bus.project.defaultScene.id })
  bus.execute(renameEntity, { entityId: id, name: 'Tower' })
  await saved()
  bus.execute(renameEntity, { entityId: id, name: 'Ruin' })
  bus.execute(deleteEntities, { entityIds: [id] })
  await saved()

  const answer = await call(historyRoute, { projectId })
  if (!answer.ok) throw new Error(answer.error.code)
  const named = answer.data.lines.filter(({ type }) => type === 'entity.rename')
  expect(named).toHaveLength(2)
  const past = await call(historyStateRoute, { projectId, at: named[1]?.id ?? 0 })
  if (!past.ok) throw new Error(past.error.code)
  const now = new Y.Doc()
  Y.applyUpdateV2(now, session.snapshot())
  const difference = momentDifference(momentOf(documentOf(past.data.document)), momentOf(now), {
    kind: 'project',
  })
  expect(bus.execute(restoreProject, difference).ok).toBe(true)
  await saved()
  expect(bus.project.entity(id)?.name).toBe('Tower')

  const reader = openEditor(owner, projectId)
  await reader.untilSynced()
  expect(momentOf(reader.document).project.entity(id)?.name).toBe('Tower')
  const after = await call(historyRoute, { projectId, limit: 1 })
  expect(after.ok && after.data.lines[0]?.type).toBe('project.restore')
  reader.close()
  session.close()
})

it('shows every moment as it was, before and after the server tidies up', async () => {
  const projectId = await writtenOver([1, 2, 3, 4, 5], 60_000)
  const before = (await history(owner, { projectId })).json.lines
  await tidiedUp(projectId)
  await tidiedUp(projectId)
  const after = (await history(owner, { projectId })).json.lines
  expect(after.slice(-5)).toEqual(before)
  for (const line of before) expect((await metaAt(projectId, line.id)).n).toBe(line.label.params.n)
})

it('shows moments of an epoch that is over, and of the next', async () => {
  const projectId = await newProject(owner, 'Rebuilt')
  const editor = openEditor(owner, projectId)
  await editor.untilStored()
  editor.document.getMap('scenes').set('s1', new Y.Map([['name', 'Scene 1']]))
  editor.document.getMap('meta').set('displayName', 'first')
  await editor.untilStored()
  const first = (await history(owner, { projectId })).json.lines[0].id
  Y.applyUpdate(editor.document, longEdits(editor.document))
  await editor.untilStored()
  const last = (await history(owner, { projectId })).json.lines[0].id
  editor.close()
  const closed = () => server.storage.updateLog.closedEpoch(projectId, 1)
  await until(async () => (await closed()) !== undefined, 'a new epoch')
  const later = openEditor(owner, projectId)
  await later.untilSynced()
  later.document.getMap('meta').set('displayName', 'later')
  const epoch = later.document.getMap('meta').get('epoch')
  await later.untilStored()
  later.close()
  const newest = (await history(owner, { projectId })).json.lines[0].id
  expect((await metaAt(projectId, first)).displayName).toBe('first')
  expect((await metaAt(projectId, last)).description).toBe('n5999')
  expect(await metaAt(projectId, newest)).toMatchObject({ displayName: 'later', epoch })
})

it('keeps what a copy began as', async () => {
  const original = await writtenOver([7], 0)
  const { json } = await owner.call('POST', '/api/project/clone', form({ projectId: original }))
  const projectId = json.project._id
  expect((await metaAt(projectId, 0)).n).toBe(7)
  const editor = openEditor(owner, projectId, { epoch: 1 })
  await editor.untilSynced()
  editor.document.getMap('meta').set('n', 8)
  await editor.untilStored()
  editor.close()
  await until(
    async () => (await server.storage.updateLog.load(projectId)).snapshot?.throughId !== 0,
    'a snapshot',
  )
  const { lines, moments } = (await history(owner, { projectId })).json
  expect(moments.map((moment: { id: number }) => moment.id)).toEqual([0])
  expect((await metaAt(projectId, 0)).n).toBe(7)
  expect((await metaAt(projectId, lines.at(-1).id)).n).toBe(8)
})

it('keeps all of 30 days, and of the time before one moment a month', async () => {
  const days = Array.from({ length: 100 }, (_, index) => index + 1)
  const projectId = await writtenOver(days, dayMs)
  const all = (await history(owner, { projectId, limit: '200' })).json.lines
  const idOf = (day: number): number =>
    all.find((line: { label: { params: { n: number } } }) => line.label.params.n === day).id
  await tidiedUp(projectId)
  const { lines, moments } = (await history(owner, { projectId, limit: '200' })).json
  const kept = lines.filter((line: { type: string | null }) => line.type !== null)
  expect(kept).toHaveLength(30)
  for (const line of kept) expect((await metaAt(projectId, line.id)).n).toBe(line.label.params.n)
  expect(moments).toHaveLength(1)
  expect((await metaAt(projectId, moments[0].id)).n).toBe(70)
  expect((await state(owner, projectId, idOf(50))).json.code).toBe('project.moment-missing')
})

it('opens a project whose snapshot is damaged from the moment it was thinned to', async () => {
  const projectId = await writtenOver(
    Array.from({ length: 60 }, (_, index) => index + 1),
    dayMs,
  )
  await tidiedUp(projectId)
  await server.database
    .updateTable('snapshot')
    .set({ bytes: new Uint8Array([9, 9, 9]) })
    .where('project_id', '=', projectId)
    .execute()
  const reader = openEditor(owner, projectId)
  await reader.untilSynced()
  expect(reader.document.getMap('meta').get('n')).toBe(60)
  const newest = (await history(owner, { projectId })).json.lines[0].id
  expect((await metaAt(projectId, newest)).n).toBe(60)
  reader.close()
})
