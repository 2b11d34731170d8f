import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appPages } from './support/app-pages.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ files: appPages('<html><head></head><body>the app</body></html>') })
})
afterAll(() => server.end())

/** As it is written: `fetch` would put an address right first. */
function ask(path: string, accept: string): Promise<{ status: number; location: string; type: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    location: string
    type: string
  }>()
  const { hostname, port } = new URL(server.origin)
  request({ hostname, port, path, headers: { accept, host: `${hostname}:${port}` } }, (answer) => {
    answer.resume()
    const { location = '', 'content-type': type = '' } = answer.headers
    resolve({ status: answer.statusCode ?? 0, location, type })
  })
    .on('error', reject)
    .end()
  return promise
}

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8'

it.each([
  '//evil',
  '//evil.example/x',
  '/\\evil.example',
  '/dashboard//evil.example',
  '/community//',
  '/%E0%A4%A',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
])('[R02] %s leads who opens it to the 404 page, and programs to a refusal', async (path) => {
  expect(await ask(path, browser)).toMatchObject({ status: 302, location: '/pageNotFound' })
  const { status, type } = await ask(path, 'application/json')
  expect(status).toBeGreaterThanOrEqual(400)
  expect(type).toContain('application/problem+json')
})

it.each(['/foo.bar', '/nestling/projects/coin-rush.html'])(
  '[R02] %s is an address of the app to who opens it, and a file that is missing to others',
  async (path) => {
    expect(await ask(path, browser)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
    expect((await ask(path, 'image/*')).status).toBe(404)
  },
)
