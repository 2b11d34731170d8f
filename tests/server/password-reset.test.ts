import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEditor } from './support/editor.ts'
import { codeFor, lettersOf } from './support/letters.ts'
import { newProject, type Person, signedUp, signUpBody, visitor } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

const path = '/api/auth/forgetPassword'
let server: TestServer
let guest: Person
let clock = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.now() + clock })
  guest = visitor(server.origin)
})
afterAll(() => server.end())

const mailOf = (username: string) => `${username}@example.org`
const ask = (email: string) => guest.call('POST', path, { step: 1, email })
const prove = (token: string, code: unknown) => guest.call('POST', path, { step: 2, token, code })
const replace = (token: string, newPassword = 'a new long secret') =>
  guest.call('POST', path, { step: 3, token, newPassword })
const logIn = (username: string, password: string) =>
  visitor(server.origin).call('POST', '/api/auth/login', { username, password })

/** Another code than the right one. */
const wrong = (code: string): string => (code === '111111' ? '222222' : '111111')

describe('a forgotten password', () => {
  it('[C20] is replaced in three steps, and everything that was open is logged out', async () => {
    const mia = await signedUp(server.origin, 'mia')
    const other = visitor(server.origin)
    await other.call('POST', '/api/auth/login', { username: 'mia', password: 'correct horse' })
    const editor = openEditor(mia, await newProject(mia, 'Open'))
    await editor.untilSynced()

    const asked = await ask('MIA@example.org')
    expect([asked.status, Object.keys(asked.json)]).toEqual([200, ['token']])
    const code = await codeFor(server, mailOf('mia'))
    const { token } = asked.json
    expect((await prove(token, Number(code))).status).toBe(200)
    expect((await replace(token)).status).toBe(200)

    expect((await logIn('mia', 'correct horse')).status).toBe(401)
    expect((await logIn('mia', 'a new long secret')).status).toBe(200)
    for (const person of [mia, other]) {
      expect((await person.call('GET', '/api/auth/me')).json.user).toBeNull()
    }
    await until(() => editor.reasons.includes('sync.login-needed'), 'the open project closes')
    editor.close()
  })

  it('[threat 8] gives nothing for a code a second time, nor without one', async () => {
    await signedUp(server.origin, 'twice')
    const { token } = (await ask(mailOf('twice'))).json
    expect((await replace(token)).json.code).toBe('account.code-over')
    const code = await codeFor(server, mailOf('twice'))
    await prove(token, code)
    expect((await prove(token, code)).json.code).toBe('account.code-over')
    expect((await replace(token)).status).toBe(200)
    expect((await replace(token, 'another long secret')).json.code).toBe('account.code-over')
    expect((await logIn('twice', 'a new long secret')).status).toBe(200)
  })

  it('[threat 8] refuses the right code after five wrong ones', async () => {
    await signedUp(server.origin, 'five')
    const { token } = (await ask(mailOf('five'))).json
    const code = await codeFor(server, mailOf('five'))
    for (let time = 0; time < 5; time += 1) {
      const answer = await prove(token, wrong(code))
      expect([answer.status, answer.json.code]).toEqual([400, 'account.code-wrong'])
    }
    expect((await prove(token, code)).json.code).toBe('account.code-over')
    expect((await replace(token)).json.code).toBe('account.code-over')
  })

  it('[threat 8] refuses the code of one request for another, and one that is ten minutes old', async () => {
    await signedUp(server.origin, 'ann')
    await signedUp(server.origin, 'ben')
    const ann = (await ask(mailOf('ann'))).json.token
    const ben = (await ask(mailOf('ben'))).json.token
    const codeOfBen = await codeFor(server, mailOf('ben'))
    const codeOfAnn = await codeFor(server, mailOf('ann'))
    if (codeOfAnn !== codeOfBen) expect((await prove(ann, codeOfBen)).json.code).toBe('account.code-wrong')
    clock += 10 * 60 * 1000
    expect((await prove(ben, codeOfBen)).json.code).toBe('account.code-over')
  })

  it('[threat 8] keeps nothing of a code by which the million could be tried', async () => {
    await signedUp(server.origin, 'stored')
    const { token } = (await ask(mailOf('stored'))).json
    const code = await codeFor(server, mailOf('stored'))
    const rows = await server.database.selectFrom('password_reset').selectAll().execute()
    const stored = JSON.stringify(rows)
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    for (const secret of [code, token, mailOf('stored'), hash(code)]) expect(stored).not.toContain(secret)
    expect(stored).toContain(hash(token))
  })

  it('[threat 8] makes one code of a person end the others', async () => {
    await signedUp(server.origin, 'many')
    const first = (await ask(mailOf('many'))).json.token
    const codeOfFirst = await codeFor(server, mailOf('many'))
    await prove(first, codeOfFirst)
    const second = (await ask(mailOf('many'))).json.token
    await prove(second, await codeFor(server, mailOf('many'), 2))
    expect((await replace(second)).status).toBe(200)
    expect((await replace(first, 'the first long secret')).json.code).toBe('account.code-over')
  })

  it('[threat 8] sends three codes an hour for one email, known or not', async () => {
    await signedUp(server.origin, 'often')
    for (const email of [mailOf('often'), 'nobody@example.org']) {
      const statuses = []
      for (let time = 0; time < 4; time += 1) statuses.push((await ask(email)).status)
      expect(statuses).toEqual([200, 200, 200, 429])
    }
    clock += 60 * 60 * 1000
    expect((await ask(mailOf('often'))).status).toBe(200)
  })

  it('[threat 8] answers 200 known and 200 unknown emails byte for byte alike, and writes to the known only', async () => {
    const hash = 'no hash: nobody logs in here'
    const shapes = { known: new Set<string>(), unknown: new Set<string>() }
    const count = 200
    for (let index = 0; index < count; index += 1) {
      await server.storage.accounts.create({
        id: `known-${index}`,
        username: `known${index}`,
        name: 'Known',
        email: mailOf(`known${index}`),
        profileImg: null,
        createdAt: 0,
        passwordHash: hash,
      })
    }
    for (let index = 0; index < count; index += 1) {
      for (const kind of ['known', 'unknown'] as const) {
        const asked = await ask(mailOf(`${kind}${index}`))
        const tried = await prove(asked.json.token, '0000000')
        shapes[kind].add(
          [asked, tried]
            .map(({ status, headers, json }) => {
              const names = [...headers.keys()].sort().join()
              return `${status} ${names} ${JSON.stringify(json).replaceAll(/"[\w-]{20,43}"/g, '"…"')}`
            })
            .join('\n'),
        )
      }
    }
    expect(shapes.known.size).toBe(1)
    expect(shapes.unknown).toEqual(shapes.known)
    const written = () => lettersOf(server).filter((letter) => /^To: (un)?known\d+@/m.test(letter))
    await until(() => written().length >= count, 'the known have their letters')
    expect(written().filter((letter) => letter.includes('To: unknown'))).toEqual([])
  })

  it('[threat 8] never ends in a new password by any order of steps without the right code', async () => {
    await signedUp(server.origin, 'walked')
    const seed = Math.floor(Math.random() * 2 ** 31)
    console.info(`seed ${seed}`)
    let state = seed
    const dice = (sides: number): number => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
      return Math.floor((state / 0x80000000) * sides)
    }
    const tokens = ['made-up', (await ask('nobody2@example.org')).json.token]
    for (let time = 0; time < 3; time += 1) tokens.push((await ask(mailOf('walked'))).json.token)
    for (let step = 0; step < 300; step += 1) {
      const token = tokens[dice(tokens.length)] ?? ''
      const answer = dice(2) === 0 ? await prove(token, '1234567') : await replace(token)
      expect(answer.status).toBe(400)
    }
    expect((await logIn('walked', 'correct horse')).status).toBe(200)
  })

  it('[X02] [V08] says what is wrong in the field message', async () => {
    const { token } = (await ask('somebody@example.org')).json
    const sentences = [
      [await ask(''), 'Email cannot be empty'],
      [await ask('no-email'), 'Email is not valid'],
      [await prove(token, ''), 'Type the code from the email.'],
      [await prove(token, '12a456'), 'The code has digits only.'],
      [await prove(token, '123456'), 'This code is not right. Look into the email again.'],
      [await replace(token, '1234567'), 'Password needs at least 8 characters'],
      [await replace(token, 'password123'), 'Too many people use this password. Think of another one.'],
      [await guest.call('POST', path, { step: 4 }), 'Something in this request is missing or wrong.'],
    ] as const
    for (const [answer, message] of sentences) {
      expect([answer.status, answer.json.message]).toEqual([400, message])
    }
  })

  it('[X02] answers a fault of the server with the fallback sentence in the field message', async () => {
    const broken = await startTestServer({
      wrap: (storage) => ({
        ...storage,
        accounts: { ...storage.accounts, byEmail: () => Promise.reject(new Error('secret cause')) },
      }),
    })
    const answer = await visitor(broken.origin).call('POST', path, { step: 1, email: 'a@example.org' })
    await broken.end()
    expect(answer.status).toBe(500)
    expect(answer.json.message).toBe('Sorry! not able to process request right now')
    expect(JSON.stringify(answer.json)).not.toContain('secret')
  })

  it('limits how often one address may ask', async () => {
    const strict = await startTestServer({ settings: { resetsPerHour: 1 } })
    const person = visitor(strict.origin)
    await person.call('POST', path, { step: 1, email: 'a@example.org' })
    const second = await person.call('POST', path, { step: 1, email: 'b@example.org' })
    await strict.end()
    expect([second.status, second.json.code]).toEqual([429, 'account.too-many-tries'])
  })
})

it('goes to whose the email is, not to a later account that gave it too', async () => {
  await signedUp(server.origin, 'owner')
  await visitor(server.origin).call('POST', '/api/users', {
    ...signUpBody('beside'),
    email: mailOf('owner'),
  })
  const { token } = (await ask(mailOf('owner'))).json
  await prove(token, await codeFor(server, mailOf('owner'), 2))
  await replace(token)
  expect((await logIn('owner', 'a new long secret')).status).toBe(200)
  expect((await logIn('beside', 'a new long secret')).status).toBe(401)
})
