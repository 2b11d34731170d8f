import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isReservedName } from '../../protocol/addresses/reserved-names.ts'
import { slugOf } from '../../protocol/addresses/slug-of.ts'
import { isEmail } from '../../protocol/http/email-rule.ts'
import { ownPath } from '../../server/auth/own-path.ts'
import { hasUnkindWord } from '../../server/words/has-unkind-word.ts'
import { form, type Person, signedUp, signUpBody, visitor } from './support/person.ts'
import { publishedProject } from './support/publish-project.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let maker: Person
/** What stands outside and should never hear from us. */
let sink: Server
let heard = 0
beforeAll(async () => {
  server = await startTestServer()
  maker = await signedUp(server.origin, 'maker')
  sink = createServer((_request, response) => {
    heard += 1
    response.end('x')
  }).listen(0, '127.0.0.1')
})
afterAll(async () => {
  sink.close()
  await server.end()
})

const scripts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "javascript:alert('1')",
  '<svg/onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '=HYPERLINK("http://evil.example")',
  '</title><iframe srcdoc="<script>alert(1)</script>">',
]

describe('[threat 23] texts that would be scripts', () => {
  it.each(scripts)('are JSON wherever they are told, and in no page: %s', async (text) => {
    const { _id, name, published } = await publishedProject(maker, text, { description: text })
    await maker.call('PUT', '/api/users/profile', { about: text })
    const told = [
      `/api/project/by-name?username=maker&name=${name}`,
      '/api/project/of-user?username=maker',
      '/api/project/v2?isKidProject=true',
      '/api/users/profile?username=maker',
      `/api/play/${published.playCode}`,
      `/api/project/by-name?username=maker&name=${encodeURIComponent(text)}`,
    ]
    for (const path of told) {
      const { headers } = await visitor(server.origin).call('GET', path)
      expect(headers.get('content-type'), path).toMatch(/^application\/(problem\+)?json/)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    }
    for (const path of [
      `/maker/projects/${name}`,
      `/maker/${encodeURIComponent(text)}`,
      `/${_id}?x=${text}`,
    ]) {
      const page = await fetch(`${server.origin}${path}`)
      expect(await page.text(), path).not.toContain(text)
      const policy = page.headers.get('content-security-policy') ?? ''
      expect(policy, path).toContain("script-src 'self';")
      expect(policy, path).toContain("object-src 'none'")
    }
  })
})

describe('[threat 25] texts that are made to take long', () => {
  const size = 100_000
  const long = [
    'a'.repeat(size),
    '@'.repeat(size),
    'a@'.repeat(size / 2),
    'a.'.repeat(size / 2),
    '-'.repeat(size),
    'ä '.repeat(size / 2),
    `${'a '.repeat(size / 2)}!`,
    '\t'.repeat(size),
  ]

  const msOf = (work: () => unknown): number => {
    const start = performance.now()
    work()
    return performance.now() - start
  }
  /** The best of three: how long it takes when nothing else is in the way. */
  const best = (work: () => unknown): number => Math.min(msOf(work), msOf(work), msOf(work))

  /** Milliseconds on a busy machine; what tries every way to read such a text takes seconds. */
  const most = 150

  it('are judged in no time by what reads a text as a whole', () => {
    for (const text of long) {
      expect(best(() => isEmail(text))).toBeLessThan(most)
      expect(best(() => slugOf(text))).toBeLessThan(most)
      expect(best(() => hasUnkindWord(text.slice(0, 2_000)))).toBeLessThan(most)
    }
  })

  it('are refused by every form before anybody looks at them closely', async () => {
    for (const text of long) {
      const asked = [
        () => maker.call('POST', '/api/users', { ...signUpBody('fresh'), email: `${text}@x.de` }),
        () => maker.call('POST', '/api/users', signUpBody(text)),
        () => maker.call('PUT', '/api/users/profile', { about: text }),
        () => maker.call('POST', '/api/project', form({ displayName: text })),
        () => maker.call('POST', '/api/auth/forgetPassword', { step: 1, email: text }),
      ]
      for (const ask of asked) {
        const start = performance.now()
        expect((await ask()).status).toBeLessThan(500)
        expect(performance.now() - start).toBeLessThan(1_000)
      }
    }
  })
})

it('[threat 26] an address to go back to is one of our own, however it is written', () => {
  const hosts = ['evil.example', 'evil.example:80', 'a@evil.example', 'localhost.evil.example', '[::1]']
  const starts = [
    '//',
    '/\\',
    '\\\\',
    '///',
    '/\t/',
    '/\n/',
    'https://',
    'http:/',
    'javascript:',
    '/..//',
    '/.//',
    '/%2e%2e//',
    '\u0000//',
    ' //',
  ]
  for (const path of starts.flatMap((start) => hosts.map((host) => start + host))) {
    expect(new URL(ownPath(path), server.origin).origin, JSON.stringify(path)).toBe(server.origin)
  }
})

it('[threat 27] nobody is called like the beginning of a path of the server', async () => {
  const { paths } = await (await fetch(`${server.origin}/api/openapi.json`)).json()
  const words = new Set([...Object.keys(paths), '/sync', '/api/docs'].map((path) => path.split('/')[1] ?? ''))
  const names = [...words].filter((word) => /^[A-Za-z0-9]+$/.test(word))
  expect(names.length).toBeGreaterThan(3)
  for (const word of names) expect(isReservedName(word), word).toBe(true)
  for (const username of ['api', 'API', 'sync', 'stats', 'template', 'аpi', 'ad\u202emin', 'ａpi', 'a-b']) {
    const { status } = await visitor(server.origin).call('POST', '/api/users', signUpBody(username))
    expect(status, username).toBe(400)
  }
})

it('[threat 29] an address in a text is never asked for anything', async () => {
  const place = sink.address()
  const port = typeof place === 'object' ? place?.port : undefined
  expect(port).toBeGreaterThan(0)
  const near = `http://127.0.0.1:${port}/x.png`
  for (const [index, address] of [
    near,
    `http://[::1]:${port}/`,
    'http://169.254.169.254/',
    'file:///etc/passwd',
  ].entries()) {
    const made = await visitor(server.origin).call('POST', '/api/users', {
      ...signUpBody(`asker${index}`),
      profileImg: address,
    })
    expect(made.json.user?.profileImg ?? null).toBeNull()
    expect((await maker.call('PUT', '/api/users/profile', { profileImg: address })).status).toBe(400)
    await publishedProject(maker, 'World', { description: address })
    const upload = form({ assetName: 'x', files: new Blob([address]) })
    expect((await maker.call('POST', '/api/assets', upload)).status).toBeGreaterThanOrEqual(400)
  }
  expect(heard).toBe(0)
})
