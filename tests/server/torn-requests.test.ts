import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendBytes } from '../fuzz/api/send-request.ts'
import { type Person, signedUp } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startTestServer()
  ada = await signedUp(server.origin, 'ada')
})
afterAll(() => server.end())

const formType = 'multipart/form-data; boundary=b'

it.each([
  // Seeds 34968 and 39823 of npm run fuzz -- --only api.
  [
    'without the name of a part',
    formType,
    '--b\r\nContent-Disposition: form-data; name"email"\r\n\r\nme@example.org\r\n--b--\r\n',
  ],
  ['torn', formType, '--b\r\nContent-Disposition: form-data; name="displayName"\r\n\r\nHalf a wor'],
  [
    'torn inside a file',
    formType,
    '--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nHalf',
  ],
  ['empty', formType, ''],
  ['without a boundary', 'multipart/form-data', '--b--\r\n'],
  ['with an endless boundary', `multipart/form-data; boundary=${'b'.repeat(300)}`, '--b--\r\n'],
])('[C02] [C16] a form that is %s is refused, by every call that takes one', async (_what, type, body) => {
  const headers = { origin: ada.origin, cookie: ada.cookie, 'content-type': type }
  for (const path of ['/api/project', '/api/assets', '/api/feedback', '/api/users/profile/upload']) {
    const answer = await fetch(server.origin + path, { method: 'POST', headers, body })
    expect([path, answer.status, (await answer.json()).type], path).toEqual([
      path,
      400,
      expect.stringMatching(/^urn:nestling:problem:/),
    ])
  }
  expect((await ada.call('GET', '/api/project/mine')).json.projects).toEqual([])
})

it.each(['/api/play/%E0%A4%A', '/api/project/%', `/api/play/${'x'.repeat(200)}`])(
  'an address that cannot be read, %s, is refused as everything else is',
  async (path) => {
    const head = `GET ${path} HTTP/1.1\r\nhost: ${new URL(server.origin).host}\r\nconnection: close\r\n\r\n`
    const { status, type, text } = await sendBytes(server.origin, Buffer.from(head))
    expect([400, 404, 414]).toContain(status)
    expect(type).toContain('application/problem+json')
    expect(text).not.toContain('FST_ERR')
  },
)
