import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { secretPictures } from '../../protocol/classes/secret-pictures.ts'
import { openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp, visitor } from './support/person.ts'
import { publish } from './support/publish.ts'
import { teacherCalled } from './support/teacher.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

const pictures = ['cat', 'moon', 'tree']
const otherPictures = ['tree', 'moon', 'cat']

let server: TestServer
let teacher: Person
let count = 0
/** Of this test alone. */
let classId: string
let code: string
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server = await startTestServer()
  teacher = await teacherCalled(server, 'teacher1')
})
afterAll(() => server.end())
beforeEach(async () => {
  count += 1
  const { json } = await teacher.call('POST', '/api/class', { name: `Class ${count}` })
  classId = json.class.id
  code = json.class.code
})

async function pupilCalled(nickname: string): Promise<Person & { readonly username: string }> {
  const person = visitor(server.origin)
  const answer = await person.call('POST', '/api/class/join', { code, nickname, pictures })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.json))
  const { user } = (await person.call('GET', '/api/auth/me')).json
  return Object.assign(person, { username: user.username })
}

const roster = async () => (await teacher.call('GET', `/api/class/pupils?id=${classId}`)).json.pupils
const logIn = (nickname: string, secret: readonly string[] = pictures, person = visitor(server.origin)) =>
  person.call('POST', '/api/class/login', { code, nickname, pictures: secret })
const show = (person: Person, id: string, visibility: string) =>
  person.call('PUT', '/api/project/visibility', { id, visibility })
const mine = async (person: Person) => (await person.call('GET', '/api/class/mine')).json.classes

describe('a class', () => {
  it('is begun, renamed and archived by a teacher, and by nobody else', async () => {
    const person = await signedUp(server.origin, 'noteacher')
    expect((await person.call('POST', '/api/class', { name: 'Mine' })).json.code).toBe('class.teachers-only')
    const change = { id: classId, name: 'Robots' }
    expect((await person.call('PUT', '/api/class', change)).json.code).toBe('class.missing')
    const other = await teacherCalled(server, 'teacher2')
    expect((await other.call('PUT', '/api/class', change)).json.code).toBe('class.missing')
    expect((await teacher.call('PUT', '/api/class', change)).json.class).toMatchObject({
      name: 'Robots',
      isTeacher: true,
      code,
    })
    await teacher.call('PUT', '/api/class', { id: classId, isArchived: true })
    expect((await person.call('POST', '/api/class/join', { code })).json.code).toBe('class.archived')
    expect((await mine(teacher))[0]).toMatchObject({ id: classId, isArchived: true })
    expect(
      (await teacher.call('PUT', '/api/class', { id: classId, isArchived: false })).json.class,
    ).toMatchObject({ isArchived: false, code })
    expect((await person.call('POST', '/api/class/join', { code })).status).toBe(200)
  })

  it('has a name, which is kind', async () => {
    for (const [name, refused] of [
      ['', 'class.name-empty'],
      ['x'.repeat(41), 'class.name-too-long'],
      ['Arschloch', 'words.unkind'],
    ]) {
      expect((await teacher.call('POST', '/api/class', { name })).json.code).toBe(refused)
      expect((await teacher.call('PUT', '/api/class', { id: classId, name })).json.code).toBe(refused)
    }
  })

  it('gets a new code from its teacher, after which the old one leads nowhere', async () => {
    const old = code
    const { json } = await teacher.call('POST', '/api/class/code', { id: classId })
    expect(json.class.code).not.toBe(old)
    const nobody = visitor(server.origin)
    const join = { code: old, nickname: 'Mia', pictures }
    expect((await nobody.call('POST', '/api/class/join', join)).json.code).toBe('class.code-wrong')
    expect((await nobody.call('POST', '/api/class/join', { ...join, code: json.class.code })).status).toBe(
      200,
    )
  })

  it('goes on letting its pupils in when its teacher has left', async () => {
    const leaving = await teacherCalled(server, `leaving${count}`)
    const made = (await leaving.call('POST', '/api/class', { name: 'Left' })).json.class
    const pupil = visitor(server.origin)
    await pupil.call('POST', '/api/class/join', { code: made.code, nickname: 'Mia', pictures })
    await leaving.call('DELETE', '/api/users', { password: 'correct horse' })
    const again = await visitor(server.origin).call('POST', '/api/class/login', {
      code: made.code,
      nickname: 'Mia',
      pictures,
    })
    expect(again.json.class).toMatchObject({ teacher: null, isArchived: true })
  })
})

