import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp, visitor } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let owner: Person
let friend: Person
let viewer: Person
let stranger: Person
let projectId: string
beforeAll(async () => {
  server = await startTestServer()
  owner = await signedUp(server.origin, 'owner')
  friend = await signedUp(server.origin, 'friend')
  viewer = await signedUp(server.origin, 'viewer')
  stranger = await signedUp(server.origin, 'stranger')
})
beforeEach(async () => {
  projectId = await newProject(owner, 'Ours')
  await inviteAs(owner, 'friend', 'editor')
  await inviteAs(owner, 'viewer', 'viewer')
})
afterAll(() => server.end())

const inviteAs = (person: Person, username: string, role: string) =>
  person.call('POST', '/api/project/invite', { projectId, username, role })
const members = (person: Person) => person.call('GET', `/api/project/members?projectId=${projectId}`)
const remove = (person: Person, username: string) =>
  person.call('DELETE', '/api/project/members', { projectId, username })

describe('inviting', () => {
  it.each([
    ['nobody', 'account.person-missing', 404, 'There is nobody with this username.'],
    ['x'.repeat(31), 'account.person-missing', 404, 'There is nobody with this username.'],
    ['  ', 'account.username-empty', 400, 'Username cannot be empty'],
    ['OWNER', 'project.owner-cannot-be-invited', 400, 'This project already belongs to you.'],
  ])('%s is refused with the words of the catalogue', async (username, code, status, message) => {
    const { json } = await inviteAs(owner, username, 'editor')
    const said = json.errors?.[0] ?? json
    expect([said.code, json.status, said.message]).toEqual([code, status, message])
  })

  it('again changes the role and makes no second member', async () => {
    await inviteAs(owner, 'FRIEND', 'viewer')
    const { json } = await members(owner)
    expect(json.members.map((member: { role: string }) => member.role)).toEqual(['viewer', 'viewer'])
  })

  it('[P03] is the owner’s, and says so to an editor', async () => {
    for (const person of [friend, viewer]) {
      const { json } = await inviteAs(person, 'stranger', 'editor')
      expect([json.status, json.code]).toEqual([403, 'project.owner-only'])
    }
    expect((await inviteAs(stranger, 'stranger', 'editor')).json.code).toBe('project.missing')
  })
})

describe('the list of members', () => {
  it('has everybody who is invited, in the order they were', async () => {
    expect((await members(owner)).json).toEqual({
      members: [
        { username: 'friend', name: 'friend Muster', profileImg: null, role: 'editor' },
        { username: 'viewer', name: 'viewer Muster', profileImg: null, role: 'viewer' },
      ],
    })
  })

  it('[P03] is the owner’s', async () => {
    expect((await members(friend)).json.code).toBe('project.owner-only')
    expect((await members(stranger)).json.code).toBe('project.missing')
    expect((await members(visitor(server.origin))).json.code).toBe('account.login-needed')
  })
})

describe('removing', () => {
  it('takes the project away at once, in open connections too', async () => {
    const opened = openEditor(friend, projectId)
    await opened.untilStored()
    expect((await remove(owner, 'Friend')).json).toEqual({})
    await until(() => opened.reasons.includes('sync.access-changed'), 'told')
    opened.close()
    expect((await members(owner)).json.members).toHaveLength(1)
    expect((await friend.call('GET', '/api/project/mine')).json.projects).not.toContainEqual(
      expect.objectContaining({ _id: projectId }),
    )
    const again = openEditor(friend, projectId)
    await until(() => again.reasons.includes('sync.forbidden'), 'stays out')
    again.close()
  })

  it('lets a member leave, but not remove another', async () => {
    expect((await remove(viewer, 'friend')).json.code).toBe('project.owner-only')
    expect((await remove(viewer, 'viewer')).json).toEqual({})
    expect((await remove(stranger, 'friend')).json.code).toBe('project.missing')
    expect((await members(owner)).json.members).toHaveLength(1)
  })

  it.each([
    ['stranger', 'project.not-invited'],
    ['owner', 'project.not-invited'],
    ['nobody', 'account.person-missing'],
  ])('%s, who is not a member, is refused with %s', async (username, code) => {
    expect((await remove(owner, username)).json.code).toBe(code)
  })
})
