import { readFileSync } from 'node:fs'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownPath } from '../../server/auth/own-path.ts'
import { letIn } from '../../server/social/let-in.ts'
import { codeFor } from './support/letters.ts'
import {
  clientId,
  clientSecret,
  type OpenIdProvider,
  startOpenIdProvider,
  wanderer,
} from './support/openid-provider.ts'
import { type Person, signedUp, signUpBody, visitor } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

const ada = { sub: 'ada-1', email: 'ada@social.example', email_verified: true, name: 'Ada Lovelace' }

let provider: OpenIdProvider
let server: TestServer
beforeAll(async () => {
  provider = await startOpenIdProvider(ada)
  server = await startTestServer({ settings: { oidc: { issuer: provider.issuer, clientId, clientSecret } } })
  provider.register(server.origin)
})
afterAll(async () => {
  await server.end()
  await provider.stop()
})
beforeEach(() => {
  provider.person = ada
})

/** Goes by the Google button from a page; answers the address it ends at and the person. */
async function byGoogle(returnTo = '/new?open=templates'): Promise<{ end: URL; person: Person }> {
  const browser = wanderer()
  const start = `${server.origin}/api/auth/google?returnTo=${encodeURIComponent(returnTo)}`
  const end = new URL(await browser.wander(start, (next) => next.includes('social=')))
  const person = visitor(server.origin)
  person.cookie = [...(browser.cookies.get(server.origin) ?? [])].map((pair) => pair.join('=')).join('; ')
  return { end, person }
}

const userOf = async (person: Person) => (await person.call('GET', '/api/auth/me')).json.user

