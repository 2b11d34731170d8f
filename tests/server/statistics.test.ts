import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EventType } from '../../protocol/events/event-types.ts'
import type { NewEvent } from '../../server/storage/ports/events.ts'
import { type Person, signedUp, visitor } from './support/person.ts'
import { signedUpStaff } from './support/staff.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

const day = 24 * 60 * 60 * 1000
const today = new Date().toISOString().slice(0, 10)
const calls = [
  ['GET', '/api/statistics/all', undefined],
  ['POST', '/api/statistics/segmentation', { events: { event1: { event_type: 'publish' } } }],
  ['POST', '/api/statistics/segmentation-total', { events: { event1: { event_type: 'publish' } } }],
  ['POST', '/api/statistics/funnel', { events: { event1: { event_type: 'publish' } } }],
] as const

let server: TestServer
let staff: Person
beforeAll(async () => {
  server = await startTestServer()
  staff = await signedUpStaff(server, 'Boss')
  await server.storage.events.add([
    ...crowd('like', 12, at(today, 0)),
    ...crowd('like', 11, at(today, 0) - day),
    ...crowd('remix', 3, at(today, 0)),
  ])
})
afterAll(() => server.end())

const at = (date: string, hour = 12): number => Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000

/** `count` people, each of whom does something once. */
const crowd = (type: EventType, count: number, when: number, more: Partial<NewEvent> = {}): NewEvent[] =>
  Array.from({ length: count }, (_, n) => ({ type, at: when + n, userId: `person-${n}`, ...more }))

const ask = (call: string, body: object) => staff.call('POST', `/api/statistics/${call}`, body)

it('[R11][P04][threat 24] answers 403 to everybody who is not staff, whatever they ask', async () => {
  const learner = await signedUp(server.origin, 'Learner')
  const teacher = await signedUp(server.origin, 'Teacher')
  const account = await server.storage.accounts.byUsername('Teacher')
  await server.storage.roles.grant(account?.id ?? '', 'teacher', 1)
  for (const [method, path, body] of calls) {
    for (const person of [visitor(server.origin), learner, teacher]) {
      const answer = await person.call(method, path, body)
      expect(answer.json, path).toMatchObject({ status: 403, code: 'statistics.staff-only' })
    }
    expect((await staff.call(method, path, body)).status, path).toBe(200)
  }
})

it('[C23] segments people by day or week, with the total where the spec reads it', async () => {
  await server.storage.events.add([
    ...crowd('publish', 12, at('2023-03-01')),
    ...crowd('publish', 12, at('2023-03-01', 13)),
    ...crowd('publish', 15, at('2023-03-03')),
    ...crowd('remix', 9, at('2023-03-03')),
    ...crowd('visit', 11, at('2023-03-02'), { userId: null, props: { page: 'landing' } }),
  ])
  const events = {
    event1: { event_type: 'publish' },
    event2: { event_type: 'remix' },
    event3: { event_type: 'like' },
    event4: { event_type: 'visit' },
  }
  const { json } = await ask('segmentation', { events, startDate: '2023-03-01', endDate: '2023-03-03' })
  expect(json).toEqual({
    data: {
      seriesLabels: ['publish', 'remix', 'like', 'visit'],
      xValues: ['2023-03-01', '2023-03-02', '2023-03-03'],
      series: [
        [12, 0, 15],
        [0, 0, 0],
        [0, 0, 0],
        [0, 11, 0],
      ],
      seriesCollapsed: [
        [{ value: 15, hidden: false }],
        [{ value: 0, hidden: true }],
        [{ value: 0, hidden: false }],
        [{ value: 11, hidden: false }],
      ],
    },
  })
  const weeks = await ask('segmentation', { events, startDate: '20230102', endDate: '20230402' })
  expect(weeks.json.data.xValues).toHaveLength(13)
  expect(weeks.json.data.series[0]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0])
})

it('[C24] [threat 24] counts how often things happened, and hides what fewer than ten people did', async () => {
  await server.storage.events.add([
    ...crowd('project-created', 10, at('2023-05-01')),
    ...crowd('project-created', 10, at('2023-05-02')),
    ...crowd('login', 30, at('2023-05-01'), { userId: 'one-person' }),
  ])
  const events = { event1: { event_type: 'project-created' }, event2: { event_type: 'login' } }
  const { json } = await ask('segmentation-total', { events, startDate: '2023-05-01', endDate: '2023-05-31' })
  expect(json).toEqual({
    data: {
      seriesLabels: ['project-created', 'login'],
      seriesCollapsed: [[{ value: 20, hidden: false }], [{ value: 0, hidden: true }]],
    },
  })
})

