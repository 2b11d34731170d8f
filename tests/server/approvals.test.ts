import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lettersTo } from './support/letters.ts'
import { form, newProject, type Person, signedUp, visitor } from './support/person.ts'
import { publish } from './support/publish.ts'
import { signedUpStaff } from './support/staff.ts'
import { teacherCalled } from './support/teacher.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

const pictures = ['cat', 'moon', 'tree']

let server: TestServer
let teacher: Person
let stranger: Person
let pupil: Person
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
  await pupil.call('POST', '/api/class/join', { code: made.code, nickname: 'Mia', pictures })
  projectId = await newProject(pupil, `World ${count}`)
})

const publishNow = async (text = 'first') =>
  (await publish(pupil, projectId, `World ${count}`, text)).json.project
const show = async (visibility: string) =>
  (await pupil.call('PUT', '/api/project/visibility', { id: projectId, visibility })).json
const ask = (person: Person, wanted = 'public') =>
  person.call('POST', '/api/class/approvals', { projectId, wanted })
const asked = async () => (await teacher.call('GET', `/api/class/approvals?id=${classId}`)).json.approvals
const decide = async (isApproved: boolean, publication?: number, person = teacher) =>
  person.call('PUT', '/api/class/approvals', {
    projectId,
    publication: publication ?? (await asked())[0].publication,
    isApproved,
  })
const seenBy = async (person: Person, playCode: string) =>
  (await person.call('GET', `/api/play/${playCode}`)).status

describe('[P03] what a pupil publishes', () => {
  it('is for the class, and not for everybody, until the teacher has said yes', async () => {
    const { visibility, published } = await publishNow()
    expect(visibility).toBe('class')
    for (const wanted of ['public', 'link']) {
      expect(await show(wanted)).toMatchObject({ status: 403, code: 'class.approval-needed' })
    }
    expect(await seenBy(stranger, published.playCode)).toBe(404)
    expect(await seenBy(teacher, published.playCode)).toBe(200)
    expect((await ask(pupil)).status).toBe(200)
    expect(await asked()).toMatchObject([{ project: { _id: projectId }, wanted: 'public', state: 'asked' }])
    expect(await seenBy(stranger, published.playCode)).toBe(404)
    expect((await decide(true)).status).toBe(200)
    expect(await seenBy(stranger, published.playCode)).toBe(200)
    expect((await show('private')).project.visibility).toBe('private')
    expect((await show('public')).project.visibility).toBe('public')
  })

  it('stays on the page of the class when the teacher has said yes, and the teacher looks in live; not once it is private', async () => {
    const classmate = visitor(server.origin)
    const { code } = (await teacher.call('GET', '/api/class/mine')).json.classes.find(
      ({ id }: { id: string }) => id === classId,
    )
    await classmate.call('POST', '/api/class/join', { code, nickname: 'Ben', pictures })
    const inClass = async (person: Person) =>
      (await person.call('GET', `/api/class/projects?id=${classId}`)).json.projects.map(
        ({ _id }: { _id: string }) => _id,
      )
    const teacherId = (await server.storage.accounts.byUsername('teacher1'))?.id ?? ''
    const isLookedAtLive = async () =>
      (await server.storage.projects.standing(projectId, teacherId))?.isTeacher === true
    await publishNow()
    for (const wanted of ['link', 'public']) {
      await ask(pupil, wanted)
      expect((await decide(true)).status).toBe(200)
      expect((await server.storage.projects.summary(projectId))?.visibility).toBe(wanted)
      expect(await inClass(classmate)).toEqual([projectId])
      expect(await inClass(teacher)).toEqual([projectId])
      expect(await isLookedAtLive()).toBe(true)
    }
    await show('private')
    expect(await inClass(classmate)).toEqual([])
    expect(await isLookedAtLive()).toBe(false)
  })

  it('is for who has the link, and for nobody else, when that is what was asked', async () => {
    await publishNow()
    await ask(pupil, 'link')
    await decide(true)
    expect(await show('public')).toMatchObject({ code: 'class.approval-needed' })
    expect((await show('link')).project.visibility).toBe('link')
  })

  it('is seen by the class first each time it is published anew, and the teacher is asked again', async () => {
    const { published } = await publishNow()
    await ask(pupil)
    const [before] = await asked()
    await decide(true)
    expect((await publishNow('second')).visibility).toBe('class')
    expect(await seenBy(stranger, published.playCode)).toBe(404)
    const [again] = await asked()
    expect(again.state).toBe('asked')
    expect(again.publication).toBeGreaterThan(before.publication)
    expect((await decide(true, before.publication)).json.code).toBe('class.approval-changed')
    expect(await seenBy(stranger, published.playCode)).toBe(404)
    await decide(true, again.publication)
    expect(await seenBy(stranger, published.playCode)).toBe(200)
  })

  it('goes back to the class when the teacher says no, also after a yes', async () => {
    const { published } = await publishNow()
    await ask(pupil)
    await decide(true)
    expect((await decide(false)).status).toBe(200)
    expect(await seenBy(stranger, published.playCode)).toBe(404)
    expect(await show('public')).toMatchObject({ code: 'class.approval-needed' })
    expect((await pupil.call('GET', '/api/class/approvals')).json.approvals).toMatchObject([
      { state: 'refused' },
    ])
    await publishNow('second')
    expect((await asked())[0].state, 'a no is not asked about again by itself').toBe('refused')
  })

  it('stays with the pupil alone when there is no class any more', async () => {
    await teacher.call('PUT', '/api/class', { id: classId, isArchived: true })
    expect((await publishNow()).visibility).toBe('private')
    expect((await ask(pupil)).json.code).toBe('project.no-class')
  })
})