describe('joining', () => {
  it('makes a pupil of a visitor, without email, logged in at once', async () => {
    const pupil = await pupilCalled('Mia Müller')
    const { user } = (await pupil.call('GET', '/api/auth/me')).json
    expect(user).toMatchObject({
      name: 'Mia Müller',
      email: '',
      username: expect.stringMatching(/^miamueller/),
    })
    expect(await mine(pupil)).toEqual([
      {
        id: classId,
        name: `Class ${count}`,
        teacher: { username: 'teacher1', name: 'teacher1 Muster' },
        isTeacher: false,
        code: null,
        hasRewards: true,
        isArchived: false,
      },
    ])
    expect(await roster()).toEqual([
      { username: pupil.username, nickname: 'Mia Müller', hasPictures: true, joinedAt: expect.any(Number) },
    ])
  })

  it('takes an account that is there already, once, and lets it leave', async () => {
    const person = await signedUp(server.origin, `joins${count}`)
    const spelled = ` ${code.slice(0, 4).toUpperCase()}-${code.slice(4)} `
    for (let time = 0; time < 2; time += 1)
      expect((await person.call('POST', '/api/class/join', { code: spelled })).status).toBe(200)
    expect(await roster()).toMatchObject([{ username: `joins${count}`, hasPictures: false }])
    await person.call('DELETE', '/api/class/pupils', { id: classId, username: `joins${count}` })
    expect(await roster()).toEqual([])
    expect((await person.call('POST', '/api/class/join', { code })).status).toBe(200)
    expect(await roster()).toHaveLength(1)
  })

  it.each(['', ' - '])('says that a code is missing, at its field: %j', async (empty) => {
    const person = await signedUp(server.origin, `nocode${empty.length}`)
    const { status, json } = await person.call('POST', '/api/class/join', { code: empty })
    expect([status, json.code]).toEqual([400, 'class.code-empty'])
    expect(json.errors).toMatchObject([{ field: 'code', code: 'class.code-empty' }])
  })

  it.each([
    ['nothing', {}, 'class.nickname-empty'],
    ['no pictures', { nickname: 'Mia' }, 'class.pictures-wrong'],
    ['two pictures', { nickname: 'Mia', pictures: ['cat', 'moon'] }, 'class.pictures-wrong'],
    [
      'pictures that are none',
      { nickname: 'Mia', pictures: ['cat', 'moon', 'sword'] },
      'class.pictures-wrong',
    ],
    ['an address', { nickname: 'mia@example.org', pictures }, 'class.nickname-wrong'],
    ['a telephone number', { nickname: 'Mia 0176 1234', pictures }, 'class.nickname-wrong'],
    ['an unkind nickname', { nickname: 'Hurensohn', pictures }, 'words.unkind'],
  ])('refuses %s, and makes nobody', async (_name, wish, refused) => {
    const nobody = visitor(server.origin)
    expect((await nobody.call('POST', '/api/class/join', { code, ...wish })).json.code).toBe(refused)
    expect(nobody.cookie).toBe('')
    expect(await roster()).toEqual([])
  })

  it('has each nickname once in a class, whatever its case', async () => {
    await pupilCalled('Mia')
    const second = visitor(server.origin)
    const join = { code, nickname: 'MIA', pictures: otherPictures }
    expect((await second.call('POST', '/api/class/join', join)).json.code).toBe('class.nickname-taken')
    expect(await roster()).toHaveLength(1)
  })

  it('of ten at once under one nickname is one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        visitor(server.origin).call('POST', '/api/class/join', { code, nickname: 'Mia', pictures }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await roster()).toHaveLength(1)
  })
})

