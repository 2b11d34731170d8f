import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readExpected } from './matrix/read-expected.ts'
import { requests } from './matrix/requests.ts'
import { type Asker, askers, type Stage, setStage } from './matrix/stage.ts'
import type { Person } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let stage: Stage
/** Every route of the server, as `METHOD /path`. */
let routes: readonly string[]
beforeAll(async () => {
  server = await startTestServer()
  const { paths } = await (await fetch(`${server.origin}/api/openapi.json`)).json()
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
  )
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

describe('[T5] the matrix of askers, projects and routes', () => {
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
          return [asker, answer.status]
        }),
      )
      expect(Object.fromEntries(statuses), `${route}, ${standing}`).toEqual(status)
    }
  })
})
