import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashSessionToken } from '../../server/auth/session-token.ts'
import { openEditor } from './support/editor.ts'
import { lettersTo } from './support/letters.ts'
import { newProject, type Person, signedUp, signUpBody, visitor } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

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
  it('[C19] [E01] makes an account and logs in at once', async () => {
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
      roles: [],
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

  it('[C19] refuses a username that is taken, whatever its case', async () => {
    await signedUp(server.origin, 'Noah')
    const name = await guest.call('POST', '/api/users', { ...signUpBody('nOAH'), email: 'other@example.org' })
    expect([name.status, name.json.code]).toEqual([409, 'account.username-taken'])
  })

  it('[threat 9] answers an email that somebody else has like any other, and tells whose it is by a letter', async () => {
    await signedUp(server.origin, 'first')
    const answers = []
    for (const [username, email] of [
      ['second', 'FIRST@example.org'],
      ['third', 'unused@example.org'],
    ] as const) {
      answers.push(
        await visitor(server.origin).call('POST', '/api/users', { ...signUpBody(username), email }),
      )
    }
    const shapes = answers.map(({ status, headers, json }) => [
      status,
      [...headers.keys()].sort(),
      Object.keys(json.user),
    ])
    expect(shapes[0]).toEqual(shapes[1])
    expect(answers[0]?.json.user.email).toBe('FIRST@example.org')
    const [letter] = await lettersTo(server, 'first@example.org')
    expect(letter).toContain('already have a Nestling account')
    const byEmail = await guest.call('POST', '/api/auth/login', {
      username: 'first@example.org',
      password: 'correct horse',
    })
    expect(byEmail.json.user.username).toBe('first')
  })

  it('[E02] [E14] takes the whole payload, drops what is empty, and keeps the tags of the first visit', async () => {
    const answer = await visitor(server.origin).call('POST', '/api/users', {
      ...signUpBody('tagged'),
      profileImg: '',
      domainKey: 1,
      utmTags: { utm_source: 'school', utm_medium: '', other: 'x' },
    })
    expect([answer.status, answer.json.user.profileImg]).toEqual([200, null])
    const row = await server.database
      .selectFrom('user')
      .select(['domain_key', 'utm_tags'])
      .where('username', '=', 'tagged')
      .executeTakeFirst()
    expect(row).toEqual({ domain_key: '1', utm_tags: '{"utm_source":"school"}' })
    expect(await server.storage.roles.of(answer.json.user._id)).toEqual([])
  })

  it.each([
    ...[
      'role',
      'roles',
      'isStaff',
      'isAdmin',
      'staff',
      'teacher',
      'xp',
      'userXp',
      'streak',
      'id',
      '_id',
      'userId',
    ],
    ...[
      'emailVerified',
      'email_verified',
      'passwordHash',
      'password_hash',
      'createdAt',
      'closedAt',
      'issuer',
      'rePassword',
    ],
  ])('[threat 6] refuses a sign-up that sets %s as well, and makes nobody', async (field) => {
    const answer = await guest.call('POST', '/api/users', { ...signUpBody('mass'), [field]: 'staff' })
    expect([answer.status, answer.json.code]).toEqual([400, 'account.field-unknown'])
    expect(await server.storage.accounts.byUsername('mass')).toBeUndefined()
  })

  it('[threat 9] refuses the passwords that everybody tries first', async () => {
    for (const password of ['Password', 'minecraft2024', '12345678', 'passwort1']) {
      const answer = await guest.call('POST', '/api/users', { ...signUpBody('lazy'), password })
      expect([answer.status, answer.json.msg]).toEqual([
        400,
        'Too many people use this password. Think of another one.',
      ])
    }
  })
})

