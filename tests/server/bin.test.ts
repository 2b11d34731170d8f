import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { binMs } from '../../protocol/http/bin.ts'
import { purgeBin } from '../../server/jobs/purge-bin.ts'
import { openEditor } from './support/editor.ts'
import { form, newProject, type Person, signedUp, visitor } from './support/person.ts'
import { pngPicture, publishedDocument } from './support/publication.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let owner: Person
let other: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signedUp(server.origin, 'owner')
  other = await signedUp(server.origin, 'other')
})
afterAll(() => server.end())

const remove = (person: Person, id: string) => person.call('DELETE', '/api/project', { id })
const restore = (person: Person, id: string) => person.call('POST', '/api/project/bin/restore', { id })
const inBin = async (person: Person): Promise<readonly string[]> =>
  (await person.call('GET', '/api/project/bin')).json.projects.map(({ _id }: { _id: string }) => _id)

describe('[C06] a deleted project', () => {
  it('lies in its owner’s bin for 30 days and comes back with all that it was', async () => {
    const id = await newProject(owner, 'Den')
    const editor = openEditor(owner, id)
    await editor.untilSynced()
    editor.document.getMap('meta').set('seed', 1)
    await editor.untilStored()
    await remove(owner, id)
    await until(() => editor.reasons.includes('sync.access-changed'), 'who has it open is sent away')
    editor.close()
    const [binned] = (await owner.call('GET', '/api/project/bin')).json.projects
    expect(binned).toMatchObject({ _id: id, displayName: 'Den' })
    expect(binned.goneAt - binned.deletedAt).toBe(binMs)
    const back = await restore(owner, id)
    expect(back.json.project).toMatchObject({ _id: id, name: 'den' })
    const again = openEditor(owner, id)
    await again.untilSynced()
    expect(again.document.getMap('meta').get('seed')).toBe(1)
    again.close()
    expect(await inBin(owner)).not.toContain(id)
  })

  it('is missing everywhere else: at its address, on shelves, for players and for its own people', async () => {
    const id = await newProject(owner, 'Gone')
    await owner.call('POST', '/api/project/invite', { projectId: id, username: 'other', role: 'editor' })
    const publication = form({
      projectId: id,
      displayName: 'Gone',
      screenshot: pngPicture(),
      document: publishedDocument('gone'),
    })
    const { playCode, thumbnail } = (await owner.call('POST', '/api/project/publish', publication)).json
      .project.published
    await remove(owner, id)
    const ids = async (path: string) =>
      (await other.call('GET', path)).json.projects.map(({ _id }: { _id: string }) => _id)
    for (const path of [
      '/api/project/mine',
      '/api/project/of-user?username=owner',
      '/api/project/v2?isKidProject=true&limit=60',
    ])
      expect(await ids(path)).not.toContain(id)
    for (const path of [
      '/api/project/by-name?username=owner&name=gone',
      `/api/play/${playCode}`,
      `/api/play/${playCode}/snapshot`,
      thumbnail,
    ])
      expect((await owner.call('GET', path)).status, path).toBe(404)
    const editor = openEditor(other, id)
    await until(() => editor.reasons.includes('sync.forbidden'), 'its room stays shut')
    editor.close()
  })

  it('leaves its address free; when it comes back it gets the lowest free number', async () => {
    const first = await newProject(owner, 'Same name')
    await remove(owner, first)
    const second = await newProject(owner, 'Same name')
    expect((await server.storage.projects.summary(second))?.name).toBe('same-name')
    expect((await restore(owner, first)).json.project.name).toBe('same-name-2')
  })

  it('comes back when the browser where it began asks for it again', async () => {
    const make = async () =>
      (await owner.call('POST', '/api/project', form({ displayName: 'Local', originKey: 'k' }))).json.project
        ._id
    const id = await make()
    await remove(owner, id)
    expect(await make()).toBe(id)
    expect(await inBin(owner)).not.toContain(id)
  })
})

describe('the bin', () => {
  it('[P03] is its owner’s alone', async () => {
    const id = await newProject(owner, 'Mine')
    await remove(owner, id)
    expect(await inBin(other)).toEqual([])
    for (const method of ['POST', 'DELETE'] as const) {
      const path = method === 'POST' ? '/api/project/bin/restore' : '/api/project/bin'
      expect((await other.call(method, path, { id })).json.code).toBe('project.not-in-bin')
      expect((await visitor(server.origin).call(method, path, { id })).status).toBe(401)
    }
    expect(await inBin(owner)).toContain(id)
  })

  it('forgets a project for good when asked to, but never one that is not in it', async () => {
    const id = await newProject(owner, 'For good')
    const early = await owner.call('DELETE', '/api/project/bin', { id })
    expect([early.status, early.json.code]).toEqual([404, 'project.not-in-bin'])
    await remove(owner, id)
    expect((await owner.call('DELETE', '/api/project/bin', { id })).json).toEqual({})
    expect((await restore(owner, id)).json.code).toBe('project.not-in-bin')
    expect(await server.storage.updateLog.history(id)).toEqual([])
  })

  it('is emptied of what has been in it for 30 days, and of nothing younger', async () => {
    const [old, young] = [await newProject(owner, 'Old'), await newProject(owner, 'Young')]
    const now = Date.now()
    await server.storage.bin.put(old, now - binMs - 1)
    await server.storage.bin.put(young, now - binMs + 60_000)
    await purgeBin(server.storage.bin, () => now).run()
    const left = await inBin(owner)
    expect([left.includes(old), left.includes(young)]).toEqual([false, true])
  })

  it('is emptied when the server starts', async () => {
    const id = await newProject(owner, 'Before the start')
    await server.storage.bin.put(id, Date.now() - binMs - 1)
    server = await server.restart()
    owner = Object.assign(visitor(server.origin), { cookie: owner.cookie })
    await until(async () => !(await inBin(owner)).includes(id), 'gone after the start')
  })
})