it('[C25] follows people through steps one after the other', async () => {
  const start = at('2023-07-01')
  await server.storage.events.add([
    ...crowd('sign-up', 40, start),
    ...crowd('project-created', 30, start + day),
    ...crowd('publish', 20, start + 2 * day),
    // These published before they had a project: not on the way.
    ...crowd('publish', 30, start + day / 2).slice(20),
    ...crowd('like', 5, start + 3 * day),
    ...crowd('publish', 12, start + 4 * day),
  ])
  const [event1, event2, event3, event4, event5] = [
    'sign-up',
    'project-created',
    'publish',
    'publish',
    'like',
  ].map((event_type) => ({ event_type }))
  const { json } = await ask('funnel', {
    events: { event1, event2, event3, event4, event5 },
    startDate: '2023-07-01',
    endDate: '2023-07-31',
  })
  expect(json.data[0]).toEqual({
    events: ['sign-up', 'project-created', 'publish', 'publish', 'like'],
    cumulativeRaw: [40, 30, 20, 12, 0],
    cumulative: [1, 0.75, 0.5, 0.3, 0],
    hidden: [false, false, false, false, false],
  })
  const hidden = await ask('funnel', {
    events: { event1, event2: event5 },
    startDate: '2023-07-01',
    endDate: '2023-07-31',
  })
  expect(hidden.json.data[0]).toMatchObject({ cumulativeRaw: [40, 0], hidden: [false, true] })
})

it('[C25][K05] filters by course, step and page', async () => {
  const start = at('2023-09-01')
  const step = (hoc: string, value: number, count: number, when: number) =>
    crowd('course-step', count, when, { hoc, value })
  await server.storage.events.add([
    ...step('t-rex', 1, 30, start),
    ...step('t-rex', 2, 20, start + day),
    ...step('t-rex', 9, 10, start + 2 * day),
    ...step('solar-system', 1, 14, start),
    ...crowd('visit', 10, start, { userId: null, props: { page: 'learn' } }),
    ...crowd('visit', 13, start, { userId: null, props: { page: 'landing' } }),
  ])
  const span = { startDate: '2023-09-01', endDate: '2023-09-30' }
  const stepIs = (...values: number[]) => ({
    event_type: 'course-step',
    filters: [{ subprop_type: 'event', subprop_key: 'step', subprop_op: 'is', subprop_value: values }],
  })
  const events = { event1: stepIs(1), event2: stepIs(2, 3), event3: stepIs(9) }
  const rex = await ask('funnel', { events, ...span, hoc: 't-rex' })
  expect(rex.json.data[0].cumulativeRaw).toEqual([30, 20, 10])
  const solar = await ask('funnel', { events, ...span, hoc: 'solar-system' })
  expect(solar.json.data[0].cumulativeRaw).toEqual([14, 0, 0])
  const where = (key: string, op: string, value: string) => ({
    event_type: key === 'page' ? 'visit' : 'course-step',
    filters: [{ subprop_key: key, subprop_op: op, subprop_value: [value] }],
  })
  const counted = await ask('segmentation-total', {
    events: {
      event1: where('page', 'is', 'learn'),
      event2: where('page', 'is not', 'learn'),
      event3: where('hoc', 'is not', 't-rex'),
      event4: where('step', 'greater', '1'),
      event5: where('step', 'less', '9'),
    },
    ...span,
    hoc: '',
  })
  expect(counted.json.data.seriesCollapsed.map(([{ value }]: [{ value: number }]) => value)).toEqual([
    10, 13, 14, 30, 64,
  ])
})