describe('login', () => {
  beforeAll(() => signedUp(server.origin, 'Lena'))

  it('[C17] takes an email from its own field when no username is given', async () => {
    for (const named of [{}, { username: '' }]) {
      const body = { ...named, email: 'lena@example.org', password: 'correct horse' }
      const answer = await visitor(server.origin).call('POST', '/api/auth/login', body)
      expect(answer.json.user).toMatchObject({ username: 'Lena' })
    }
    const wrong = { email: 'no-email', password: 'correct horse' }
    expect((await guest.call('POST', '/api/auth/login', wrong)).json.code).toBe('account.username-empty')
  })

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

  it('[threat 9] slows down 100 guesses at one account, by name, by email and from many addresses', async () => {
    const strict = await startTestServer({ settings: { loginTriesPerMinute: 5, proxies: 1 } })
    const person = await signedUp(strict.origin, 'Target')
    const guess = async (username: string, address: string, password = 'a guess') => {
      const headers = { 'x-forwarded-for': address }
      return (await person.call('POST', '/api/auth/login', { username, password }, headers)).status
    }
    const here = []
    for (let time = 0; time < 100; time += 1) here.push(await guess('target', '10.0.0.1'))
    const byEmail = await guess('target@example.org', '10.0.0.1', 'correct horse')
    const everywhere = []
    for (let time = 0; time < 100; time += 1) everywhere.push(await guess('target', `10.0.1.${time}`))
    await signedUp(strict.origin, 'Second')
    const inOneNet = []
    for (let last = 0; last < 8; last += 1) inOneNet.push(await guess('second', `2001:db8::${last}`))
    await strict.end()
    expect(here.filter((status) => status === 401)).toHaveLength(5)
    expect(byEmail).toBe(429)
    expect(everywhere.filter((status) => status === 401).length).toBeLessThan(25)
    expect(
      inOneNet.filter((status) => status === 401),
      'one /64 of IPv6',
    ).toHaveLength(5)
  })

  it.each([
    [0, 'me', 1],
    [1, 'me', 4],
    [1, 'me, 10.0.0.9', 1],
    [2, 'me, 10.0.0.9', 4],
    [2, 'other, me, 10.0.0.9', 4],
    [2, 'me, 10.0.0.9, 10.0.0.8', 1],
  ])(
    '[threat 9] behind %i proxies tells addresses apart by what those wrote, not the visitor: %s',
    async (proxies, path, allowed) => {
      const strict = await startTestServer({ settings: { signUpsPerHour: 1, proxies } })
      const statuses = []
      for (let index = 0; index < 4; index += 1) {
        const headers = {
          'x-forwarded-for': path.replace('me', `10.1.0.${index}`).replace('other', '10.2.0.1'),
        }
        const answer = await visitor(strict.origin).call(
          'POST',
          '/api/users',
          signUpBody(`one${index}`),
          headers,
        )
        statuses.push(answer.status)
      }
      await strict.end()
      expect(statuses.filter((status) => status === 200)).toHaveLength(allowed)
    },
  )

  it('[threat 9] counts guesses that come at once from one address as if they came one by one', async () => {
    const strict = await startTestServer({ settings: { loginTriesPerMinute: 1 } })
    const guess = async (_: unknown, index: number) => {
      const body = { username: `somebody${index}`, password: 'a guess' }
      return (await visitor(strict.origin).call('POST', '/api/auth/login', body)).status
    }
    const statuses = await Promise.all(Array.from({ length: 60 }, guess))
    await strict.end()
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })

  it('[threat 9] lets a class of 30 in behind one address, also when each of them mistypes once', async () => {
    const school = await startTestServer({ settings: { loginTriesPerMinute: 10, signUpsPerHour: 60 } })
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, pupil) => {
        const username = `pupil${pupil}`
        await signedUp(school.origin, username)
        const person = visitor(school.origin)
        await person.call('POST', '/api/auth/login', { username, password: 'correct hose' })
        return (await person.call('POST', '/api/auth/login', { username, password: 'correct horse' })).status
      }),
    )
    await school.end()
    expect(statuses).toEqual(Array.from({ length: 30 }, () => 200))
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
  it('[threat 10] gets a new id at login, and the one before is worth nothing', async () => {
    const person = await signedUp(server.origin, 'fresh')
    const before = person.cookie
    await person.call('POST', '/api/auth/login', { username: 'fresh', password: 'correct horse' })
    expect(person.cookie).not.toBe(before)
    const old = visitor(server.origin)
    old.cookie = before
    expect((await old.call('GET', '/api/auth/me')).json.user).toBeNull()
    const preset = visitor(server.origin)
    preset.cookie = 'sid=chosen-by-somebody-else'
    await preset.call('POST', '/api/auth/login', { username: 'fresh', password: 'correct horse' })
    expect(preset.cookie).toMatch(/^sid=[\w-]{43}$/)
  })

  it('[threat 10] gets a new id when its person becomes staff, and open projects come back with it', async () => {
    const person = await signedUp(server.origin, 'rising')
    const before = person.cookie
    const editor = openEditor(person, await newProject(person, 'Open'))
    await editor.untilSynced()
    const me = await person.call('GET', '/api/auth/me')
    await server.storage.roles.grant(me.json.user._id, 'staff', Date.now())
    expect((await person.call('GET', '/api/auth/me')).headers.getSetCookie()).toHaveLength(1)
    expect(person.cookie).not.toBe(before)
    expect((await person.call('GET', '/api/auth/me')).headers.getSetCookie()).toEqual([])
    await until(() => editor.socket.status === 'connected', 'the project is open again')
    editor.close()
    const old = await server.storage.sessions.owner(hashSessionToken(before.slice(4)), Date.now() + 61_000)
    expect(old).toBeUndefined()
  })

  it('[threat 10] lets no answer be kept by a browser, and closes what was open live at logout', async () => {
    const person = await signedUp(server.origin, 'leaving')
    const editor = openEditor(person, await newProject(person, 'Open'))
    await editor.untilSynced()
    for (const path of ['/api/auth/me', '/api/project/v2', '/api/users/profile?username=leaving']) {
      expect((await person.call('GET', path)).headers.get('cache-control')).toBe('no-store')
    }
    await person.call('GET', '/api/auth/logout', undefined, { 'sec-fetch-site': 'same-origin' })
    await until(() => editor.reasons.includes('sync.login-needed'), 'the open project closes')
    editor.close()
  })

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
