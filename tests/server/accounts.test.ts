import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, signedUp, signUpBody, visitor } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let guest: Person
beforeAll(async () => {
  server = await startTestServer()
  guest = visitor(server.origin)
})
afterAll(() => server.end())

const fieldsOf = (problem: { errors: { field: string; message: string }[] }) =>
  Object.fromEntries(problem.errors.map(({ field, message }) => [field, message]))

describe('sign-up', () => {
  it('[C19] makes an account and logs in at once', async () => {
    const mia = visitor(server.origin)
    const answer = await mia.call('POST', '/api/users', signUpBody('Mia'))
    expect(answer.status).toBe(200)
    expect(answer.json.user).toEqual({
      _id: expect.any(String),
      username: 'Mia',
      email: 'Mia@example.org',
      name: 'Mia Muster',
      createdAt: expect.any(Number),
      profileImg: null,
    })
    expect(answer.headers.get('set-cookie')).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/)
    expect((await mia.call('GET', '/api/auth/me')).json.user.username).toBe('Mia')
  })

  it('[V03] refuses empty fields in the words of the specification', async () => {
    const answer = await guest.call('POST', '/api/users', { name: '', username: '', email: '', password: '' })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(fieldsOf(answer.json)).toEqual({
      name: 'Fullname cannot be empty',
      username: 'Username cannot be empty',
      email: 'Email cannot be empty',
      password: 'Password cannot be empty',
    })
  })

  it('[V03] refuses absent fields like empty ones', async () => {
    expect(fieldsOf((await guest.call('POST', '/api/users', {})).json)).toMatchObject({
      username: 'Username cannot be empty',
      password: 'Password cannot be empty',
    })
  })

  it('[V04] refuses an email that is not valid', async () => {
    const answer = await guest.call('POST', '/api/users', { ...signUpBody('tim'), email: 'tim@@example.org' })
    expect(answer.json.msg).toBe('Email is not valid')
  })

  it('[V06] trims the username and refuses what is not a letter or a digit', async () => {
    const odd = await guest.call('POST', '/api/users', { ...signUpBody('a'), username: 'a_b' })
    expect(odd.json.code).toBe('account.username-characters')
    const trimmed = visitor(server.origin)
    const body = { ...signUpBody('Trim'), username: '  Trim  ' }
    expect((await trimmed.call('POST', '/api/users', body)).json.user.username).toBe('Trim')
  })

  it('refuses a name that is a page of Nestling, and a short password', async () => {
    const page = await guest.call('POST', '/api/users', signUpBody('Play'))
    expect(page.json.code).toBe('account.username-reserved')
    const short = await guest.call('POST', '/api/users', { ...signUpBody('leo'), password: '1234567' })
    expect(short.json.code).toBe('account.password-too-short')
  })

  it('[C19] refuses a username and an email that are taken, whatever their case', async () => {
    await signedUp(server.origin, 'Noah')
    const name = await guest.call('POST', '/api/users', { ...signUpBody('nOAH'), email: 'other@example.org' })
    expect([name.status, name.json.code]).toEqual([409, 'account.username-taken'])
    const email = await guest.call('POST', '/api/users', {
      ...signUpBody('noah2'),
      email: 'NOAH@example.org',
    })
    expect([email.status, email.json.code]).toEqual([409, 'account.email-taken'])
  })
})