it('[C22][V10][K04] tells the last weeks or days: 8 weeks unless asked, 1 to 10', async () => {
  const usual = await staff.call('GET', '/api/statistics/all')
  const [upvotes] = usual.json.upvotes
  expect(Object.keys(upvotes)).toHaveLength(8)
  expect(Object.values(upvotes).at(-1)).toBe(23)
  expect(Object.keys(usual.json)).toEqual(['projects', 'upvotes', 'comments', 'remixes'])
  expect(Object.values(usual.json.comments[0])).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  for (const query of ['filter_by=2&interval=days', 'filter_by=days&interval=2']) {
    const { json } = await staff.call('GET', `/api/statistics/all?${query}`)
    expect(json.upvotes[0]).toEqual({
      [new Date(at(today, 0) - day).toISOString().slice(0, 10)]: 11,
      [today]: 12,
    })
    expect(json.remixes).toEqual([expect.objectContaining({ [today]: 0 }), { hidden: [today] }])
  }
  for (const query of [
    'filter_by=0',
    'filter_by=11',
    'filter_by=2.5',
    'filter_by=x',
    'interval=months',
    'to_date=yesterday',
    'from_date=2023-02-30',
  ]) {
    const answer = await staff.call('GET', `/api/statistics/all?${query}`)
    expect(answer.status, query).toBe(400)
    expect(answer.json.code, query).toMatch(/^statistics\./)
  }
})

it('[C22][K04] tells a span of days with both ends, which begins on 2022-11-01 unless asked', async () => {
  await server.storage.events.add([
    ...crowd('like', 10, at('2022-10-31')),
    ...crowd('like', 10, at('2022-11-01', 0)),
    ...crowd('like', 10, at('2022-11-05', 23)),
  ])
  const first = await staff.call('GET', '/api/statistics/all?to_date=2022-11-05')
  expect(first.json.upvotes).toEqual([{ '2022-11-01': 20 }, { hidden: [] }])
  const span = await staff.call('GET', '/api/statistics/all?from_date=2022-10-30&to_date=2022-10-31')
  expect(span.json.upvotes).toEqual([{ '2022-10-30': 10 }, { hidden: [] }])
  const turned = await staff.call('GET', '/api/statistics/all?from_date=2022-11-02&to_date=2022-11-01')
  expect(turned.json).toMatchObject({ status: 400, code: 'statistics.span-wrong' })
})

it('takes twenty years at most, in every call about a span', async () => {
  const spans = [
    ['0001-01-01', '9999-12-31', 400],
    ['2000-01-01', '2020-01-17', 400],
    ['2000-01-01', '2020-01-10', 200],
  ] as const
  for (const [startDate, endDate, status] of spans) {
    const answers = [await staff.call('GET', `/api/statistics/all?from_date=${startDate}&to_date=${endDate}`)]
    for (const call of ['segmentation', 'segmentation-total', 'funnel']) {
      const body = { events: { event1: { event_type: 'publish' } }, startDate, endDate }
      answers.push(await staff.call('POST', `/api/statistics/${call}`, body))
    }
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status])
    const codes = new Set(answers.map(({ json }) => json.code))
    expect(codes).toEqual(new Set([status === 400 ? 'statistics.span-too-long' : undefined]))
  }
})

it('refuses questions that are none, and stays silent about the inside', async () => {
  const publish = { event_type: 'publish' }
  for (const body of [
    {},
    { events: {} },
    { events: { event2: publish } },
    { events: { event1: publish, event3: publish } },
    { events: { event1: { event_type: "x'; drop table event" } } },
    { events: { event1: { ...publish, filters: [{ subprop_key: 'user_id', subprop_value: ['x'] }] } } },
    { events: { event1: publish }, startDate: '2023-13-01' },
    { events: { event1: publish }, startDate: '2023-02-02', endDate: '2023-02-01' },
    { events: { event1: publish }, hoc: 'chess' },
  ]) {
    for (const call of ['segmentation', 'segmentation-total', 'funnel']) {
      const answer = await ask(call, body)
      expect(answer.status, JSON.stringify(body)).toBe(400)
    }
  }
  const quoted = {
    event_type: 'visit',
    filters: [{ subprop_key: 'page', subprop_value: ["learn' or '1'='1"] }],
  }
  const answer = await ask('segmentation-total', { events: { event1: quoted }, startDate: '2023-09-01' })
  expect(answer.json.data.seriesCollapsed).toEqual([[{ value: 0, hidden: false }]])
})

it('counts the same question once a minute', async () => {
  const question = {
    events: { event1: { event_type: 'feedback' } },
    startDate: '2024-01-01',
    endDate: '2024-01-02',
  }
  const before = await ask('segmentation-total', question)
  await server.storage.events.add(crowd('feedback', 20, at('2024-01-01')))
  expect((await ask('segmentation-total', question)).json).toEqual(before.json)
  const other = await ask('segmentation-total', { ...question, endDate: '2024-01-03' })
  expect(other.json.data.seriesCollapsed[0][0].value).toBe(20)
})
