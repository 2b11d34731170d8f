import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { openEditor } from './support/editor.ts'
import { form, newProject, type Person, signedUp, visitor } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let owner: Person
let friend: Person
let stranger: Person
let guest: Person
let projectId: string
let count = 0
beforeAll(async () => {
  server = await startTestServer()
  owner = await signedUp(server.origin, 'owner')
  friend = await signedUp(server.origin, 'friend')
  stranger = await signedUp(server.origin, 'stranger')
  guest = visitor(server.origin)
})
beforeEach(async () => {
  count += 1
  projectId = await newProject(owner, `World ${count}`)
})
afterAll(() => server.end())

const byName = (person: Person, name: string) =>
  person.call('GET', `/api/project/by-name?username=owner&name=${name}`)

describe('[C01] creating', () => {
  it('makes a private project with an empty log under a free slug of its name', async () => {
    const make = () =>
      owner.call('POST', '/api/project', form({ displayName: 'Über den Bäumen!', scenes: '[]' }))
    const [first, second] = [await make(), await make()]
    expect(first.json.project).toMatchObject({
      name: 'ueber-den-baeumen',
      displayName: 'Über den Bäumen!',
      username: 'owner',
      visibility: 'private',
      published: null,
      remixedFrom: null,
    })
    expect(second.json.project.name).toBe('ueber-den-baeumen-2')
    expect((await server.storage.updateLog.load(first.json.project._id)).updates).toEqual([])
  })

  it('[P01] needs a login', async () => {
    const answer = await guest.call('POST', '/api/project', form({ displayName: 'X', scenes: '[]' }))
    expect([answer.status, answer.json.msg]).toEqual([401, 'Not Logged In'])
  })

  it('refuses an empty name, scenes that are no list, and a body that is no form', async () => {
    const empty = await owner.call('POST', '/api/project', form({ displayName: ' ', scenes: '[]' }))
    expect(empty.json.code).toBe('project.name-empty')
    const scenes = await owner.call('POST', '/api/project', form({ displayName: 'X', scenes: '{' }))
    expect(scenes.json.code).toBe('general.invalid-request')
    const json = await owner.call('POST', '/api/project', { displayName: 'X' })
    expect([json.status, json.json.code]).toEqual([400, 'general.invalid-request'])
  })

  it('names the original of a remix, unless it is somebody else’s secret', async () => {
    const own = form({ displayName: 'Mine', scenes: '[]', remixedFromProjectId: projectId })
    expect((await owner.call('POST', '/api/project', own)).status).toBe(200)
    const foreign = form({ displayName: 'Theirs', scenes: '[]', remixedFromProjectId: projectId })
    expect((await stranger.call('POST', '/api/project', foreign)).json.project.remixedFrom).toBeNull()
  })
})

describe('[C05] changing', () => {
  it('changes what is sent and keeps the rest', async () => {
    const fields = form({ id: projectId, displayName: 'New name', description: 'Text' })
    const answer = await owner.call('PUT', '/api/project', fields)
    expect(answer.json.project).toMatchObject({
      displayName: 'New name',
      description: 'Text',
      name: 'new-name',
    })
    const renamed = await owner.call('PUT', '/api/project', form({ id: projectId, name: 'New address' }))
    expect(renamed.json.project).toMatchObject({ name: 'new-address', displayName: 'New name' })
  })

  it('[P03] is for the owner and invited editors', async () => {
    const change = (person: Person) =>
      person.call('PUT', '/api/project', form({ id: projectId, description: 'mine' }))
    expect((await change(guest)).json.code).toBe('account.login-needed')
    expect((await change(stranger)).json.code).toBe('project.missing')
    await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'viewer' })
    expect((await change(friend)).json.code).toBe('project.forbidden')
    await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'editor' })
    expect((await change(friend)).status).toBe(200)
  })
})

describe('[C06] deleting', () => {
  it('answers after 500 ms, removes all of it and tells who has it open', async () => {
    const opened = openEditor(owner, projectId)
    await opened.untilStored()
    const start = performance.now()
    const answer = await owner.call('DELETE', '/api/project', { id: projectId })
    expect(performance.now() - start).toBeGreaterThan(490)
    expect([answer.status, answer.json]).toEqual([200, {}])
    await until(() => opened.reasons.includes('sync.access-changed'), 'told')
    expect((await byName(owner, `world-${count}`)).status).toBe(404)
    expect(await server.storage.updateLog.history(projectId)).toEqual([])
    opened.close()
  })

  it('[P03] is for the owner only', async () => {
    await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'editor' })
    const remove = (person: Person) => person.call('DELETE', '/api/project', { id: projectId })
    expect((await remove(friend)).json.code).toBe('project.owner-only')
    expect((await remove(stranger)).json.code).toBe('project.missing')
    expect((await remove(guest)).json.code).toBe('account.login-needed')
    expect((await byName(owner, `world-${count}`)).status).toBe(200)
  })
})

