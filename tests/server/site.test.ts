import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedUp, signUpBody, visitor } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers, redirect: 'manual' })

/** Status and headers of a request with any Host, which `fetch` does not allow. */
function withHost(
  method: string,
  host: string,
  path: string,
): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const call = request(
      { port: new URL(server.origin).port, host: 'localhost', method, path, headers: { host } },
      (response) => {
        response.resume()
        resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      },
    )
    call.on('error', reject)
    call.end()
  })
}

describe('the app’s origin', () => {
  it('answers every address of the app with its one page, asked for anew each time', async () => {
    for (const path of ['/', '/template/treehouse', '/mia/my-world?project=1', '/play/abcdef']) {
      const page = await get(path)
      expect([page.status, await page.text()]).toEqual([200, '<title>app</title>'])
      expect(page.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('serves hashed files for ever, and no page for a file that is missing', async () => {
    const file = await get('/assets/main-1a2b3c4d.js')
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/assets/missing-1a2b3c4d.js')).status).toBe(404)
    expect((await (await get('/api/none')).json()).code).toBe('general.not-found')
  })

  it('never serves a file outside its folder', async () => {
    for (const path of [
      '/../nestling.sqlite',
      '/..%2fnestling.sqlite',
      '/assets/..%2f..%2fnestling.sqlite',
    ]) {
      const { status } = await withHost('GET', new URL(server.origin).host, path)
      expect([400, 403, 404]).toContain(status)
    }
  })

  it('[threat 28] has a strict policy that takes scripts from here alone; only the player may be framed', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    expect(policy).toContain(`frame-src ${server.scenes.join(' ')}`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    const ancestors = async (path: string) => (await get(path)).headers.get('content-security-policy')
    expect(await ancestors('/play/abcdef')).toContain('frame-ancestors *')
    expect(await ancestors('/play/abcdef/360')).toContain('frame-ancestors *')
    expect(await ancestors('/play/abcdef/edit')).toContain("frame-ancestors 'none'")
    expect(await ancestors('/api/auth/me')).toContain("frame-ancestors 'none'")
  })

  it('passes the powers of VR and AR on to the frames, and none to others', async () => {
    const [one, two] = server.scenes
    for (const path of ['/', '/template/treehouse', '/play/abcdef']) {
      const powers = (await get(path)).headers.get('permissions-policy') ?? ''
      for (const power of ['camera', 'xr-spatial-tracking', 'fullscreen']) {
        expect(powers).toContain(`${power}=(self "${one}" "${two}")`)
      }
      expect(powers).toContain('geolocation=()')
    }
  })

  it('[S26] tells where the frames are, its version, its health and its calls', async () => {
    const config = await (await get('/app-config.json')).json()
    expect(config.sceneOrigins).toEqual(server.scenes)
    expect(config.framePath).toMatch(/^\/v\/[0-9a-f]{12}\/frame\.html$/)
    const info = await (await get('/utils/updateVersionInfo')).json()
    expect(info).toEqual({ inspector: server.scenes[0] + config.framePath, version: config.version })
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    const { paths } = await (await get('/api/openapi.json')).json()
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/users', '/api/project', '/api/play/{code}']),
    )
  })
})

describe('foreign requests', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('with %o may not change anything', async (headers: Record<string, string>) => {
    const answer = await fetch(`${server.origin}/api/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(signUpBody('evil')),
    })
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'general.foreign-origin'])
    expect(await server.storage.accounts.byUsername('evil')).toBeUndefined()
  })

  it('to a wrong name of this computer are sent to the right one; other names are refused', async () => {
    const { port } = new URL(server.origin)
    expect(await withHost('GET', `127.0.0.1:${port}`, '/new?x=1')).toEqual({
      status: 302,
      location: `${server.origin}/new?x=1`,
    })
    expect((await withHost('GET', 'rebound.example', '/api/auth/me')).status).toBe(421)
    expect((await withHost('POST', `127.0.0.1:${port}`, '/api/users')).status).toBe(421)
  })
})

describe('the frame’s site', () => {
  const frame = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.scenes[0] + path, { headers })

  it('[threat 2] is another site than the app, and has exactly the header of the architecture', async () => {
    expect(server.scenes.map((origin) => new URL(origin).hostname)).toEqual(['127.0.0.1', '127.0.0.1'])
    const page = await frame('/frame.html')
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'unsafe-inline' blob: 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
        "img-src 'self' data: blob:; media-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' data: blob:; " +
        "worker-src blob:; frame-src 'none'; form-action 'none'; base-uri 'none'; object-src 'none'; " +
        `frame-ancestors ${server.origin}`,
    )
    expect(page.headers.get('origin-agent-cluster')).toBe('?1')
    expect(page.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const forPlay = await frame('/frame.html?for=play')
    expect(forPlay.headers.get('content-security-policy')).toMatch(/frame-ancestors \*$/)
  })

  it('keeps versioned files for ever, and does not know another version', async () => {
    const { framePath } = await (await get('/app-config.json')).json()
    for (const path of [
      framePath,
      '/assets/frame-1a2b3c4d.js',
      framePath.replace('frame.html', 'assets/frame-1a2b3c4d.js'),
    ]) {
      const file = await frame(path)
      expect([file.status, file.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
    }
    expect((await frame('/frame.html')).headers.get('cache-control')).toBe('no-cache')
    expect((await frame('/v/000000000000/frame.html')).status).toBe(404)
  })

  it('[threat 1] does not open as a page of its own, and has no cookies and no calls', async () => {
    expect((await frame('/frame.html', { 'sec-fetch-dest': 'document' })).status).toBe(403)
    expect((await frame('/frame.html', { 'sec-fetch-dest': 'iframe' })).status).toBe(200)
    const person = await signedUp(server.origin, 'framed')
    const answer = await frame('/api/auth/me', { cookie: person.cookie })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})

it('asks for no login where the player reads', async () => {
  const answer = await visitor(server.origin).call('GET', '/play/abcdef')
  expect(answer.headers.get('set-cookie')).toBeNull()
})

it('takes its pages from another program while developing, with its own headers and calls', async () => {
  const developing = await startTestServer({
    pages: {
      kind: 'handler',
      handle: (asked, answer) => answer.end(`from vite: ${asked.url}`),
      handleUpgrade: (_asked, socket) => socket.destroy(),
    },
  })
  const page = await fetch(`${developing.origin}/new`)
  const frame = await fetch(`${developing.scenes[0]}/frame.html`)
  const call = await fetch(`${developing.origin}/api/none`)
  const config = await (await fetch(`${developing.origin}/app-config.json`)).json()
  await developing.end()
  expect(await page.text()).toBe('from vite: /new')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(await frame.text()).toBe('from vite: /frame.html')
  expect(frame.headers.get('cache-control')).toBe('no-cache')
  expect(call.status).toBe(404)
  expect(config.framePath).toBe('/frame.html')
})
