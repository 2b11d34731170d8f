import { afterAll, beforeAll, expect, it } from 'vitest'
import { pngFile } from '../support/files/pictures.ts'
import { uploaded } from './assets/support.ts'
import type { Requests } from './matrix/matrix-request.ts'
import { readExpected } from './matrix/read-expected.ts'
import { requests } from './matrix/requests.ts'
import { type Stage, setStage } from './matrix/stage.ts'
import { rowsNaming } from './personal/rows-naming.ts'
import { type Person, signedUp, visitor } from './support/person.ts'
import { teacherCalled } from './support/teacher.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

/**
 * Calls about an account, its rights and what it has earned refuse fields that they do not offer. All others drop them: clients of the
 * specification send more than a call needs, as a clone comes with a `userId`. Either way no row takes them.
 */
const refusing = [
  'POST /api/class/approvals',
  'POST /api/courses/certificate',
  'POST /api/events',
  'POST /api/moderation',
  'POST /api/report',
  'POST /api/users',
  'POST /api/users/email',
  'POST /api/users/email/confirm',
  'POST /api/users/keep',
  'PUT /api/class/approvals',
  'PUT /api/streak/time-zone',
  'PUT /api/users/profile',
]

let server: TestServer
let stage: Stage
let teacher: Person
/** Has an account and does nothing: nobody may put their id anywhere. */
let bystander: string
/** Requests about what is there, where the matrix asks for what is not. */
let reaching: Requests
beforeAll(async () => {
  server = await startTestServer()
  stage = await setStage(server)
  await signedUp(server.origin, 'bystander')
  bystander = (await server.storage.accounts.byUsername('bystander'))?.id ?? ''
  // What they did until now is written down a second later: it must be there before rows are compared.
  const noted = server.database.selectFrom('event').select('type').where('user_id', '=', bystander)
  await until(
    async () => (await noted.execute()).length === 2,
    'sign-up and login of the bystander are noted',
  )
  teacher = await teacherCalled(server, 'teacher9')
  const { id, code } = (await teacher.call('POST', '/api/class', { name: 'Extra' })).json.class
  const pictures = ['cat', 'moon', 'tree']
  const wish = { id, nickname: 'Mia', pictures }
  const { username } = (await teacher.call('POST', '/api/class/pupils', wish)).json.pupil
  const { key } = await uploaded(stage.people.owner, 'dot.png', await pngFile(20, 20))
  let count = 0
  const nickname = (): string => {
    count += 1
    return `Ben ${count}`
  }
  reaching = {
    'PUT /api/class': () => ({ body: { id, name: 'Renamed' } }),
    'POST /api/class/pupils': () => ({ body: { id, nickname: nickname(), pictures } }),
    'PUT /api/class/pupils': () => ({ body: { id, username, pictures } }),
    'POST /api/class/join': () => ({ body: { code, nickname: nickname(), pictures } }),
    'POST /api/class/login': () => ({ body: { code, nickname: 'Mia', pictures } }),
    'PUT /api/assets': () => ({ body: { key, assetName: 'other' } }),
    'POST /api/assets/links': () => ({ body: { keys: [key] } }),
  }
})
afterAll(() => server.end())

const number = 987_654_321
const text = 'setbysomebody'

/** What nobody may set by naming it; wherever one of the values turns up in the database a call has taken it. */
const sensitive = () => ({
  role: 'staff',
  roles: ['staff'],
  isStaff: true,
  isAdmin: true,
  isTeacher: true,
  ...Object.fromEntries(
    ['ownerId', 'owner', 'userId', 'owner_id', 'user_id', 'teacherId', 'actorId', 'holder'].map((name) => [
      name,
      bystander,
    ]),
  ),
  ...Object.fromEntries(
    ['xp', 'streak', 'createdAt', 'updatedAt', 'at', 'quota', 'bytes'].map((name) => [name, number]),
  ),
  ...Object.fromEntries(
    ['_id', 'playCode', 'passwordHash', 'secretHash', 'tokenHash', 'thumbnail'].map((name) => [name, text]),
  ),
  access: 'owner',
  verified: true,
  emailVerified: true,
})

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A body with all of that beside what it has, in the objects inside it too. */
function spoilt(body: object): object {
  if (body instanceof FormData) {
    for (const [name, value] of Object.entries(sensitive())) {
      if (!body.has(name)) body.set(name, String(value))
    }
    return body
  }
  const inside = Object.entries(body).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((one) => (isObject(one) ? spoilt(one) : one)) : value,
  ])
  return { ...sensitive(), ...Object.fromEntries(inside) }
}

it('[threat 6] nobody gets more by fields that a call does not offer: the owner, a teacher, a visitor', async () => {
  const rows = readExpected().filter(({ route }) => !/^DELETE \/api\/users$/.test(route))
  const roles = () => server.database.selectFrom('user_role').selectAll().orderBy('user_id').execute()
  const named = () => rowsNaming(server.database, [bystander, String(number), text])
  const before = [await roles(), await named()]
  const refused: string[] = []
  let done = 0
  for (const { route, standing, status } of rows.filter((row) => row.standing !== 'public')) {
    const isOfBin = route.includes('/bin')
    if (isOfBin !== (standing === 'deleted') && standing !== 'none') continue
    const [method = '', ownPath = ''] = route.split(' ')
    const project = await stage.project(standing === 'none' ? 'private' : standing)
    const { path = ownPath, body } = (reaching[route] ?? requests[route])?.(project) ?? {}
    if (!body) continue
    const endsLogin = /\/(login|logout|join)$|^POST \/api\/users$/.test(route)
    const person = endsLogin
      ? visitor(server.origin)
      : route.includes('/class')
        ? teacher
        : stage.people.owner
    const answer = await person.call(method, path, spoilt(body))
    if (answer.status === 400) refused.push(route)
    else if (reaching[route]) expect(answer.status, route).toBe(200)
    else expect(answer.status, route).toBe(route.includes('/class') ? status.teacher : status.owner)
    if (answer.status === 200) done += 1
  }
  expect(refused.sort()).toEqual(refusing)
  expect(done).toBeGreaterThan(30)
  expect([await roles(), await named()]).toEqual(before)
})