describe('a picture secret', () => {
  it('has 24 pictures, and lets its pupil in again, in that order only', async () => {
    expect(new Set(secretPictures).size).toBe(24)
    const pupil = await pupilCalled('Mia')
    const again = visitor(server.origin)
    expect((await logIn('mia', pictures, again)).status).toBe(200)
    expect((await again.call('GET', '/api/auth/me')).json.user.username).toBe(pupil.username)
    expect((await logIn('Mia', otherPictures)).json.code).toBe('class.secret-wrong')
    expect((await logIn('Ben')).json.code).toBe('class.secret-wrong')
  })

  it('is stored as a hash, and told to nobody', async () => {
    await pupilCalled('Mia')
    const rows = await server.database.selectFrom('class_member').select('secret_hash').execute()
    for (const { secret_hash } of rows) expect(secret_hash ?? '$argon2id$').toMatch(/^\$argon2id\$/)
    const ben = await pupilCalled('Ben')
    expect((await ben.call('GET', `/api/class/pupils?id=${classId}`)).json.code).toBe('class.teachers-only')
    expect(JSON.stringify(await roster())).not.toMatch(/moon|argon/)
  })

  it('is given anew by the teacher, which ends the logins of before', async () => {
    const pupil = await pupilCalled('Mia')
    const wish = { id: classId, username: pupil.username, pictures: otherPictures }
    const ben = await pupilCalled('Ben')
    expect((await ben.call('PUT', '/api/class/pupils', wish)).json.code).toBe('class.teachers-only')
    expect((await teacher.call('PUT', '/api/class/pupils', wish)).status).toBe(200)
    expect((await pupil.call('GET', '/api/auth/me')).json.user).toBeNull()
    expect((await logIn('Mia')).json.code).toBe('class.secret-wrong')
    expect((await logIn('Mia', otherPictures)).status).toBe(200)
  })

  it('lets no account with a password in, and no password lets a pupil in', async () => {
    const person = await signedUp(server.origin, `whole${count}`)
    await person.call('POST', '/api/class/join', { code })
    const pupil = await pupilCalled('Mia')
    expect((await logIn(`whole${count} Muster`.slice(0, 20))).json.code).toBe('class.secret-wrong')
    for (const password of ['cat moon tree', 'correct horse', ''])
      expect(
        (await visitor(server.origin).call('POST', '/api/auth/login', { username: pupil.username, password }))
          .status,
      ).toBeGreaterThanOrEqual(400)
  })

  it('may be guessed at five times an hour; the rest of the class behind the same address comes in', async () => {
    await pupilCalled('Mia')
    await pupilCalled('Ben')
    for (let guess = 0; guess < 5; guess += 1)
      expect((await logIn('Mia', otherPictures)).json.code).toBe('class.secret-wrong')
    expect((await logIn('Mia')).json.code).toBe('class.too-many-tries')
    expect((await logIn('Ben')).status).toBe(200)
  })
})

describe('pupils that the teacher makes', () => {
  it('come in by what the teacher chose', async () => {
    const wish = { id: classId, nickname: 'Ben', pictures }
    const { pupil } = (await teacher.call('POST', '/api/class/pupils', wish)).json
    expect(pupil).toMatchObject({ nickname: 'Ben', hasPictures: true })
    expect((await logIn('Ben')).status).toBe(200)
    expect((await teacher.call('POST', '/api/class/pupils', wish)).json.code).toBe('class.nickname-taken')
    const ben = visitor(server.origin)
    await logIn('Ben', pictures, ben)
    const second = { ...wish, nickname: 'Mia' }
    expect((await ben.call('POST', '/api/class/pupils', second)).json.code).toBe('class.teachers-only')
  })
})

describe('class projects', () => {
  it('are for the class: its teacher looks into them while they are built, and into no others', async () => {
    const [mia, ben] = [await pupilCalled('Mia'), await pupilCalled('Ben')]
    const other = await teacherCalled(server, `teacher2x${count}`)
    const [shown, hidden] = [await newProject(mia, 'Shown'), await newProject(mia, 'Hidden')]
    expect((await show(mia, shown, 'class')).status).toBe(200)
    const lists = await Promise.all(
      [teacher, mia].map(
        async (person) => (await person.call('GET', `/api/class/projects?id=${classId}`)).json,
      ),
    )
    for (const { projects } of lists)
      expect(projects.map(({ displayName }: { displayName: string }) => displayName)).toEqual(['Shown'])
    expect((await other.call('GET', `/api/class/projects?id=${classId}`)).json.code).toBe('class.missing')

    const ask = async (person: Person, projectId: string) =>
      (await person.call('POST', '/api/sync/ticket', { projectId })).json.code ?? 'in'
    expect(await ask(teacher, shown)).toBe('in')
    expect(await ask(teacher, hidden)).toBe('project.missing')
    expect(await ask(ben, shown)).toBe('sync.forbidden')
    expect(await ask(other, shown)).toBe('project.missing')

    const [builder, looker] = [openEditor(mia, shown), openEditor(teacher, shown)]
    await Promise.all([builder.untilStored(), looker.untilSynced()])
    expect(looker.provider.authorizedScope).toBe('readonly')
    builder.document.getMap('meta').set('seen', true)
    await until(() => looker.document.getMap('meta').get('seen') === true, 'the teacher sees it')
    const { name } = lists[0].projects[0]
    const liked = async () =>
      (await ben.call('GET', '/api/project/v2/liked/projects')).json.projects.map(
        ({ displayName }: { displayName: string }) => displayName,
      )
    await ben.call('POST', '/api/project/like', { username: mia.username, projectname: name })
    expect(await liked()).toEqual(['Shown'])
    await show(mia, shown, 'private')
    expect(await liked()).toEqual([])
    await until(() => looker.reasons.includes('sync.access-changed'), 'the teacher is shown out')
    expect(await ask(teacher, shown)).toBe('project.missing')
    builder.close()
    looker.close()
  })

  it('stand on the page of a classmate as soon as they can be played, or built by the classmate too', async () => {
    const [mia, ben] = [await pupilCalled('Mia'), await pupilCalled('Ben')]
    const projectId = await newProject(mia, 'Shown')
    await show(mia, projectId, 'class')
    const list = async () =>
      (await ben.call('GET', `/api/class/projects?id=${classId}`)).json.projects.map(
        ({ displayName }: { displayName: string }) => displayName,
      )
    expect(await list()).toEqual([])
    const invitation = { projectId, username: ben.username, role: 'viewer' }
    expect((await mia.call('POST', '/api/project/invite', invitation)).status).toBe(200)
    expect(await list()).toEqual(['Shown'])
    await mia.call('DELETE', '/api/project/members', { projectId, username: ben.username })
    expect(await list()).toEqual([])
    await publish(mia, projectId, 'Shown', 'x')
    expect(await list()).toEqual(['Shown'])
  })

  it('are offered to those only who are in a class', async () => {
    const nobody = await signedUp(server.origin, `alone${count}`)
    const projectId = await newProject(nobody, 'Alone')
    expect((await show(nobody, projectId, 'class')).json.code).toBe('project.no-class')
  })
})

