import { afterAll, beforeAll, expect, it } from 'vitest'
import { streakOf } from '../../server/rewards/streak-of.ts'
import { openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp, visitor } from './support/person.ts'
import { publish } from './support/publish.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

const day = 24 * 60 * 60 * 1000
/** 2026-03-10, 22:30 in Berlin and 17:30 in New York. */
const evening = Date.parse('2026-03-10T21:30:00Z')

let server: TestServer
let time = evening
beforeAll(async () => {
  server = await startTestServer({ now: () => time })
})
afterAll(() => server.end())

const xpOf = async (person: Person): Promise<number> => (await person.call('GET', '/api/xp')).json.xp
const streakNow = async (person: Person) => (await person.call('GET', '/api/streak')).json
const step = (person: Person, hoc: string, number: number, projectId?: string) =>
  person.call('POST', '/api/events', {
    events: [{ type: 'course-step', hoc, step: number, ...(projectId && { projectId }) }],
  })

it('[C16][C15] tells XP and streak only to who is logged in, and begins with nothing', async () => {
  const nobody = visitor(server.origin)
  for (const path of ['/api/xp', '/api/streak', '/api/courses']) {
    expect((await nobody.call('GET', path)).json, path).toMatchObject({ code: 'account.login-needed' })
  }
  const ada = await signedUp(server.origin, 'Ada')
  expect((await ada.call('GET', '/api/xp')).json).toEqual({
    isOn: true,
    xp: 0,
    level: 1,
    inLevel: 0,
    levelSize: 200,
  })
  expect(await streakNow(ada)).toEqual({
    isOn: true,
    streak: 0,
    longest: 0,
    isDoneToday: false,
    days: [],
    timeZone: 'UTC',
  })
})

it('[C16] gives 50 for the first publish and 10 for changed work, three times a day of the learner', async () => {
  const ben = await signedUp(server.origin, 'Ben')
  await ben.call('PUT', '/api/streak/time-zone', { timeZone: 'Europe/Berlin' })
  const id = await newProject(ben, 'Castle')
  await publish(ben, id, 'Castle', 'one')
  expect(await xpOf(ben)).toBe(50)
  await publish(ben, id, 'Castle', 'one')
  expect(await xpOf(ben)).toBe(50)
  for (const text of ['two', 'three', 'four', 'five']) await publish(ben, id, 'Castle', text)
  expect(await xpOf(ben)).toBe(80)
  time = evening + 2 * 60 * 60 * 1000
  await publish(ben, id, 'Castle', 'five')
  expect(await xpOf(ben), 'the fifth one has had its day').toBe(80)
  await publish(ben, id, 'Castle', 'six')
  expect(await xpOf(ben), 'it is tomorrow in Berlin').toBe(90)
  time = evening
})

it('[C16][threat 30] gives the maker 5 for a like and 10 for a remix, once for each person, and nothing for one’s own', async () => {
  const maker = await signedUp(server.origin, 'Maker')
  const fan = await signedUp(server.origin, 'Fan')
  const id = await newProject(maker, 'Ship')
  await publish(maker, id, 'Ship', 'ship')
  const before = await xpOf(maker)
  const like = { projectname: 'ship', username: 'Maker' }
  for (const _ of [1, 2, 3, 4, 5]) await fan.call('POST', '/api/project/like', like)
  await Promise.all([1, 2, 3].map(() => fan.call('POST', '/api/project/like', { ...like, isLiked: true })))
  await maker.call('POST', '/api/project/like', like)
  expect(await xpOf(maker)).toBe(before + 5)
  const copy = (person: Person) => {
    const body = new FormData()
    body.set('projectId', id)
    return person.call('POST', '/api/project/clone', body)
  }
  for (const person of [fan, fan, maker]) expect((await copy(person)).status).toBe(200)
  expect(await xpOf(maker)).toBe(before + 15)
  expect(await xpOf(fan)).toBe(0)
})