describe('[C01] asking twice', () => {
  it('gives the same project for the same origin key, and never somebody else’s', async () => {
    const create = async (person: Person) =>
      (
        await person.call(
          'POST',
          '/api/project',
          form({ displayName: 'Den', scenes: '[]', originKey: 'here' }),
        )
      ).json.project._id
    const first = await create(owner)
    expect(await create(owner)).toBe(first)
    expect(await create(stranger)).not.toBe(first)
  })
})

describe('finding', () => {
  it('[P03] shows a private project to its owner and the invited, and hides it from all others', async () => {
    await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'viewer' })
    expect((await byName(owner, `world-${count}`)).json).toMatchObject({
      access: 'owner',
      isLikedByMe: false,
      likesCount: 0,
      project: { _id: projectId },
    })
    expect((await byName(friend, `world-${count}`)).json.access).toBe('viewer')
    for (const person of [stranger, guest]) {
      const answer = await byName(person, `world-${count}`)
      expect([answer.status, answer.json.code]).toEqual([404, 'project.missing'])
    }
  })

  it('lists my own and those I am invited to, newest change first', async () => {
    const ida = await signedUp(server.origin, `ida${count}`)
    const own = await newProject(ida, 'Own')
    await owner.call('POST', '/api/project/invite', {
      projectId,
      username: `ida${count}`,
      role: 'editor',
    })
    await owner.call('PUT', '/api/project', form({ id: projectId, description: 'newer' }))
    const ids = (await ida.call('GET', '/api/project/mine')).json.projects.map(
      (project: { _id: string }) => project._id,
    )
    expect(ids).toEqual([projectId, own])
    expect((await guest.call('GET', '/api/project/mine')).json.code).toBe('account.login-needed')
  })

  it('shows all of my shelf to me and only what is published to others', async () => {
    const path = '/api/project/of-user?username=OWNER'
    const mine = await owner.call('GET', path)
    expect(mine.json.user).toEqual({ username: 'owner', name: 'owner Muster', profileImg: null })
    expect(mine.json.projects.length).toBeGreaterThan(0)
    expect((await guest.call('GET', path)).json.projects).toEqual([])
    const nobody = await guest.call('GET', '/api/project/of-user?username=nobody')
    expect([nobody.status, nobody.json.code]).toEqual([404, 'account.person-missing'])
  })
})

describe('[C07] cloning', () => {
  it('copies the live project for somebody who may edit it, and the copy goes its own way', async () => {
    const writer = openEditor(owner, projectId)
    await writer.untilSynced()
    writer.document.getMap('meta').set('seed', 1)
    await writer.untilStored()
    const answer = await owner.call('POST', '/api/project/clone', form({ projectId, displayName: 'Copy' }))
    expect(answer.json.project).toMatchObject({ displayName: 'Copy', visibility: 'private' })
    const copy = openEditor(owner, answer.json.project._id)
    await copy.untilSynced()
    expect(copy.document.getMap('meta').toJSON()).toEqual({ seed: 1 })
    copy.document.getMap('meta').set('only', 'copy')
    await copy.untilStored()
    expect(writer.document.getMap('meta').has('only')).toBe(false)
    writer.close()
    copy.close()
  })

  it('[P01] needs a login, and a project that is published or one’s own', async () => {
    const clone = (person: Person) => person.call('POST', '/api/project/clone', form({ projectId }))
    expect((await clone(guest)).json.code).toBe('account.login-needed')
    expect((await clone(stranger)).json.code).toBe('project.missing')
    await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'viewer' })
    expect((await clone(friend)).json.code).toBe('project.not-clonable')
  })
})

it('an update of Yjs’ own encoding survives storage byte for byte', async () => {
  const document = new Y.Doc()
  document.getText('t').insert(0, 'äöü 🌳')
  const bytes = Y.encodeStateAsUpdate(document)
  const update = { actorId: 'x', at: 1, command: null, bytes, newAuthors: [] }
  await server.storage.updateLog.append({ projectId, updates: [update] })
  const [row] = await server.storage.updateLog.history(projectId)
  expect(new Uint8Array(row?.bytes ?? [])).toEqual(bytes)
})

it('many projects of one name that are made at once get an address each', async () => {
  const make = () => owner.call('POST', '/api/project', form({ displayName: 'Rush', scenes: '[]' }))
  const answers = await Promise.all(Array.from({ length: 12 }, make))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
  expect(new Set(answers.map(({ json }) => json.project.name)).size).toBe(12)
})
