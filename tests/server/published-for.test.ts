import { afterAll, beforeAll, expect, it } from 'vitest'
import { may } from '../../server/auth/policy.ts'
import { newProject, type Person, signedUp, visitor } from './support/person.ts'
import { teacherCalled } from './support/teacher.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let owner: Person
const ids = new Map<string, string | null>([['visitor', null]])
let projectId: string
beforeAll(async () => {
  server = await startTestServer()
  const teacher = await teacherCalled(server, 'teacher1')
  const { code } = (await teacher.call('POST', '/api/class', { name: 'Class' })).json.class
  owner = await signedUp(server.origin, 'owner1')
  const classmate = await signedUp(server.origin, 'classmate1')
  for (const person of [owner, classmate]) await person.call('POST', '/api/class/join', { code })
  for (const username of ['member1', 'stranger1']) await signedUp(server.origin, username)
  for (const username of ['teacher1', 'owner1', 'classmate1', 'member1', 'stranger1'])
    ids.set(username, (await server.storage.accounts.byUsername(username))?.id ?? '')
  projectId = await newProject(owner, 'World')
  await owner.call('POST', '/api/project/invite', { projectId, username: 'member1', role: 'viewer' })
  await server.storage.assets.announce('file', 1, Date.now())
  const pin = { project_id: projectId, publication_id: null, key: 'file' }
  await server.database.insertInto('published_asset').values(pin).execute()
})
afterAll(() => server.end())

it.each(['private', 'class', 'link', 'public'] as const)(
  '[P03] gives the files of a %s project to exactly those who may see it',
  async (visibility) => {
    const { projects, assets } = server.storage
    expect(await projects.show(projectId, visibility)).toBe('shown')
    for (const [name, userId] of ids) {
      const standing = await projects.standing(projectId, userId)
      const isSeen = standing !== undefined && may(standing, userId, 'see')
      const keys = await assets.publishedFor(userId, ['file', 'other'])
      expect([name, [...keys]]).toEqual([name, isSeen ? ['file'] : []])
    }
  },
)

it('gives no file of a project in the bin', async () => {
  await owner.call('DELETE', '/api/project', { id: projectId })
  expect([...(await server.storage.assets.publishedFor(ids.get('owner1') ?? '', ['file']))]).toEqual([])
})

const newKey = `${'a'.repeat(64)}.png`

it('[threat 22] answers only so many questions for addresses in a minute', async () => {
  const guest = visitor(server.origin)
  const statuses = new Set<number>()
  for (let round = 0; round < 26; round += 1) {
    const asks = Array.from({ length: 25 }, () => guest.call('POST', '/api/assets/links', { keys: [newKey] }))
    for (const { status } of await Promise.all(asks)) statuses.add(status)
  }
  expect([...statuses]).toContain(429)
})