describe('[P03] the name and description of what a teacher has approved', () => {
  const rename = async (fields: Record<string, string>) =>
    (await pupil.call('PUT', '/api/project', form({ id: projectId, ...fields }))).json
  const found = async (q: string) =>
    (await stranger.call('GET', `/api/project/v2?isKidProject=true&q=${q}`)).json.projects.filter(
      ({ _id }: { _id: string }) => _id === projectId,
    )

  it.each([{ displayName: 'Other words' }, { description: 'Other words' }, { name: 'other-words' }])(
    'are seen by the class first when they change to %o, and the teacher is asked again',
    async (fields) => {
      const { published } = await publishNow()
      await ask(pupil)
      const [before] = await asked()
      await decide(true)
      expect((await rename(fields)).project.visibility).toBe('class')
      expect(await found('other')).toEqual([])
      expect(await seenBy(stranger, published.playCode)).toBe(404)
      expect(await show('public')).toMatchObject({ code: 'class.approval-needed' })
      const [again] = await asked()
      expect(again).toMatchObject({ state: 'asked', wanted: 'public' })
      expect(again.project).toMatchObject(fields)
      expect((await decide(true, before.publication)).json.code).toBe('class.approval-changed')
      expect((await decide(true, again.publication)).status).toBe(200)
      expect(await seenBy(stranger, published.playCode)).toBe(200)
    },
  )

  it('stay approved when nothing of them changes', async () => {
    await publishNow()
    await ask(pupil)
    await decide(true)
    expect((await rename({ displayName: `World ${count}`, tags: '[]' })).project.visibility).toBe('public')
  })

  it('do not bring back what the pupil has made private, nor what the staff has hidden', async () => {
    await publishNow()
    await ask(pupil)
    await decide(true)
    await show('private')
    expect((await rename({ displayName: 'Other words' })).project.visibility).toBe('private')
    await show('class')
    await decide(true)
    expect((await show('public')).project.visibility).toBe('public')
    const staff = await signedUpStaff(server, `staff${count}`)
    const judge = (decision: string) =>
      staff.call('POST', '/api/moderation', { kind: 'project', id: projectId, decision })
    await judge('hide')
    await rename({ displayName: 'New words' })
    expect((await judge('show')).status).toBe(200)
    expect(await found('new')).toEqual([])
    expect((await server.storage.projects.summary(projectId))?.visibility).toBe('class')
  })
})

