import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { AppConfig, VersionInfo } from '../../protocol/http/site.ts'
import { openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp } from './support/person.ts'
import { rawGet } from './support/raw-get.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signedUp(server.origin, 'wilhelmina')
})
afterAll(() => server.end())

describe('/metrics', () => {
  it('says how much is answered, stored and open, and nothing of people or projects', async () => {
    const projectId = await newProject(owner, 'Secret castle')
    const editor = openEditor(owner, projectId)
    editor.document.getMap('edits').set('one', 1)
    await editor.untilStored()
    const { status, body } = await rawGet(`${server.origin}/metrics`)
    expect(status).toBe(200)
    expect(body).toContain('nestling_open_rooms 1')
    expect(body).toContain('nestling_open_sockets 1')
    expect(body).toMatch(/nestling_append_seconds_count [1-9]/)
    expect(body).toContain('nestling_append_failures_total 0')
    expect(body).toContain('route="/api/project",status="200"')
    expect(body).toContain('process_resident_memory_bytes')
    for (const secret of ['wilhelmina', 'Secret', 'castle', projectId, 'example.org', '127.0.0.1']) {
      expect(body).not.toContain(secret)
    }
    editor.close()
  })

  it('is not there for who comes through a proxy or by another name', async () => {
    const address = `${server.origin}/metrics`
    expect((await rawGet(address, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
    expect((await rawGet(address, { forwarded: 'for=203.0.113.7' })).status).toBe(404)
    expect((await rawGet(address, { host: 'evil.example' })).status).toBe(404)
  })

  it('is there for who has the token, from wherever, and for nobody else', async () => {
    const token = 'a token for the figures'
    const guarded = await startTestServer({ settings: { metricsToken: token } })
    const ask = (headers: Record<string, string>) => rawGet(`${guarded.origin}/metrics`, headers)
    expect((await ask({})).status).toBe(404)
    expect((await ask({ authorization: 'Bearer a token for the figure' })).status).toBe(404)
    const told = await ask({
      authorization: `Bearer ${token}`,
      host: 'inside',
      'x-forwarded-for': '10.0.0.9',
    })
    expect(told.status).toBe(200)
    await guarded.end()
  })
})

it('/healthz and /readyz answer by whatever name a machine knows this one', async () => {
  for (const path of ['/healthz', '/readyz']) {
    expect((await rawGet(server.origin + path, { host: '10.0.0.4:3000' })).status).toBe(200)
  }
  expect((await rawGet(`${server.origin}/api/auth/me`, { host: '10.0.0.4:3000' })).status).toBe(421)
})

describe('[K07] the environment', () => {
  it('is production, testing or development; search engines are sent away from the last two', async () => {
    for (const environment of ['production', 'testing', 'development'] as const) {
      const one = await startTestServer({ settings: { environment } })
      const config = await fetch(`${one.origin}/app-config.json`)
      expect(AppConfig.parse(await config.json()).environment).toBe(environment)
      const { headers } = await fetch(one.origin)
      expect(headers.get('x-robots-tag')).toBe(environment === 'production' ? null : 'noindex, nofollow')
      await one.end()
    }
  })
})

it('[K06] tells the app its version and the domain key 1', async () => {
  const config = AppConfig.parse(await (await fetch(`${server.origin}/app-config.json`)).json())
  expect(config).toMatchObject({
    domainKey: '1',
    version: JSON.parse(readFileSync('package.json', 'utf8')).version,
  })
})

it('[R04] tells who runs it, as far as that was said', async () => {
  const operatorOf = async ({ origin }: TestServer) =>
    AppConfig.parse(await (await fetch(`${origin}/app-config.json`)).json()).operator
  expect(await operatorOf(server)).toBe('')
  const school = await startTestServer({ settings: { operator: 'Hillside School' } })
  expect(await operatorOf(school)).toBe('Hillside School')
  await school.end()
})

describe('[C21] GET /utils/updateVersionInfo', () => {
  it('leads to the inspector of this installation, without a login', async () => {
    const answer = await fetch(`${server.origin}/utils/updateVersionInfo`, { credentials: 'omit' })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    const { inspector, version } = VersionInfo.parse(await answer.json())
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(server.scenes).toContain(new URL(inspector).origin)
    const page = await fetch(inspector, { headers: { 'sec-fetch-dest': 'iframe' } })
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toContain('text/html')
  })

  it('is refused by another name of the server, and is nothing to write to', async () => {
    const address = `${server.origin}/utils/updateVersionInfo`
    expect((await rawGet(address, { host: 'evil.example' })).status).toBe(421)
    expect((await fetch(address, { method: 'POST', headers: { origin: server.origin } })).status).toBe(404)
  })
})

it('no WebSocket is taken at a probe', async () => {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/metrics`)
  const status = await new Promise((resolve) => {
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode))
    socket.once('open', () => resolve('open'))
  })
  expect(status).toBe(404)
})
