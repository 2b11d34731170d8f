import { afterAll, beforeAll, expect, it } from 'vitest'
import { newProject, signedUp, visitor } from './support/person.ts'
import { publish } from './support/publish.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const idOf = async (username: string): Promise<string> =>
  (await server.storage.accounts.byUsername(username))?.id ?? ''

/** Types of a person's stored events, in the order they happened. */
async function typesOf(userId: string): Promise<string[]> {
  const rows = await server.database
    .selectFrom('event')
    .select('type')
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ type }) => type)
}

it('notes by itself what people do, and once what counts once', async () => {
  const ada = await signedUp(server.origin, 'Ada')
  const grace = await signedUp(server.origin, 'Grace')
  const id = await newProject(ada, 'Maze')
  await publish(ada, id, 'Maze', 'one')
  await publish(ada, id, 'Maze', 'two')
  const like = { projectname: 'maze', username: 'Ada' }
  for (const _ of [1, 2, 3]) await grace.call('POST', '/api/project/like', like)
  const copy = new FormData()
  copy.set('projectId', id)
  expect((await grace.call('POST', '/api/project/clone', copy)).status).toBe(200)
  const events = { events: [{ type: 'run', projectId: id }, { type: 'run' }] }
  expect((await ada.call('POST', '/api/events', events)).json).toEqual({})
  const adasId = await idOf('Ada')
  await until(async () => (await typesOf(adasId)).length === 9, 'events stored')
  expect((await typesOf(adasId)).sort()).toEqual([
    'first-publish',
    'first-run',
    'login',
    'project-created',
    'publish',
    'publish',
    'run',
    'run',
    'sign-up',
  ])
  expect((await typesOf(await idOf('Grace'))).sort()).toEqual([
    'like',
    'login',
    'project-created',
    'remix',
    'sign-up',
  ])
})

it('takes from the app only what is on the list, and no project that the person may not see', async () => {
  const ida = await signedUp(server.origin, 'Ida')
  const eve = await signedUp(server.origin, 'Eve')
  const secret = await newProject(ida, 'Secret')
  for (const event of [
    { type: 'sign-up' },
    { type: 'visit', page: 'landing', note: 'hello' },
    { type: 'visit', page: 'https://elsewhere.example' },
    { type: 'course-step', hoc: 'solar-system', step: 9 },
    { type: 'course-step', hoc: 'chess', step: 1 },
    { type: 'run', projectId: "'; drop table event" },
  ]) {
    expect((await eve.call('POST', '/api/events', { events: [event] })).status, event.type).toBe(400)
  }
  expect((await eve.call('POST', '/api/events', { events: [] })).status).toBe(400)
  const told = {
    events: [
      { type: 'run', projectId: secret },
      { type: 'visit', page: 'landing' },
    ],
  }
  expect((await eve.call('POST', '/api/events', told)).status).toBe(200)
  expect((await visitor(server.origin).call('POST', '/api/events', told)).status).toBe(200)
  const rows = () =>
    server.database.selectFrom('event').selectAll().where('type', 'in', ['run', 'visit']).execute()
  await until(async () => (await rows()).filter(({ type }) => type === 'visit').length === 2, 'visits stored')
  const all = await rows()
  expect(all.filter(({ project_id }) => project_id === secret)).toEqual([])
  expect(all.filter(({ user_id }) => user_id === null).map(({ type, props }) => [type, props])).toEqual([
    ['run', null],
    ['visit', '{"page":"landing"}'],
  ])
})

it('slows down one person who tells too much', async () => {
  const max = await signedUp(server.origin, 'Max')
  const told = { events: [{ type: 'visit', page: 'other' }] }
  const answers = []
  for (let n = 0; n < 61; n++) answers.push(await max.call('POST', '/api/events', told))
  expect(answers.slice(0, 60).every(({ status }) => status === 200)).toBe(true)
  expect(answers[60]?.json).toMatchObject({ status: 429, code: 'general.too-many-requests' })
  const lea = await signedUp(server.origin, 'Lea')
  expect((await lea.call('POST', '/api/events', told)).status).toBe(200)
})

it('answers as ever while events cannot be stored, and stores them when it can again', async () => {
  let isBroken = true
  let refusals = 0
  const broken = await startTestServer({
    wrap: (storage) => ({
      ...storage,
      events: {
        ...storage.events,
        add: (events) => {
          if (!isBroken) return storage.events.add(events)
          refusals += 1
          return Promise.reject(new Error('disk full'))
        },
      },
    }),
  })
  const ben = await signedUp(broken.origin, 'Ben')
  await until(() => refusals > 0, 'a first try')
  expect((await ben.call('POST', '/api/events', { events: [{ type: 'run' }] })).status).toBe(200)
  const before = refusals
  await until(() => refusals > before, 'another try')
  isBroken = false
  const again = await broken.restart()
  const rows = await again.database.selectFrom('event').select('type').execute()
  expect(rows.map(({ type }) => type).sort()).toEqual(['first-run', 'login', 'run', 'sign-up'])
  await again.end()
})