describe('login', () => {
  beforeAll(() => signedUp(server.origin, 'Lena'))

  it('[C17] logs in by username and by email, whatever the case', async () => {
    for (const username of ['lena', 'LENA@example.org']) {
      const lena = visitor(server.origin)
      const answer = await lena.call('POST', '/api/auth/login', { username, password: 'correct horse' })
      expect(answer.json.user.username).toBe('Lena')
      expect((await lena.call('GET', '/api/auth/me')).json.user.username).toBe('Lena')
    }
  })

  it('[C17] [X01] refuses a wrong password and an unknown name with the same words', async () => {
    for (const username of ['lena', 'nobody']) {
      const answer = await guest.call('POST', '/api/auth/login', { username, password: 'wrong' })
      expect(answer.status).toBe(401)
      expect(answer.json).toMatchObject({
        code: 'account.credentials-wrong',
        msg: 'Username or password is wrong',
        message: 'Username or password is wrong',
      })
    }
  })

  it('[V07] says what is missing, and that a name with an @ must be an email', async () => {
    const empty = await guest.call('POST', '/api/auth/login', { username: '', password: '' })
    expect(fieldsOf(empty.json)).toEqual({
      username: 'Username cannot be empty',
      password: 'Password cannot be empty',
    })
    const odd = await guest.call('POST', '/api/auth/login', { username: '@x', password: 'abc' })
    expect(odd.json.msg).toBe('Email is not valid')
  })

  it('[X01] is no error on page load', async () => {
    const answer = await visitor(server.origin).call('GET', '/api/auth/me')
    expect([answer.status, answer.json]).toEqual([200, { user: null }])
  })

  it('[X01] answers broken requests with the fallback sentence only for faults of its own', async () => {
    const broken = await fetch(`${server.origin}/api/auth/login`, {
      method: 'POST',
      headers: { origin: server.origin, 'content-type': 'application/json' },
      body: '{',
    })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toMatchObject({ code: 'general.invalid-request' })
  })

  it('[X01] answers a fault of the server with the fallback sentence and nothing of its cause', async () => {
    const broken = await startTestServer({
      wrap: (storage) => ({
        ...storage,
        ping: () => Promise.reject(new Error('secret cause')),
        accounts: { ...storage.accounts, withPassword: () => Promise.reject(new Error('secret cause')) },
      }),
    })
    const person = visitor(broken.origin)
    const answer = await person.call('POST', '/api/auth/login', { username: 'mia', password: 'x' })
    const ready = await person.call('GET', '/readyz')
    const alive = await person.call('GET', '/healthz')
    await broken.end()
    expect(answer.status).toBe(500)
    expect(answer.json.msg).toBe('Sorry! not able to process request right now')
    expect(JSON.stringify(answer.json)).not.toContain('secret')
    expect([ready.status, ready.json.code, alive.status]).toEqual([503, 'general.not-ready', 200])
  })

  it('limits tries for one name, not for another', async () => {
    const strict = await startTestServer({ settings: { loginTriesPerMinute: 3 } })
    const person = visitor(strict.origin)
    const statuses = []
    for (let index = 0; index < 4; index += 1) {
      const answer = await person.call('POST', '/api/auth/login', { username: 'Anna', password: 'x' })
      statuses.push(answer.status)
    }
    const other = await person.call('POST', '/api/auth/login', { username: 'ben', password: 'x' })
    await strict.end()
    expect(statuses).toEqual([401, 401, 401, 429])
    expect(other.status).toBe(401)
  })

  it('limits new accounts from one address', async () => {
    const strict = await startTestServer({ settings: { signUpsPerHour: 1 } })
    await signedUp(strict.origin, 'first')
    const second = await visitor(strict.origin).call('POST', '/api/users', signUpBody('second'))
    await strict.end()
    expect(second.json.code).toBe('account.too-many-tries')
  })
})

describe('session', () => {
  it('[C18] ends at logout by GET and by POST', async () => {
    for (const method of ['GET', 'POST']) {
      const person = await signedUp(server.origin, `out${method}`)
      const { cookie } = person
      expect((await person.call(method, '/api/auth/logout')).json).toEqual({})
      person.cookie = cookie
      expect((await person.call('GET', '/api/auth/me')).json.user).toBeNull()
    }
  })

  it('[C18] is not ended by a foreign page', async () => {
    const person = await signedUp(server.origin, 'stays')
    const answer = await person.call('GET', '/api/auth/logout', undefined, { 'sec-fetch-site': 'cross-site' })
    expect(answer.json.code).toBe('general.foreign-origin')
    expect((await person.call('GET', '/api/auth/me')).json.user.username).toBe('stays')
  })

  it('counts as none when there are two cookies of its name', async () => {
    const person = await signedUp(server.origin, 'tossed')
    const { cookie } = person
    for (const tossed of [`sid=fixed; ${cookie}`, `${cookie}; sid=fixed`]) {
      person.cookie = tossed
      expect((await person.call('GET', '/api/auth/me')).json.user).toBeNull()
    }
  })

  it('stores neither passwords nor tokens', async () => {
    const person = await signedUp(server.origin, 'secret')
    const stored = await server.storage.accounts.withPassword('secret')
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const token = person.cookie.slice('sid='.length)
    expect(await server.storage.sessions.owner(token, Date.now())).toBeUndefined()
  })

  it('is a __Host- cookie over https', async () => {
    const secure = await startTestServer({ settings: { publicUrl: 'https://nestling.example' } })
    const port = await portOf(secure)
    const answer = await rawPost(port, '/api/users', signUpBody('tls'), {
      host: 'nestling.example',
      origin: 'https://nestling.example',
    })
    await secure.end()
    expect(answer).toMatch(/set-cookie: __Host-sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure;/i)
  })
})

async function portOf(running: TestServer): Promise<number> {
  return Number(new URL(running.running.listening).port)
}

/** `fetch` may not set Host, so this speaks HTTP itself; answers the whole response as text. */
async function rawPost(
  port: number,
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<string> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        path,
        method: 'POST',
        host: 'localhost',
        headers: { 'content-type': 'application/json', ...headers },
      },
      (response) => {
        response.resume()
        response.on('end', () =>
          resolve(
            Object.entries(response.headers)
              .map(([name, value]) => `${name}: ${value}`)
              .join('\n'),
          ),
        )
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify(body))
  })
}
