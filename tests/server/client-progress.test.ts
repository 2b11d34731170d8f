import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { call } from '../../src/client/http/call.ts'
import {
  certificateRoute,
  coursesRoute,
  eventsRoute,
  issueCertificateRoute,
  streakRoute,
  timeZoneRoute,
  xpRoute,
} from '../../src/client/http/progress-routes.ts'
import {
  decideRoute,
  feedbackRoute,
  moderationRoute,
  reportRoute,
} from '../../src/client/http/report-routes.ts'
import type { Route } from '../../src/client/http/route.ts'
import {
  funnelRoute,
  segmentationRoute,
  segmentationTotalRoute,
  statisticsRoute,
} from '../../src/client/http/statistics-routes.ts'
import { callAs } from './support/call-as.ts'
import { type Person, signedUp, visitor } from './support/person.ts'
import { pngPicture } from './support/publication.ts'
import { signedUpStaff } from './support/staff.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => {
  vi.unstubAllGlobals()
})
afterAll(() => server.end())

/** What the app reads from an answer; fails when the route's schema does not fit it. */
async function dataOf<Input, Data>(person: Person, route: Route<Input, Data>, input: Input): Promise<Data> {
  callAs(person)
  const result = await call(route, input)
  if (!result.ok) throw new Error(result.error.code)
  return result.data
}

it('[C15] [C16] [K05] the app reads XP, streak, courses and certificates', async () => {
  const ada = await signedUp(server.origin, 'Ada')
  await dataOf(ada, timeZoneRoute, { timeZone: 'Europe/Berlin' })
  for (let step = 1; step <= 8; step++) {
    await dataOf(ada, eventsRoute, { events: [{ type: 'course-step', hoc: 'solar-system', step }] })
  }
  expect(await dataOf(ada, xpRoute, null)).toMatchObject({ xp: 180, level: 1, inLevel: 180 })
  expect(await dataOf(ada, streakRoute, null)).toMatchObject({ streak: 0, timeZone: 'Europe/Berlin' })
  const { code } = await dataOf(ada, issueCertificateRoute, { course: 'solar-system', shownAs: 'username' })
  expect(await dataOf(visitor(server.origin), certificateRoute, { code })).toMatchObject({ shownName: 'Ada' })
  const { courses } = await dataOf(ada, coursesRoute, null)
  expect(courses.map(({ certificate }) => certificate)).toEqual([null, null, code])
})

it('[C22] [C23] [C24] [C25] the app reads statistics in the shapes of the spec', async () => {
  const staff = await signedUpStaff(server, 'Boss')
  const question = { events: { event1: { event_type: 'sign-up' as const } }, startDate: '2022-11-01' }
  const { projects } = await dataOf(staff, statisticsRoute, { filter_by: '3', interval: 'days' })
  expect(Object.keys(projects[0])).toHaveLength(3)
  const people = await dataOf(staff, segmentationRoute, question)
  const times = await dataOf(staff, segmentationTotalRoute, question)
  expect(people.data.seriesCollapsed[0]?.[0]?.value).toBe(0)
  expect(times.data.seriesCollapsed[0]?.[0]?.value).toBe(0)
  expect((await dataOf(staff, funnelRoute, question)).data[0]?.cumulativeRaw).toEqual([0])
})

it('[E11] [P04] the app sends feedback and reports, and staff decide', async () => {
  const staff = await signedUpStaff(server, 'Judge')
  const somebody = visitor(server.origin)
  await signedUp(server.origin, 'Rita')
  const feedback = { email: 'a@example.org', description: 'More dragons', modalType: 'feature' as const }
  await dataOf(somebody, feedbackRoute, { ...feedback, image: pngPicture() })
  await dataOf(somebody, reportRoute, { username: 'Rita', reason: 'unkind', note: 'Look at this' })
  const [one] = (await dataOf(staff, moderationRoute, null)).cases
  expect(one?.subject).toMatchObject({ kind: 'profile', username: 'Rita' })
  await dataOf(staff, decideRoute, { kind: 'profile', id: one?.subject.id ?? '', decision: 'dismiss' })
  expect((await dataOf(staff, moderationRoute, null)).cases).toEqual([])
})
