import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeFor, lettersOf } from './support/letters.ts'
import { type Person, signedUp, signUpBody, visitor } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let clock = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.now() + clock })
})
afterAll(() => server.end())

const password = 'correct horse'
const path = '/api/users/email'
const ask = (person: Person, email: string, secret = password) =>
  person.call('POST', path, { email, password: secret })
const confirm = (person: Person, token: string, code: string) =>
  person.call('POST', `${path}/confirm`, { token, code })
const emailOf = async (person: Person) => (await person.call('GET', '/api/auth/me')).json.user.email
const logIn = async (username: string) =>
  (await visitor(server.origin).call('POST', '/api/auth/login', { username, password })).status

describe('another email address', () => {
  it('is the account’s when both mailboxes have confirmed it, and the old one is nobody’s any more', async () => {
    const mia = await signedUp(server.origin, 'mia')
    const reset = { step: 1, email: 'mia@example.org' }
    const { token: resetToken } = (await mia.call('POST', '/api/auth/forgetPassword', reset)).json
    const resetCode = await codeFor(server, 'mia@example.org')
    const { token } = (await ask(mia, 'Mia.New@example.org')).json
    const newCode = await codeFor(server, 'Mia.New@example.org')
    const oldCode = await codeFor(server, 'mia@example.org', 2)
    expect((await confirm(mia, token, newCode)).json).toEqual({ isChanged: false })
    expect(await emailOf(mia)).toBe('mia@example.org')
    expect((await confirm(mia, token, oldCode)).json).toEqual({ isChanged: true })
    expect(await emailOf(mia)).toBe('Mia.New@example.org')
    expect(await logIn('mia.new@example.org')).toBe(200)
    expect(await logIn('mia@example.org')).toBe(401)
    const late = { step: 2, token: resetToken, code: resetCode }
    expect((await mia.call('POST', '/api/auth/forgetPassword', late)).json.code).toBe('account.code-over')
    const owner = await server.storage.accounts.byEmail('mia.new@example.org')
    expect(owner?.isEmailVerified).toBe(true)
    expect((await confirm(mia, token, newCode)).json.code).toBe('account.code-over')
  })

  it('is not by one mailbox alone, whichever, nor by one code twice', async () => {
    const ben = await signedUp(server.origin, 'ben')
    for (const [address, other, count] of [
      ['ben@example.org', 'ben1@example.org', 1],
      ['ben2@example.org', 'ben2@example.org', 1],
    ] as const) {
      const { token } = (await ask(ben, other)).json
      const code = await codeFor(server, address, count)
      expect((await confirm(ben, token, code)).json).toEqual({ isChanged: false })
      expect((await confirm(ben, token, code)).json.code).toBe('account.code-wrong')
      expect(await emailOf(ben)).toBe('ben@example.org')
    }
  })

  it('is asked for with the password, by somebody who is logged in, and confirmed by nobody else', async () => {
    const zoe = await signedUp(server.origin, 'zoe')
    const eve = await signedUp(server.origin, 'eve')
    expect((await ask(visitor(server.origin), 'x@example.org')).status).toBe(401)
    expect((await ask(zoe, 'x@example.org', 'wrong')).json.code).toBe('account.password-wrong')
    expect((await ask(zoe, 'ZOE@example.org')).json.code).toBe('account.email-same')
    const { token } = (await ask(zoe, 'zoe2@example.org')).json
    const code = await codeFor(server, 'zoe2@example.org')
    expect((await confirm(eve, token, code)).json.code).toBe('account.code-over')
    expect((await confirm(visitor(server.origin), token, code)).status).toBe(401)
    for (const body of [
      { email: 'no-email', password },
      { email: '', password },
      { email: 'x@example.org', password, role: 'staff' },
    ]) {
      expect((await zoe.call('POST', path, body)).status).toBe(400)
    }
  })

  it('[threat 8] takes five wrong codes and ten minutes, and keeps nothing by which the million could be tried', async () => {
    const tim = await signedUp(server.origin, 'tim')
    const { token } = (await ask(tim, 'tim2@example.org')).json
    const code = await codeFor(server, 'tim2@example.org')
    const stored = JSON.stringify(await server.database.selectFrom('email_change').selectAll().execute())
    for (const secret of [code, token]) expect(stored).not.toContain(secret)
    for (let time = 0; time < 5; time += 1) {
      expect((await confirm(tim, token, '0000000')).json.code).toBe('account.code-wrong')
    }
    expect((await confirm(tim, token, code)).json.code).toBe('account.code-over')
    const again = (await ask(tim, 'tim3@example.org')).json.token
    const later = await codeFor(server, 'tim3@example.org')
    clock += 10 * 60 * 1000
    expect((await confirm(tim, again, later)).json.code).toBe('account.code-over')
    await ask(await signedUp(server.origin, 'tidy'), 'tidy2@example.org')
    const rows = await server.database.selectFrom('email_change').select('email').execute()
    expect(rows.map(({ email }) => email)).toEqual(['tidy2@example.org'])
  })

  it('[threat 8] is answered alike when it is somebody else’s, where no code arrives, and cannot be had by waiting', async () => {
    await signedUp(server.origin, 'victim')
    const fox = await signedUp(server.origin, 'fox')
    const [free, used] = [await ask(fox, 'fox2@example.org'), await ask(fox, 'VICTIM@example.org')]
    const shape = ({ status, json }: typeof free) => [status, Object.keys(json), json.token.length]
    expect(shape(used)).toEqual(shape(free))
    await codeFor(server, 'fox@example.org', 2)
    expect(lettersOf(server).filter((letter) => /^To: victim@/im.test(letter))).toEqual([])
    const { token } = (await ask(fox, 'late@example.org')).json
    const code = await codeFor(server, 'late@example.org')
    await signedUp(server.origin, 'late')
    const old = await codeFor(server, 'fox@example.org', 3)
    await confirm(fox, token, old)
    expect((await confirm(fox, token, code)).json.code).toBe('account.email-taken')
    expect(await emailOf(fox)).toBe('fox@example.org')
  })

  it('asks nothing of a mailbox that the account has no right to, and of no pupil', async () => {
    await signedUp(server.origin, 'owner')
    const beside = visitor(server.origin)
    await beside.call('POST', '/api/users', { ...signUpBody('beside'), email: 'owner@example.org' })
    await until(() => lettersOf(server).some((letter) => letter.includes('To: owner@')), 'its owner is told')
    const { token } = (await ask(beside, 'beside@example.org')).json
    const code = await codeFor(server, 'beside@example.org')
    expect((await confirm(beside, token, code)).json).toEqual({ isChanged: true })
    expect(lettersOf(server).filter((letter) => letter.includes('To: owner@'))).toHaveLength(1)
    expect(await logIn('beside@example.org')).toBe(200)
    await server.database.updateTable('user').set({ email: '' }).where('username', '=', 'owner').execute()
    const pupil = visitor(server.origin)
    await pupil.call('POST', '/api/auth/login', { username: 'owner', password })
    expect((await ask(pupil, 'pupil@example.org')).json.code).toBe('account.email-none')
  })
})
