import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import {
  changeEmailRoute,
  confirmEmailRoute,
  loginRoute,
  logoutRoute,
  signUpRoute,
} from '../../src/client/http/account-routes.ts'
import { call } from '../../src/client/http/call.ts'
import { passwordResetRoute } from '../../src/client/http/password-reset-route.ts'
import {
  changeProfileRoute,
  deleteAccountRoute,
  profileRoute,
  uploadProfilePictureRoute,
} from '../../src/client/http/profile-routes.ts'
import { codeFor } from './support/letters.ts'
import { signUpBody } from './support/person.ts'
import { pngPicture } from './support/publication.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())
afterEach(() => vi.unstubAllGlobals())

/** Puts the page of a browser in the place of Node's network: own origin, kept cookie; answers what was sent. */
function openPage(): { readonly sent: string[] } {
  const network = globalThis.fetch
  const sent: string[] = []
  let cookie = ''
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (typeof init.body === 'string') sent.push(init.body)
    const headers = { ...Object.fromEntries(new Headers(init.headers)), origin: server.origin, cookie }
    const response = await network(server.origin + path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? ''
    return response
  })
  return { sent }
}

it('[C17] [C18] [C19] [E02] signs up, out and in by the routes of the app, which send no empty values', async () => {
  const { sent } = openPage()
  const signedUp = await call(signUpRoute, { ...signUpBody('mia'), profileImg: '' })
  expect(signedUp).toMatchObject({ ok: true, data: { user: { username: 'mia' } } })
  expect(Object.keys(JSON.parse(sent[0] ?? ''))).toEqual([
    'name',
    'username',
    'email',
    'password',
    'domainKey',
  ])
  expect(await call(logoutRoute, null)).toEqual({ ok: true, data: {} })
  const back = await call(loginRoute, { username: 'mia', password: 'correct horse' })
  expect(back).toMatchObject({ ok: true, data: { user: { username: 'mia' } } })
})

it('[C20] asks for a new password in three steps by the route of the app', async () => {
  openPage()
  await call(signUpRoute, signUpBody('tim'))
  const begun = await call(passwordResetRoute, { step: 1, email: 'tim@example.org' })
  const token = begun.ok ? (begun.data.token ?? '') : ''
  const code = await codeFor(server, 'tim@example.org')
  expect(await call(passwordResetRoute, { step: 2, token, code })).toEqual({ ok: true, data: {} })
  const done = await call(passwordResetRoute, { step: 3, token, newPassword: 'a new long secret' })
  expect(done).toEqual({ ok: true, data: {} })
  const again = await call(passwordResetRoute, { step: 2, token, code })
  expect(again).toEqual({ ok: false, error: { code: 'account.code-over', fields: [] } })
})

it('[C11] [C12] [C13] shows and changes a profile by the routes of the app, and ends it', async () => {
  openPage()
  await call(signUpRoute, signUpBody('ann'))
  expect(await call(changeProfileRoute, { about: 'Hello' })).toMatchObject({
    ok: true,
    data: { user: { about: 'Hello' } },
  })
  const pictured = await call(uploadProfilePictureRoute, pngPicture())
  expect(pictured).toMatchObject({ ok: true, data: { user: { profileImg: expect.any(String) } } })
  expect(await call(profileRoute, 'ann')).toEqual(pictured)
  expect(await call(deleteAccountRoute, { password: 'correct horse' })).toEqual({ ok: true, data: {} })
  expect(await call(profileRoute, 'ann')).toMatchObject({
    ok: false,
    error: { code: 'account.person-missing' },
  })
})

it('changes the email by the routes of the app', async () => {
  openPage()
  await call(signUpRoute, signUpBody('eve'))
  const wish = { email: 'eve2@example.org', password: 'correct horse' }
  const begun = await call(changeEmailRoute, wish)
  const token = begun.ok ? begun.data.token : ''
  for (const [address, isChanged] of [
    ['eve@example.org', false],
    ['eve2@example.org', true],
  ] as const) {
    const code = await codeFor(server, address)
    expect(await call(confirmEmailRoute, { token, code })).toEqual({ ok: true, data: { isChanged } })
  }
})