it('[K05][C16] counts each step of a course once, and 100 for all of them, on any way', async () => {
  const zoe = await signedUp(server.origin, 'Zoe')
  for (const number of [8, 2, 3, 4, 4, 5, 6, 7]) await step(zoe, 'solar-system', number)
  expect(await xpOf(zoe)).toBe(70)
  const early = await zoe.call('POST', '/api/courses/certificate', { course: 'solar-system' })
  expect(early.json).toMatchObject({ status: 409, code: 'course.unfinished' })
  await step(zoe, 'solar-system', 1)
  await step(zoe, 'solar-system', 1)
  expect((await zoe.call('GET', '/api/xp')).json).toMatchObject({ xp: 180, level: 1 })
  await step(zoe, 't-rex', 1)
  await step(zoe, 't-rex', 9)
  expect((await zoe.call('GET', '/api/xp')).json).toMatchObject({ xp: 200, level: 2, inLevel: 0 })
  const { courses } = (await zoe.call('GET', '/api/courses')).json
  expect(courses).toEqual([
    { course: 't-rex', steps: 9, done: [1, 9], finishedAt: null, certificate: null },
    { course: 'space-invader', steps: 9, done: [], finishedAt: null, certificate: null },
    { course: 'solar-system', steps: 8, done: expect.any(Array), finishedAt: time, certificate: null },
  ])
  expect([...courses[2].done].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

it('[K05] issues one certificate for a finished course, which anybody with the code can verify', async () => {
  const mia = await signedUp(server.origin, 'Mia')
  const id = await newProject(mia, 'Rex')
  const editor = openEditor(mia, id)
  await editor.untilSynced()
  for (const text of ['a', 'b', 'c']) {
    editor.document.getMap('meta').set('displayName', text)
    await editor.untilStored()
  }
  editor.close()
  for (let number = 1; number <= 9; number++) await step(mia, 't-rex', number, id)
  await mia.call('POST', '/api/events', { events: [{ type: 'error-fixed', projectId: id }] })
  const issued = await mia.call('POST', '/api/courses/certificate', { course: 't-rex', shownAs: 'name' })
  expect(issued.json).toEqual({
    code: expect.stringMatching(/^[a-hjkmnp-z2-9]{10}$/),
    course: 't-rex',
    shownName: 'Mia Muster',
    finishedAt: time,
    steps: 9,
    edits: expect.any(Number),
    errorsFixed: 1,
  })
  expect(issued.json.edits).toBeGreaterThanOrEqual(3)
  const again = await mia.call('POST', '/api/courses/certificate', { course: 't-rex' })
  expect(again.json).toEqual(issued.json)
  const seen = await visitor(server.origin).call('GET', `/api/certificate/${issued.json.code}`)
  expect(seen.json).toEqual(issued.json)
  for (const code of ['aaaaaaaaaa', 'x', "'%20or%201"]) {
    const missing = await visitor(server.origin).call('GET', `/api/certificate/${code}`)
    expect(missing.json).toMatchObject({ status: 404, code: 'course.certificate-missing' })
  }
})

it('[C15] counts days in a row on which an edit was stored, in the time zone of the learner', async () => {
  const leo = await signedUp(server.origin, 'Leo')
  await leo.call('PUT', '/api/streak/time-zone', { timeZone: 'Europe/Berlin' })
  const id = await newProject(leo, 'Lagoon')
  const edit = async (text: string) => {
    const editor = openEditor(leo, id)
    await editor.untilSynced()
    editor.document.getMap('meta').set('description', text)
    await editor.untilStored()
    editor.close()
  }
  const daysNow = async (): Promise<string[]> => (await streakNow(leo)).days
  await edit('one')
  await until(async () => (await daysNow()).length === 1, 'first day')
  expect(await streakNow(leo)).toMatchObject({ streak: 1, isDoneToday: true, days: ['2026-03-10'] })
  // Two hours later it is the next day in Berlin, though not in UTC.
  time = evening + 2 * 60 * 60 * 1000
  expect(await streakNow(leo)).toMatchObject({ streak: 1, isDoneToday: false })
  await edit('two')
  await until(async () => (await daysNow()).length === 2, 'second day')
  expect(await streakNow(leo)).toMatchObject({ streak: 2, isDoneToday: true, timeZone: 'Europe/Berlin' })
  time = evening + 3 * day
  expect(await streakNow(leo)).toMatchObject({ streak: 0, longest: 2 })
  time = evening
})

it('[C15] refuses what is no time zone', async () => {
  const kim = await signedUp(server.origin, 'Kim')
  for (const timeZone of ['Mars/Olympus', '', '../etc/passwd', '+01:00', 'a'.repeat(64)]) {
    const answer = await kim.call('PUT', '/api/streak/time-zone', { timeZone })
    expect(answer.json, timeZone).toMatchObject({ status: 400, code: 'streak.time-zone-unknown' })
  }
  expect((await streakNow(kim)).timeZone).toBe('UTC')
})

it('reads a streak off any list of days', () => {
  expect(streakOf([], '2026-03-01')).toEqual({ current: 0, longest: 0, isDoneToday: false })
  const leap = ['2024-02-29', '2024-03-01', '2024-02-28']
  expect(streakOf(leap, '2024-03-01')).toEqual({ current: 3, longest: 3, isDoneToday: true })
  expect(streakOf(leap, '2024-03-02')).toEqual({ current: 3, longest: 3, isDoneToday: false })
  expect(streakOf(leap, '2024-03-03')).toEqual({ current: 0, longest: 3, isDoneToday: false })
  expect(streakOf([...leap, '2024-03-05'], '2024-03-04').longest).toBe(3)
})
