import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TooBusy } from '../../server/problems/too-busy.ts'
import { form, newProject, type Person, signedUp, visitor } from './support/person.ts'
import { publish } from './support/publish.ts'
import { signedUpStaff } from './support/staff.ts'
import { teacherCalled } from './support/teacher.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

const rounds = 6

let server: TestServer
let teacher: Person
let staff: Person
let classId: string
let code: string
beforeAll(async () => {
  server = await startTestServer()
  teacher = await teacherCalled(server, 'teacher1')
  staff = await signedUpStaff(server, 'staff1')
  const made = (await teacher.call('POST', '/api/class', { name: 'Class' })).json.class
  classId = made.id
  code = made.code
})
afterAll(() => server.end())

/** Asks for everybody again and again while something else is done; answers all statuses. */
async function showingMeanwhile(person: Person, id: string, deed: () => Promise<unknown>) {
  const statuses = new Set<number>()
  let isOver = false
  const asking = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const answer = await person.call('PUT', '/api/project/visibility', { id, visibility: 'public' })
      statuses.add(answer.status)
    }
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  const done = await deed()
  isOver = true
  await Promise.all(asking)
  return { done, statuses: [...statuses] }
}

async function pupilCalled(nickname: string): Promise<Person> {
  const pupil = visitor(server.origin)
  await pupil.call('POST', '/api/class/join', { code, nickname, pictures: ['cat', 'moon', 'tree'] })
  return pupil
}

/** Publishes it and lets the teacher say yes to everybody. */
async function approved(pupil: Person, projectId: string, displayName: string): Promise<void> {
  await publish(pupil, projectId, displayName, displayName)
  await pupil.call('POST', '/api/class/approvals', { projectId, wanted: 'public' })
  const { approvals } = (await teacher.call('GET', `/api/class/approvals?id=${classId}`)).json
  const { publication } = approvals.find((one: { project: { _id: string } }) => one.project._id === projectId)
  await teacher.call('PUT', '/api/class/approvals', { projectId, publication, isApproved: true })
}

describe('[P03] a pupil who asks for everybody again and again', () => {
  it('shows no new name that the teacher has not seen', async () => {
    const pupil = await pupilCalled('Mia')
    const projectId = await newProject(pupil, 'Zoo')
    for (let round = 0; round < rounds; round += 1) {
      await approved(pupil, projectId, 'Zoo')
      const displayName = `Unseen${round}`
      const { done } = await showingMeanwhile(pupil, projectId, () =>
        pupil.call('PUT', '/api/project', form({ id: projectId, displayName })),
      )
      expect(done).toMatchObject({ status: 200 })
      const { visibility } = (await server.storage.projects.summary(projectId)) ?? {}
      expect(visibility, `round ${round}`).toBe('class')
    }
  })

  it('shows nothing newly published, and publishing never fails', async () => {
    const pupil = await pupilCalled('Ben')
    const projectId = await newProject(pupil, 'Farm')
    for (let round = 0; round < rounds; round += 1) {
      await approved(pupil, projectId, 'Farm')
      const { done, statuses } = await showingMeanwhile(pupil, projectId, () =>
        publish(pupil, projectId, 'Farm', `unseen${round}`),
      )
      expect(done, `round ${round}`).toMatchObject({ status: 200 })
      for (const status of statuses) expect([200, 403]).toContain(status)
      const { visibility } = (await server.storage.projects.summary(projectId)) ?? {}
      expect(visibility, `round ${round}`).toBe('class')
    }
  })
})

it('what staff hides stays hidden, whatever its maker does at that moment', async () => {
  const maker = await signedUp(server.origin, 'maker')
  for (let round = 0; round < rounds; round += 1) {
    const projectId = await newProject(maker, `World ${round}`)
    await publish(maker, projectId, `World ${round}`, 'text')
    const subject = { kind: 'project', id: projectId }
    const { done } = await showingMeanwhile(maker, projectId, async () => {
      const publishing = publish(maker, projectId, `World ${round}`, 'again')
      const hidden = await staff.call('POST', '/api/moderation', { ...subject, decision: 'hide' })
      await publishing
      return hidden
    })
    expect(done).toMatchObject({ status: 200 })
    const { visibility } = (await server.storage.projects.summary(projectId)) ?? {}
    expect(visibility, `round ${round}`).toBe('private')
  }
})

it('answers 503 with a sentence, not 500, when others were quicker each time', async () => {
  const busy = await startTestServer({
    wrap: (storage) => ({
      ...storage,
      projects: { ...storage.projects, show: () => Promise.reject(new TooBusy('busy')) },
    }),
  })
  const maker = await signedUp(busy.origin, 'maker')
  const id = await newProject(maker, 'World')
  const { status, json } = await maker.call('PUT', '/api/project/visibility', { id, visibility: 'public' })
  expect([status, json.code]).toEqual([503, 'general.busy'])
  await busy.end()
})