describe('taking a pupil out', () => {
  it('keeps the pupil’s work and way in, and ends what the class could see', async () => {
    const mia = await pupilCalled('Mia')
    const projectId = await newProject(mia, 'Mine')
    await show(mia, projectId, 'class')
    const looker = openEditor(teacher, projectId)
    await looker.untilSynced()
    const gone = { id: classId, username: mia.username }
    expect((await teacher.call('DELETE', '/api/class/pupils', gone)).status).toBe(200)
    await until(() => looker.reasons.includes('sync.access-changed'), 'the teacher is shown out')
    looker.close()
    expect(await roster()).toEqual([])
    expect((await teacher.call('DELETE', '/api/class/pupils', gone)).json.code).toBe('class.pupil-missing')
    expect(
      (await teacher.call('PUT', '/api/class/pupils', { ...gone, pictures: otherPictures })).json.code,
    ).toBe('class.pupil-missing')
    expect((await teacher.call('GET', `/api/class/projects?id=${classId}`)).json.projects).toEqual([])
    const again = visitor(server.origin)
    expect((await logIn('Mia', pictures, again)).status).toBe(200)
    expect(await mine(again)).toEqual([])
    expect((await again.call('GET', '/api/project/mine')).json.projects).toHaveLength(1)
    expect((await again.call('GET', `/api/class/projects?id=${classId}`)).json.code).toBe('class.missing')
  })

  it('lets the account become one of its own, with email and password, and everything in it', async () => {
    const mia = await pupilCalled('Mia')
    await newProject(mia, 'Mine')
    const account = { username: `mia${count}`, email: `mia${count}@example.org`, password: 'a fine password' }
    const { user } = (await mia.call('POST', '/api/users/keep', account)).json
    expect(user).toMatchObject({ username: `mia${count}`, email: `mia${count}@example.org`, name: 'Mia' })
    expect((await mia.call('POST', '/api/users/keep', account)).json.code).toBe('class.account-whole')
    expect((await logIn('Mia')).json.code).toBe('class.secret-wrong')
    const again = visitor(server.origin)
    await again.call('POST', '/api/auth/login', { username: account.email, password: account.password })
    expect((await again.call('GET', '/api/project/mine')).json.projects).toHaveLength(1)
    expect(await mine(again)).toHaveLength(1)
  })

  it('gives nobody the email or username of somebody else', async () => {
    await signedUp(server.origin, `victim${count}`)
    const mia = await pupilCalled('Mia')
    const wish = { email: `victim${count}@example.org`, password: 'a fine password' }
    const taken = { ...wish, username: `Victim${count}` }
    expect((await mia.call('POST', '/api/users/keep', taken)).json.code).toBe('account.username-taken')
    expect((await mia.call('POST', '/api/users/keep', { ...wish, password: 'password' })).json.code).toBe(
      'account.password-common',
    )
    expect((await mia.call('POST', '/api/users/keep', wish)).status).toBe(200)
    const intruder = visitor(server.origin)
    const byEmail = { username: wish.email, password: wish.password }
    expect((await intruder.call('POST', '/api/auth/login', byEmail)).json.code).toBe(
      'account.credentials-wrong',
    )
  })
})

it('a class may do without XP and streaks', async () => {
  const mia = await pupilCalled('Mia')
  const account = await server.storage.accounts.byUsername(mia.username)
  const areOn = () => server.storage.rewards.areOn(account?.id ?? '')
  expect(await areOn()).toBe(true)
  await teacher.call('PUT', '/api/class', { id: classId, hasRewards: false })
  expect(await areOn()).toBe(false)
  expect((await mine(mia))[0].hasRewards).toBe(false)
  await teacher.call('PUT', '/api/class', { id: classId, isArchived: true })
  expect(await areOn()).toBe(true)
})
