import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEditor } from './support/editor.ts'
import { form, newProject, type Person, signedUp, visitor } from './support/person.ts'
import { pngPicture } from './support/publication.ts'
import { publish } from './support/publish.ts'
import { teacherCalled } from './support/teacher.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let teacher: Person
let stranger: Person
let pupil: Person
let username: string
let classId: string
let projectId: string
let count = 0
beforeAll(async () => {
  server = await startTestServer()
  stranger = await signedUp(server.origin, 'stranger')
  teacher = await teacherCalled(server, 'teacher1')
})
afterAll(() => server.end())
beforeEach(async () => {
  count += 1
  const made = (await teacher.call('POST', '/api/class', { name: `Class ${count}` })).json.class
  classId = made.id
  pupil = visitor(server.origin)
  const wish = { code: made.code, nickname: 'Mia', pictures: ['cat', 'moon', 'tree'] }
  await pupil.call('POST', '/api/class/join', wish)
  username = (await pupil.call('GET', '/api/users/profile')).json.user.username
  projectId = await newProject(pupil, `World ${count}`)
  await publish(pupil, projectId, `World ${count}`, 'text')
})

const account = () => ({ email: `mia${count}@example.org`, password: 'a fine password' })
const keep = () => pupil.call('POST', '/api/users/keep', account())
const verify = () =>
  server.database
    .updateTable('user')
    .set({ email_verified: 1 })
    .where('username_key', '=', username.toLowerCase())
    .execute()
const takeOut = () => teacher.call('DELETE', '/api/class/pupils', { id: classId, username })
const show = async () =>
  (await pupil.call('PUT', '/api/project/visibility', { id: projectId, visibility: 'public' })).status

describe('[threat 31] a pupil who makes the account their own', () => {
  it('is a pupil as long as they are in the class, whatever email they name', async () => {
    expect((await keep()).status).toBe(200)
    expect(await show()).toBe(403)
    await verify()
    expect(await show()).toBe(403)
    const invited = { projectId, username: 'stranger', role: 'viewer' }
    expect((await pupil.call('POST', '/api/project/invite', invited)).json.code).toBe('class.invite-within')
    expect((await stranger.call('GET', `/api/users/profile?username=${username}`)).json.user.about).toBe('')
  })

  it('is a pupil until they have shown that the email is theirs', async () => {
    await keep()
    await takeOut()
    expect(await show()).toBe(403)
    await verify()
    expect(await show()).toBe(200)
  })

  it('comes in by the password only, and no teacher gives them pictures again', async () => {
    await keep()
    const { pupils } = (await teacher.call('GET', `/api/class/pupils?id=${classId}`)).json
    expect(pupils).toMatchObject([{ nickname: 'Mia', hasPictures: false }])
    const pictures = ['moon', 'moon', 'moon']
    const again = await teacher.call('PUT', '/api/class/pupils', { id: classId, username, pictures })
    expect(again.json.code).toBe('class.pupil-missing')
  })
})

describe('[threat 31] the profile of a pupil', () => {
  const path = '/api/users/profile'
  const seenBy = async (person: Person) =>
    (await person.call('GET', `${path}?username=${username}`)).json.user
  const picturedBy = async (person: Person, address: string) => (await person.call('GET', address)).status

  it('tells strangers the nickname, and neither words nor full name nor picture', async () => {
    await pupil.call('PUT', path, { name: 'Mia Muster', about: 'I live in the Long Street.' })
    const { user } = (await pupil.call('POST', `${path}/upload`, form({ picture: pngPicture() }))).json
    for (const person of [stranger, visitor(server.origin)]) {
      expect(await seenBy(person)).toMatchObject({ name: 'Mia', about: '', profileImg: null })
      expect(await picturedBy(person, user.profileImg)).toBe(404)
    }
    const { code } = (await teacher.call('GET', '/api/class/mine')).json.classes.find(
      ({ id }: { id: string }) => id === classId,
    )
    const ben = visitor(server.origin)
    await ben.call('POST', '/api/class/join', { code, nickname: 'Ben', pictures: ['cat', 'cat', 'cat'] })
    for (const person of [pupil, teacher, ben]) {
      expect(await seenBy(person)).toMatchObject({ name: 'Mia Muster', profileImg: user.profileImg })
      expect(await picturedBy(person, user.profileImg)).toBe(200)
    }
  })

  it('is told to strangers nowhere else either: on the shelf, among members, in the history, in the room', async () => {
    await pupil.call('PUT', path, { name: 'Mia Muster' })
    await pupil.call('POST', `${path}/upload`, form({ picture: pngPicture() }))
    const strange = await newProject(stranger, `Strange ${count}`)
    const link = { projectId: strange, role: 'editor' }
    const { token } = (await stranger.call('POST', '/api/project/invitations', link)).json
    const accepted = await pupil.call('POST', '/api/project/invitations/accept', { token })
    expect(accepted.status).toBe(200)
    const [own, met] = [openEditor(stranger, strange), openEditor(pupil, strange)]
    const heard: string[] = []
    own.provider.on('stateless', ({ payload }: { payload: string }) => heard.push(payload))
    await own.untilSynced()
    met.document.getMap('meta').set('n', 1)
    await met.untilStored()
    met.provider.sendStateless('{"kind":"sticker","sticker":"heart"}')
    await until(() => heard.some((text) => text.includes('heart')), 'the sticker')
    met.close()
    own.close()
    const told = [
      ['/api/project/of-user', `username=${username}`],
      ['/api/project/members', `projectId=${strange}`],
      ['/api/project/history', `projectId=${strange}`],
    ].map(async ([call, query]) => JSON.stringify((await stranger.call('GET', `${call}?${query}`)).json))
    for (const text of [...(await Promise.all(told)), heard.join()]) {
      expect(text).toContain('"name":"Mia"')
      expect(text).not.toContain('Muster')
      expect(text).not.toContain('/api/users/picture')
    }
  })
})