describe('[P03] asking and answering', () => {
  it('tells the teacher by one letter, with a place to look', async () => {
    const own = await teacherCalled(server, `lettered${count}`)
    const made = (await own.call('POST', '/api/class', { name: 'Letters' })).json.class
    const ben = visitor(server.origin)
    await ben.call('POST', '/api/class/join', { code: made.code, nickname: 'Ben', pictures })
    projectId = await newProject(ben, 'Volcano')
    const { json } = await publish(ben, projectId, 'Volcano', 'lava')
    for (const wanted of ['public', 'link', 'public', 'link', 'link'])
      expect((await ask(ben, wanted)).status).toBe(200)
    const [letter, ...others] = await lettersTo(server, `lettered${count}@example.org`)
    expect(others).toEqual([])
    expect(letter?.replaceAll(/=\r\n/g, '')).toContain(
      `${server.origin}/${json.project.username}/projects/${json.project.name}`,
    )
    expect(letter).toContain("Ben has made 'Volcano'")
    const { approvals } = (await own.call('GET', `/api/class/approvals?id=${made.id}`)).json
    expect((await decide(true, approvals[0].publication, own)).status).toBe(200)
    await publish(ben, projectId, 'Volcano', 'more lava')
    const letters = (least = 1) => lettersTo(server, `lettered${count}@example.org`, least)
    expect(await letters()).toHaveLength(1)
    for (let time = 0; time < 3; time += 1) expect((await ask(ben)).status).toBe(200)
    expect(await letters(2)).toHaveLength(2)
  })

  it('[threat 31] is told anew after an hour only, whatever is asked and however often', async () => {
    await publishNow()
    const { approvals } = server.storage
    const at = Date.now()
    const outcomes = []
    for (const [wanted, after] of [
      ['public', 0],
      ['link', 1],
      ['public', 3_599_000],
      ['link', 3_600_000],
    ] as const) {
      const outcome = await approvals.ask(projectId, wanted, at + after)
      const told = [approvals.tell(projectId, at + after), approvals.tell(projectId, at + after)]
      outcomes.push([outcome, (await Promise.all(told)).filter(Boolean).length])
    }
    expect(outcomes).toEqual([
      ['asked', 1],
      ['asked-before', 0],
      ['asked-before', 0],
      ['asked', 1],
    ])
  })

  it('is for the pupil and the pupil’s teacher, and for nobody else', async () => {
    await publishNow()
    expect((await ask(visitor(server.origin))).status).toBe(401)
    expect((await ask(stranger)).json.code).toBe('project.missing')
    expect((await ask(teacher)).json.code).toBe('project.owner-only')
    await ask(pupil)
    const other = await teacherCalled(server, `other${count}`)
    const [{ publication }] = await asked()
    expect((await decide(true, publication, other)).json.code).toBe('project.missing')
    expect((await decide(true, publication, pupil)).json.code).toBe('class.teachers-only')
    expect((await decide(true, publication, visitor(server.origin))).status).toBe(401)
    for (const person of [other, stranger]) {
      const list = await person.call('GET', `/api/class/approvals?id=${classId}`)
      expect(list.json.code).toBe('class.missing')
    }
    const own = await pupil.call('GET', `/api/class/approvals?id=${classId}`)
    expect(own.json.code).toBe('class.teachers-only')
    expect((await asked())[0].state).toBe('asked')
  })

  it('is about what was published, and answers what was asked', async () => {
    expect((await ask(pupil)).json.code).toBe('project.not-published')
    await publishNow()
    expect((await decide(true, 1)).json.code).toBe('class.approval-missing')
    const own = await newProject(stranger, 'Own')
    await publish(stranger, own, 'Own', 'own')
    const free = await stranger.call('POST', '/api/class/approvals', { projectId: own, wanted: 'link' })
    expect([free.status, free.json.code]).toEqual([409, 'class.approval-not-needed'])
  })
})

it('[P03] publishing for the first time keeps a world for the class or the link that it is shown to', async () => {
  const person = await signedUp(server.origin, `grown${count}`)
  const { code } = (await teacher.call('GET', '/api/class/mine')).json.classes[0]
  await person.call('POST', '/api/class/join', { code })
  for (const [visibility, after] of [
    ['class', 'class'],
    ['link', 'link'],
    ['private', 'public'],
  ] as const) {
    const id = await newProject(person, `Of ${visibility}`)
    await person.call('PUT', '/api/project/visibility', { id, visibility })
    expect((await publish(person, id, `Of ${visibility}`, 'x')).json.project.visibility).toBe(after)
  }
})