describe('sign-in by an OpenID provider', () => {
  it('[S06] makes an account the first time and knows it the second, and leads back to the page', async () => {
    const first = await byGoogle()
    expect(first.end.pathname + first.end.search).toBe('/new?open=templates&social=signup')
    const user = await userOf(first.person)
    expect(user).toMatchObject({ username: 'AdaLovelace', name: 'Ada Lovelace', email: 'ada@social.example' })
    provider.person = { ...ada, email: 'moved@social.example' }
    const second = await byGoogle('/community')
    expect(second.end.pathname + second.end.search).toBe('/community?social=login')
    expect((await userOf(second.person))._id).toBe(user._id)
  })

  it('makes one account of a person who comes in for the first time several times at once', async () => {
    const person = {
      issuer: provider.issuer,
      subject: 'twice-1',
      verifiedEmail: 'twice@social.example',
      hasEmail: true,
      name: 'Twice',
    }
    const entries = await Promise.all(
      Array.from({ length: 4 }, () => letIn(person, {}, server.storage, Date.now())),
    )
    expect(entries.map((entry) => entry.ok && entry.isNew).sort()).toEqual([false, false, false, true])
    const ids = entries.map((entry) => entry.ok && entry.account.id)
    expect(new Set(ids).size).toBe(1)
  })

  it('[threat 7] gives social accounts no password, so none lets in', async () => {
    const { person } = await byGoogle()
    const { username } = await userOf(person)
    const row = await server.database
      .selectFrom('user')
      .select('password_hash')
      .where('username', '=', username)
      .executeTakeFirst()
    expect(row).toEqual({ password_hash: null })
    const sources = ['server/auth/password.ts', 'server/social/let-in.ts', 'server/routes/account/sign-up.ts']
    const constants = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'([^'\n]{1,80})'/g)])
    for (const password of ['undefined', 'null', ' ', ...constants.map(([, text = '']) => text)]) {
      const answer = await visitor(server.origin).call('POST', '/api/auth/login', { username, password })
      expect(answer.json.code).toBe('account.credentials-wrong')
    }
  })

  it('[threat 7] opens no account by an email that is verified on one side only', async () => {
    await signedUp(server.origin, 'victim')
    provider.person = { sub: 'thief', email: 'victim@example.org', email_verified: true, name: 'Thief' }
    const attack = await byGoogle()
    expect(attack.end.searchParams.get('because')).toBe('account.email-taken')
    expect(await userOf(attack.person)).toBeNull()
    provider.person = { sub: 'liar', email: 'nobody@social.example', email_verified: false, name: 'Liar' }
    const lie = await byGoogle()
    expect(lie.end.searchParams.get('because')).toBe('account.social-email-unverified')
    expect(await userOf(lie.person)).toBeNull()
  })

  it('[threat 7] opens an account by an email that both sides have verified', async () => {
    const lena = await signedUp(server.origin, 'lena')
    const path = '/api/auth/forgetPassword'
    const { token } = (await lena.call('POST', path, { step: 1, email: 'lena@example.org' })).json
    await lena.call('POST', path, { step: 2, token, code: await codeFor(server, 'lena@example.org') })
    await lena.call('POST', path, { step: 3, token, newPassword: 'a new long secret' })
    provider.person = { sub: 'lena-1', email: 'LENA@example.org', email_verified: true, name: 'Lena' }
    const { end, person } = await byGoogle()
    expect(end.searchParams.get('social')).toBe('login')
    expect((await userOf(person)).username).toBe('lena')
  })

  it('finds another username when the name is taken, a page, or has no letters', async () => {
    await signedUp(server.origin, 'Ben')
    for (const [sub, name, username] of [
      ['ben', 'Ben', /^Ben\d{4}$/],
      ['play', 'Play', /^maker\d{4}$/],
      ['none', '李', /^maker\d{4}$/],
    ] as const) {
      provider.person = { sub, name, email: `${sub}@social.example`, email_verified: true }
      expect((await userOf((await byGoogle()).person)).username).toMatch(username)
    }
  })

  it('[threat 10] takes nobody back who did not set out, or with the errand of another', async () => {
    const isCallback = (next: string) => next.includes('/callback?')
    const eve = wanderer()
    const stolen = await eve.wander(`${server.origin}/api/auth/google`, isCallback)
    const victim = wanderer()
    const without = await victim.wander(stolen, (next) => next.includes('social='))
    expect(new URL(without).searchParams.get('because')).toBe('account.social-failed')
    await victim.visit(`${server.origin}/api/auth/google`)
    const crossed = await victim.wander(stolen, (next) => next.includes('social='))
    expect(new URL(crossed).searchParams.get('because')).toBe('account.social-failed')
    expect([...(victim.cookies.get(server.origin) ?? new Map()).keys()]).toEqual([])
  })

  it('leads back to pages of its own only', async () => {
    for (const evil of ['//evil.example', '/\\evil.example', 'https://evil.example', '/%5C../x', 'x']) {
      const { end } = await byGoogle(evil)
      expect(end.origin).toBe(server.origin)
    }
    expect(ownPath('/a/b?c=d#e')).toBe('/a/b?c=d')
    expect(ownPath('/..//evil.example')).toBe('/')
    expect(ownPath('/\t/evil.example')).toBe('/')
  })

  it('says whether it is configured, and refuses when it is not', async () => {
    const person = visitor(server.origin)
    expect((await person.call('GET', '/app-config.json')).json.hasGoogle).toBe(true)
    const plain = await startTestServer()
    const guest = visitor(plain.origin)
    const config = await guest.call('GET', '/app-config.json')
    const refused = await guest.call('GET', '/api/auth/google')
    await plain.end()
    expect(config.json.hasGoogle).toBe(false)
    expect([refused.status, refused.json.code]).toEqual([503, 'account.social-off'])
  })

  it('leads back with a reason when the provider does not answer', async () => {
    const lonely = await startTestServer({
      settings: { oidc: { issuer: 'http://127.0.0.1:9', clientId, clientSecret } },
    })
    const answer = await visitor(lonely.origin).call('GET', '/api/auth/google?returnTo=/community')
    await lonely.end()
    expect(answer.headers.get('location')).toBe('/community?social=failed&because=account.social-failed')
  })
})

