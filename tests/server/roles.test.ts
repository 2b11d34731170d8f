import { afterAll, beforeAll, expect, it } from 'vitest'
import { hasRole } from '../../server/auth/has-role.ts'
import { hashSessionToken } from '../../server/auth/session-token.ts'
import { admin as runAdmin } from './support/admin.ts'
import { newProject, type Person, signedUp, visitor } from './support/person.ts'
import { publish } from './support/publish.ts'
import { teacherCalled } from './support/teacher.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const admin = (...words: string[]) => runAdmin(server, ...words)

async function loginOf(person: Person) {
  const tokenHash = hashSessionToken(person.cookie.slice('sid='.length))
  const owner = await server.storage.sessions.owner(tokenHash, Date.now())
  return owner ? { ...owner, tokenHash } : null
}

it('[P04] makes somebody staff on the command line while the server runs, and takes it away again', async () => {
  const ada = await signedUp(server.origin, 'Ada')
  expect(hasRole(await loginOf(ada), 'staff')).toBe(false)
  expect(await admin('grant', 'staff', 'ada')).toEqual({ isFine: true, out: 'Ada is now staff.' })
  expect(hasRole(await loginOf(ada), 'staff')).toBe(true)
  expect(hasRole(await loginOf(ada), 'teacher')).toBe(false)
  expect(await admin('grant', 'staff', 'ada')).toEqual({ isFine: true, out: 'Ada is already staff.' })
  expect(await admin('revoke', 'staff', 'ada')).toEqual({ isFine: true, out: 'Ada is no longer staff.' })
  expect(hasRole(await loginOf(ada), 'staff')).toBe(false)
  expect(await admin('revoke', 'staff', 'ada')).toEqual({ isFine: true, out: 'Ada was not staff.' })
})

it('has more than one role, none for a visitor', async () => {
  const grace = await signedUp(server.origin, 'Grace')
  const login = await loginOf(grace)
  const id = login?.account.id ?? ''
  await server.storage.roles.grant(id, 'teacher', 1)
  await server.storage.roles.grant(id, 'staff', 2)
  expect(await server.storage.roles.of(id)).toEqual(['staff', 'teacher'])
  expect((await loginOf(grace))?.roles).toEqual(['staff', 'teacher'])
  expect(hasRole(null, 'staff')).toBe(false)
})

it('[P04] tells a person their own roles, at the login and on each load of a page', async () => {
  const hopper = await signedUp(server.origin, 'Hopper')
  const rolesNow = async () => (await hopper.call('GET', '/api/auth/me')).json.user.roles
  expect(await rolesNow()).toEqual([])
  await admin('grant', 'teacher', 'hopper')
  await admin('grant', 'staff', 'hopper')
  expect(await rolesNow()).toEqual(['staff', 'teacher'])
  const login = { username: 'Hopper', password: 'correct horse' }
  expect((await hopper.call('POST', '/api/auth/login', login)).json.user.roles).toEqual(['staff', 'teacher'])
  await admin('revoke', 'staff', 'hopper')
  expect(await rolesNow()).toEqual(['teacher'])
})

it('[P03] leaves nothing of a class to a teacher whose role was taken away, and all of it to one who has it again', async () => {
  const teacher = await teacherCalled(server, 'Turing')
  const { id, code } = (await teacher.call('POST', '/api/class', { name: '4b' })).json.class
  const pupil = visitor(server.origin)
  await pupil.call('POST', '/api/class/join', { code, nickname: 'Mia', pictures: ['cat', 'moon', 'tree'] })
  const projectId = await newProject(pupil, 'Castle')
  const { playCode } = (await publish(pupil, projectId, 'Castle', 'x')).json.project.published
  const ofTeacher = await newProject(teacher, 'Lesson')
  await publish(teacher, ofTeacher, 'Lesson', 'x')
  await teacher.call('PUT', '/api/project/visibility', { id: ofTeacher, visibility: 'class' })
  const { username } = (await pupil.call('GET', '/api/auth/me')).json.user
  const pupilId = (await server.storage.accounts.byUsername(username))?.id ?? ''
  const seen = async (who: Person) => ({
    classes: (await who.call('GET', '/api/class/mine')).json.classes,
    world: (await who.call('GET', `/api/play/${playCode}`)).status,
    list: (await who.call('GET', `/api/class/projects?id=${id}`)).status,
    roster: (await who.call('GET', `/api/class/pupils?id=${id}`)).status,
  })
  const shownToPupil = async () =>
    (await pupil.call('GET', `/api/class/projects?id=${id}`)).json.projects.map(
      ({ _id }: { _id: string }) => _id,
    )
  expect(await seen(teacher)).toMatchObject({ classes: [{ code }], world: 200, list: 200, roster: 200 })
  expect(await shownToPupil()).toContain(ofTeacher)
  expect(await server.storage.approvals.teacherAddresses(pupilId)).toEqual(['Turing@example.org'])
  await admin('revoke', 'teacher', 'Turing')
  expect(await seen(teacher)).toEqual({ classes: [], world: 404, list: 404, roster: 404 })
  expect(await server.storage.approvals.teacherAddresses(pupilId)).toEqual([])
  expect((await seen(pupil)).classes).toMatchObject([{ id, teacher: null, code: null }])
  expect(await shownToPupil()).toEqual([projectId])
  await admin('grant', 'teacher', 'Turing')
  expect(await seen(teacher)).toMatchObject({ classes: [{ code }], world: 200, list: 200, roster: 200 })
})

it('says what is wrong with a command, and fails', async () => {
  expect(await admin('grant', 'king', 'ada')).toEqual({
    isFine: false,
    out: 'Say a role (teacher or staff) and a username.',
  })
  expect(await admin('grant', 'staff', 'nobody')).toEqual({
    isFine: false,
    out: "There is nobody with the username 'nobody'.",
  })
  const help = await admin()
  expect(help.isFine).toBe(false)
  expect(help.out).toContain('grant teacher|staff NAME')
})
