import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readExpected } from './matrix/read-expected.ts'
import { requests } from './matrix/requests.ts'
import { type Asker, askers, type Stage, setStage, usernameOf } from './matrix/stage.ts'
import { type Person, visitor } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

const Operation = z.object({
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
})
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) })

let server: TestServer
let stage: Stage
/** Every call of the server by `METHOD /path`, as `/api/openapi.json` describes it. */
let described: ReadonlyMap<string, z.infer<typeof Operation>>
let routes: readonly string[]
beforeAll(async () => {
  server = await startTestServer()
  const { paths } = Document.parse(await (await fetch(`${server.origin}/api/openapi.json`)).json())
  described = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call] as const),
    ),
  )
  routes = [...described.keys()]
  stage = await setStage(server)
})
afterAll(() => server.end())

const rows = readExpected()
const inTable = [...new Set(rows.map(({ route }) => route))]
const endsLogin = /\/auth\/(login|logout)$|^POST \/api\/users$/
const endsAccount = /^DELETE \/api\/users$/

const personFor = (route: string, asker: Asker): Promise<Person> | Person => {
  if (endsAccount.test(route)) return stage.newcomer(asker)
  return endsLogin.test(route) ? stage.again(asker) : stage.people[asker]
}

/** The paths that the sources register, in the words of the document. */
function pathsInSources(): readonly string[] {
  const folder = new URL('../../server/routes/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  return files.flatMap((file) =>
    [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(
        /\.(?:get|post|put|patch|delete)\(\s*'(\/[^']+)'/g,
      ),
    ].map(([, path = '']) => path.replace(/:(\w+)/g, '{$1}')),
  )
}

/** The media types that the description names for a status. */
function typesFor(route: string, status: number): readonly string[] {
  const responses = described.get(route)?.responses ?? {}
  return Object.keys((responses[status] ?? responses[`${String(status)[0]}XX`])?.content ?? {})
}

/** What a call's `security` says that a visitor gets; `undefined` when that depends on something else. */
function refusalByDescription(route: string): readonly number[] | undefined {
  const security = described.get(route)?.security ?? []
  if (security.length === 0 || security.some((way) => Object.keys(way).length === 0)) return undefined
  return security.some(({ session }) => session?.includes('staff')) ? [403] : [401, 404]
}

/** Where people read or change an account, their own email is in the answer, or the one they chose. */
const showsEmail = /\/api\/(auth|users)/
/** What was written to staff says where an answer can be sent. */
const showsSenders = 'GET /api/feedback'

/** What an answer tells that is nobody's business: fields of the inside, and emails of others. */
function secretsIn(route: string, asker: Asker, answer: unknown): readonly string[] {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  // Everybody logs in as the other.
  const self = route === 'POST /api/auth/login' ? 'other' : asker
  const fields = [...text.matchAll(/"(\w*(?:hash|secret|password|cookie|session)\w*|ip|address)":/gi)]
  const emails = [...text.matchAll(/[\w.]+@example\.org/g)].filter(
    ([email]) =>
      route !== showsSenders &&
      (!showsEmail.test(route) ||
        askers.some((one) => one !== self && email === `${usernameOf(one)}@example.org`)),
  )
  return [...fields, ...emails].map(([found]) => found)
}

describe('[threat 5] the matrix of askers, projects and routes', () => {
  it('has rows for every route', () => {
    const missing = routes.filter((route) => !inTable.includes(route))
    expect(
      missing,
      'Write for each of these what everybody gets into tests/server/matrix/expected.md (one row `none`, or `private`, `public` and ' +
        '`deleted` when it is about a project), and how it is asked into matrix/requests.ts when it has a body or parameters.',
    ).toEqual([])
    expect(
      inTable.filter((route) => !routes.includes(route)),
      'rows of routes that are gone',
    ).toEqual([])
  })

  it('has all three rows for a route that is about a project, and one for any other', () => {
    for (const route of inTable) {
      const own = rows.filter((row) => row.route === route).map(({ standing }) => standing)
      expect([['none'], ['private', 'public', 'deleted']], route).toContainEqual(own)
    }
  })

  it('agrees with what the description says of who may ask', () => {
    for (const route of inTable) {
      const ofVisitor = rows.filter((row) => row.route === route).map(({ status }) => status.visitor)
      const expected = refusalByDescription(route)
      if (expected) for (const status of ofVisitor) expect(expected, route).toContain(status)
      // Three calls look at more than the login: a wrong secret is refused alike, and a form may ask for an anonymous upload.
      else if (!/^POST \/api\/(class\/login|assets|assets\/uploads)$/.test(route)) {
        expect(ofVisitor, route).not.toEqual(ofVisitor.map(() => 401))
      }
    }
    const roles = routes.filter((route) => JSON.stringify(described.get(route)?.security).includes('staff'))
    const ofStaff = rows.filter(
      ({ status }) => status.staff !== 403 && status.teacher === 403 && status.visitor === 403,
    )
    expect(new Set(roles)).toEqual(new Set(ofStaff.map(({ route }) => route)))
  })

  it('refuses a visitor at each call for people before anything of it is read', async () => {
    const guest = visitor(server.origin)
    const forPeople = routes.filter((route) => {
      const [way, ...others] = described.get(route)?.security ?? []
      return others.length === 0 && way?.session !== undefined && !way.session.includes('staff')
    })
    expect(forPeople.length).toBeGreaterThan(40)
    for (const route of forPeople) {
      const [method = '', path = ''] = route.split(' ')
      const answer = await guest.call(method, path, method === 'GET' ? undefined : { no: 'sense' })
      expect([answer.status, answer.json.code], route).toEqual([401, 'account.login-needed'])
    }
  })

  it('misses no route that the document of the calls does not name', () => {
    const known = new Set(routes.map((route) => route.slice(route.indexOf(' ') + 1)))
    expect(pathsInSources().filter((path) => !known.has(path))).toEqual([])
  })

  it.each(inTable)('%s', async (route) => {
    const [method = '', ownPath = ''] = route.split(' ')
    const ask = requests[route]
    for (const { standing, status } of rows.filter((row) => row.route === route)) {
      // Who only reads, or is refused, leaves the project as it is for the next.
      const shared = stage.project(standing)
      const statuses = await Promise.all(
        askers.map(async (asker) => {
          const changes = method !== 'GET' && status[asker] < 400
          const project = await (changes ? stage.project(standing) : shared)
          const { path = ownPath, body } = ask?.(project) ?? {}
          const person = await personFor(route, asker)
          const answer = await person.call(method, path, body)
          const [type] = answer.headers.get('content-type')?.split(';') ?? []
          expect(secretsIn(route, asker, answer.json), `${route} for ${asker}`).toEqual([])
          if (type !== undefined)
            expect(typesFor(route, answer.status), `${route} answers ${type}`).toContain(type)
          return [asker, answer.status]
        }),
      )
      expect(Object.fromEntries(statuses), `${route}, ${standing}`).toEqual(status)
    }
  })
})