describe('the token of the sign-up form', () => {
  const signUpWith = (kind: string, accessToken: string, username: string) =>
    visitor(server.origin).call('POST', '/api/users', {
      ...signUpBody(username),
      password: 'placeholder of the form',
      token: { kind, accessToken },
    })

  it('[E02] signs up with a token that was made for this installation, without any password', async () => {
    provider.person = { ...ada, sub: 'token-1', email: 'token@social.example' }
    const answer = await signUpWith('google', await provider.tokenFor(clientId), 'tokened')
    expect(answer.status).toBe(200)
    expect(answer.json.user).toMatchObject({ username: 'tokened', email: 'token@social.example' })
    const login = await visitor(server.origin).call('POST', '/api/auth/login', {
      username: 'tokened',
      password: 'placeholder of the form',
    })
    expect(login.status).toBe(401)
  })

  it('[E02] signs up with an ID token that the provider has signed for this installation, and knows the person again', async () => {
    provider.person = { ...ada, sub: 'signed-1', email: 'signed@social.example' }
    const body = {
      ...signUpBody('signed1'),
      token: { kind: 'google', accessToken: await provider.idTokenFor(clientId) },
    }
    const { password: _, ...withoutPassword } = body
    const first = await visitor(server.origin).call('POST', '/api/users', withoutPassword)
    expect(first.json.user).toMatchObject({ username: 'signed1', email: 'signed@social.example' })
    const again = await signUpWith('google', await provider.idTokenFor(clientId), 'othername')
    expect(again.json.user._id).toBe(first.json.user._id)
    expect(await server.storage.accounts.byUsername('othername')).toBeUndefined()
  })

  it('[threat 7] refuses an ID token that is another site’s, changed, unsigned, signed by somebody else or over', async () => {
    provider.person = { ...ada, sub: 'signed-2', email: 'signed2@social.example' }
    const right = await provider.idTokenFor(clientId)
    const [head = '', payload = '', signature = ''] = right.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const { privateKey } = await generateKeyPair('RS256')
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString())
    const ownKey = (change: object) =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
    for (const token of [
      await provider.idTokenFor('another-site'),
      `${head}.${encode({ ...claims, sub: 'signed-1' })}.${signature}`,
      `${encode({ alg: 'none' })}.${payload}.`,
      `${encode({ alg: 'none' })}.${payload}.${signature}`,
      await ownKey({}),
      await ownKey({ exp: 1 }),
    ]) {
      const answer = await signUpWith('google', token, 'intruder2')
      expect([answer.status, answer.json.code]).toEqual([403, 'account.social-token-refused'])
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60 * 1000 })
    const late = await signUpWith('google', right, 'intruder2')
    vi.useRealTimers()
    expect(late.json.code).toBe('account.social-token-refused')
    expect(await server.storage.accounts.byUsername('intruder2')).toBeUndefined()
  })

  it('[threat 7] refuses a token that was made for another site, and a made-up one', async () => {
    provider.person = { ...ada, sub: 'token-2', email: 'token2@social.example' }
    for (const [kind, token] of [
      ['google', await provider.tokenFor('another-site')],
      ['google', 'made-up'],
      ['google', ''],
      ['google', 'x'.repeat(8000)],
      ['google', 'ä🦖 \n'],
      ['google', '__proto__'],
    ] as const) {
      const answer = await signUpWith(kind, token, 'intruder')
      expect([answer.status, answer.json.code]).toEqual([403, 'account.social-token-refused'])
    }
    expect(await server.storage.accounts.byUsername('intruder')).toBeUndefined()
  })

  it('[V09] sends whoever comes by Facebook, or without an email, to the form', async () => {
    const said = "We couldn't find registered email id. Please fill form to signup."
    const answer = await signUpWith('facebook', await provider.tokenFor(clientId), 'fromfacebook')
    expect([answer.status, answer.json.code, answer.json.msg]).toEqual([
      403,
      'account.social-email-missing',
      said,
    ])
    expect(await server.storage.accounts.byUsername('fromfacebook')).toBeUndefined()
    provider.person = { sub: 'no-email', name: 'Nora' }
    const { end, person } = await byGoogle('/faqs')
    expect(end.pathname + end.search).toBe('/faqs?social=failed&because=account.social-email-missing')
    expect(await userOf(person)).toBeNull()
  })
})
