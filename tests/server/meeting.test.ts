import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { form, newProject, type Person, signedUp, visitor } from './support/person.ts'
import { teacherCalled } from './support/teacher.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

const pictures = ['cat', 'moon', 'tree']

let server: TestServer
let teacher: Person
let stranger: Person
let classId: string
let classCode: string
let mia: Person
let ben: Person
let count = 0
beforeAll(async () => {
  server = await startTestServer()
  teacher = await teacherCalled(server, 'teacher1')
  stranger = await signedUp(server.origin, 'stranger')
})
afterAll(() => server.end())
beforeEach(async () => {
  count += 1
  const made = (await teacher.call('POST', '/api/class', { name: `Class ${count}` })).json.class
  classId = made.id
  classCode = made.code
  mia = await pupilCalled('Mia')
  ben = await pupilCalled('Ben')
})

async function pupilCalled(nickname: string, code = classCode): Promise<Person> {
  const person = visitor(server.origin)
  await person.call('POST', '/api/class/join', { code, nickname, pictures })
  return person
}

const usernameOf = async (person: Person): Promise<string> =>
  (await person.call('GET', '/api/auth/me')).json.user.username
const invite = async (owner: Person, projectId: string, guest: Person, role = 'viewer') =>
  (
    await owner.call('POST', '/api/project/invite', {
      projectId,
      username: await usernameOf(guest),
      role,
    })
  ).json
const linkTo = async (owner: Person, projectId: string) =>
  (await owner.call('POST', '/api/project/invitations', { projectId, role: 'editor' })).json
const accept = async (person: Person, token: string) =>
  (await person.call('POST', '/api/project/invitations/accept', { token })).json
const shelf = async (person: Person) =>
  (await person.call('GET', '/api/project/mine')).json.projects.map(
    ({ displayName }: { displayName: string }) => displayName,
  )

describe('[threat 31] inviting by name', () => {
  it('reaches no pupil from outside of the class: neither the list nor the room of the pupil shows anything', async () => {
    const projectId = await newProject(stranger, 'Write to me')
    expect(await invite(stranger, projectId, mia)).toMatchObject({
      status: 403,
      code: 'project.invite-by-link',
    })
    expect(await shelf(mia)).toEqual([])
    const ticket = await mia.call('POST', '/api/sync/ticket', { projectId })
    expect(ticket.json.code).toBe('project.missing')
  })

  it('works between people of one class, teacher and pupils, and between people who are no pupils', async () => {
    const ofMia = await newProject(mia, 'Zoo')
    expect(await invite(mia, ofMia, ben)).toEqual({})
    expect(await invite(mia, ofMia, teacher)).toEqual({})
    const ofTeacher = await newProject(teacher, 'Lesson')
    expect(await invite(teacher, ofTeacher, mia)).toEqual({})
    expect(await invite(teacher, ofTeacher, stranger)).toEqual({})
  })

  it('ends with the class: who was taken out is as far away as anybody else', async () => {
    const username = await usernameOf(ben)
    await teacher.call('DELETE', '/api/class/pupils', { id: classId, username })
    expect((await invite(mia, await newProject(mia, 'Zoo'), ben)).code).toBe('class.invite-within')
  })

  it('by a pupil reaches the class only', async () => {
    const projectId = await newProject(mia, 'Zoo')
    const other = (await teacher.call('POST', '/api/class', { name: 'Other' })).json.class
    for (const guest of [stranger, await pupilCalled(`Lea${count}`, other.code)]) {
      expect(await invite(mia, projectId, guest)).toMatchObject({ status: 403, code: 'class.invite-within' })
    }
  })
})

describe('[threat 31] an invitation link', () => {
  it('of a pupil lets the class in, and nobody else', async () => {
    const { token } = await linkTo(mia, await newProject(mia, 'Zoo'))
    expect(await accept(stranger, token)).toMatchObject({ status: 403, code: 'class.only-within' })
    expect(await shelf(stranger)).not.toContain('Zoo')
    expect((await accept(ben, token)).access).toBe('editor')
    expect((await accept(teacher, token)).access).toBe('editor')
  })

  it('of anybody else is opened by a pupil, or it is not there', async () => {
    const { token } = await linkTo(stranger, await newProject(stranger, 'Come in'))
    expect(await shelf(mia)).toEqual([])
    expect((await accept(mia, token)).access).toBe('editor')
    expect(await shelf(mia)).toEqual(['Come in'])
  })
})

describe('[threat 31] the name of a project that others read', () => {
  const rename = async (id: string, fields: Record<string, string>) =>
    (await stranger.call('PUT', '/api/project', form({ id, ...fields }))).json
  const unkind = { status: 422, code: 'words.unkind' }

  it('is kind before anybody is invited, by name or by a link', async () => {
    const projectId = await newProject(stranger, 'Du Hurensohn')
    expect(await invite(stranger, projectId, teacher)).toMatchObject(unkind)
    expect(await linkTo(stranger, projectId)).toMatchObject(unkind)
    await rename(projectId, { displayName: 'Zoo' })
    expect(await linkTo(stranger, projectId)).toHaveProperty('token')
  })

  it.each(['by name', 'by a link'])('stays kind once somebody is invited %s', async (how) => {
    const projectId = await newProject(stranger, 'Zoo')
    expect(await rename(projectId, { displayName: 'Hurensohn' }), 'nobody else reads it').toHaveProperty(
      'project',
    )
    await rename(projectId, { displayName: 'Zoo' })
    if (how === 'by name') await invite(stranger, projectId, teacher)
    else await linkTo(stranger, projectId)
    expect(await rename(projectId, { displayName: 'Hurensohn' })).toMatchObject(unkind)
    expect(await rename(projectId, { description: 'Du Hurensohn' })).toMatchObject(unkind)
  })
})
