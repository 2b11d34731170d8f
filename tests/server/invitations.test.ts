import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp, visitor } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let now = Date.now()
let owner: Person
let friend: Person
let other: Person
let projectId: string
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  owner = await signedUp(server.origin, 'owner')
  friend = await signedUp(server.origin, 'friend')
  other = await signedUp(server.origin, 'other')
})
beforeEach(async () => {
  projectId = await newProject(owner, 'Ours')
})
afterAll(() => server.end())

const path = '/api/project/invitations'
const linkAs = async (role: string, more: object = {}) =>
  (await owner.call('POST', path, { projectId, role, ...more })).json
const accept = (person: Person, token: string) => person.call('POST', `${path}/accept`, { token })
const list = async () => (await owner.call('GET', `${path}?projectId=${projectId}`)).json.invitations
const roleOf = async (username: string) =>
  (await owner.call('GET', `/api/project/members?projectId=${projectId}`)).json.members.find(
    (member: { username: string }) => member.username === username,
  )?.role

describe('an invitation link', () => {
  it.each(['editor', 'viewer'])('brings whoever has it in as %s, once they are logged in', async (role) => {
    const { token, invitation } = await linkAs(role)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(invitation).toMatchObject({ role, uses: 0, maxUses: null })
    const guest = await accept(visitor(server.origin), token)
    expect([guest.status, guest.json.msg]).toEqual([401, 'Not Logged In'])
    const accepted = await accept(friend, token)
    expect(accepted.json).toMatchObject({ access: role, project: { _id: projectId } })
    expect(await roleOf('friend')).toBe(role)
    expect((await list())[0]).toMatchObject({ uses: 1 })
  })

  it('is not in the database, only its hash is, and never in a list', async () => {
    const { token } = await linkAs('viewer')
    expect(JSON.stringify(await list())).not.toContain(token)
    expect((await server.storage.invitations.accept(token, 'nobody', now)).ok).toBe(false)
  })

  it('counts each person once, and ends when it is used up', async () => {
    const { token } = await linkAs('viewer', { maxUses: 1 })
    expect((await accept(friend, token)).status).toBe(200)
    expect((await accept(friend, token)).status).toBe(200)
    const second = await accept(other, token)
    expect([second.status, second.json.code]).toEqual([404, 'project.invitation-over'])
    expect(await roleOf('other')).toBeUndefined()
  })

  it('lets no more in than it may when many come at once', async () => {
    const { token } = await linkAs('viewer', { maxUses: 2 })
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, index) => signedUp(server.origin, `crowd${index}`)),
    )
    const answers = await Promise.all(people.map((person) => accept(person, token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  })

  it('ends with its time', async () => {
    const { token } = await linkAs('viewer', { hours: 1 })
    now += 3_600_001
    expect((await accept(friend, token)).json.code).toBe('project.invitation-over')
  })

  it('ends when it is taken back, and whoever came by it stays', async () => {
    const { token, invitation } = await linkAs('editor')
    await accept(friend, token)
    expect((await owner.call('DELETE', path, { projectId, id: invitation.id })).json).toEqual({})
    expect((await accept(other, token)).json.code).toBe('project.invitation-over')
    expect(await roleOf('friend')).toBe('editor')
    const twice = await owner.call('DELETE', path, { projectId, id: invitation.id })
    expect([twice.status, twice.json.code]).toEqual([404, 'project.invitation-missing'])
  })

  it('takes no role away', async () => {
    await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'editor' })
    const { token } = await linkAs('viewer')
    expect((await accept(friend, token)).json.access).toBe('editor')
    expect((await accept(owner, token)).json.access).toBe('owner')
    expect((await list())[0].uses).toBe(0)
  })

  it('ends with its project', async () => {
    const { token } = await linkAs('viewer')
    await owner.call('DELETE', '/api/project', { id: projectId })
    expect((await accept(friend, token)).json.code).toBe('project.invitation-over')
  })

  it('[threat 31] does not bring back somebody the owner has removed, but somebody who left it does', async () => {
    const { token } = await linkAs('viewer')
    await accept(friend, token)
    await friend.call('DELETE', '/api/project/members', { projectId, username: 'friend' })
    expect((await accept(friend, token)).status).toBe(200)
    await owner.call('DELETE', '/api/project/members', { projectId, username: 'friend' })
    const back = await accept(friend, token)
    expect([back.status, back.json.code]).toEqual([403, 'project.sent-away'])
    now += 1
    expect((await accept(friend, (await linkAs('viewer')).token)).status).toBe(200)
  })

  it('[P03] is made, listed and taken back by the owner only', async () => {
    const { invitation } = await linkAs('viewer')
    await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'editor' })
    for (const [person, code] of [
      [friend, 'project.owner-only'],
      [other, 'project.missing'],
    ] as const) {
      const made = await person.call('POST', path, { projectId, role: 'viewer' })
      const listed = await person.call('GET', `${path}?projectId=${projectId}`)
      const taken = await person.call('DELETE', path, { projectId, id: invitation.id })
      expect([made.json.code, listed.json.code, taken.json.code]).toEqual([code, code, code])
    }
  })

  it.each([{ role: 'owner' }, { hours: 0 }, { hours: 721 }, { maxUses: 0 }])(
    'is refused with %o',
    async (more) => {
      const answer = await owner.call('POST', path, { projectId, role: 'viewer', ...more })
      expect(answer.status).toBe(400)
      expect(await list()).toEqual([])
    },
  )
})

it('[threat 12] a live socket is closed within a second when its role is taken or lowered', async () => {
  const { token } = await linkAs('editor')
  await accept(friend, token)
  const opened = openEditor(friend, projectId)
  await opened.untilStored()
  const start = performance.now()
  await owner.call('DELETE', '/api/project/members', { projectId, username: 'friend' })
  await until(() => opened.reasons.includes('sync.access-changed'), 'closed', 1_000)
  expect(performance.now() - start).toBeLessThan(1_000)
  opened.close()
})
