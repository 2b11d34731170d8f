import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Storage } from '../../server/storage/storage.ts'
import { type Person, signedUp, signUpBody, visitor } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

/** What the server has done, in its order: hashes of passwords, questions to the storage, answers, and letters when they are given to be sent. */
const { done } = vi.hoisted(() => ({ done: [] as string[] }))

vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>()
  return {
    hash: (...given: Parameters<typeof real.hash>) => {
      done.push('hash')
      return real.hash(...given)
    },
    verify: (...given: Parameters<typeof real.verify>) => {
      done.push('verify')
      return real.verify(...given)
    },
  }
})
vi.mock('../../server/mail/mailer.ts', async (load) => {
  const real = await load<typeof import('../../server/mail/mailer.ts')>()
  const createMailer: typeof real.createMailer = (...given) => {
    const mailer = real.createMailer(...given)
    return {
      ...mailer,
      send(message) {
        done.push('letter')
        mailer.send(message)
      },
    }
  }
  return { createMailer }
})

const watched = ['accounts', 'passwordResets', 'sessions', 'identities'] as const

/** A storage that notes what it is asked. */
function noting(storage: Storage): Storage {
  const note = <Port extends object>(name: string, port: Port): Port =>
    new Proxy(port, {
      get(target, method, receiver) {
        const real = Reflect.get(target, method, receiver)
        if (typeof real !== 'function') return real
        return (...given: unknown[]) => {
          done.push(`${name}.${String(method)}`)
          return Reflect.apply(real, target, given)
        }
      },
    })
  return Object.assign(
    {},
    storage,
    Object.fromEntries(watched.map((name) => [name, note(name, storage[name])])),
  )
}

let server: TestServer
let guest: Person
const hearAnswer = (message: unknown): void => {
  const { request } = Object(message)
  if (request instanceof IncomingMessage && request.url?.startsWith('/api/')) done.push('answer')
}
beforeAll(async () => {
  server = await startTestServer({ wrap: noting })
  guest = visitor(server.origin)
  await signedUp(server.origin, 'known')
  await signedUp(server.origin, 'social')
  await server.database
    .updateTable('user')
    .set({ password_hash: null })
    .where('username', '=', 'social')
    .execute()
  subscribe('http.server.response.finish', hearAnswer)
})
afterAll(async () => {
  unsubscribe('http.server.response.finish', hearAnswer)
  await server.end()
})
beforeEach(() => {
  done.length = 0
})

/** All that was done for one call until it was answered. */
async function workOf(path: string, body: object): Promise<readonly string[]> {
  done.length = 0
  await visitor(server.origin).call('POST', path, body)
  await until(() => done.includes('answer'), 'the answer')
  return done.slice(0, done.indexOf('answer') + 1)
}

describe('[threat 8] the same work for whoever is known and whoever is not', () => {
  it('a login asks the storage the same and checks one password, whoever it is', async () => {
    const path = '/api/auth/login'
    const known = await workOf(path, { username: 'known', password: 'wrong horse' })
    expect(known.filter((work) => work === 'verify')).toHaveLength(1)
    for (const username of ['nobody', 'social', 'known@example.org', 'nobody@example.org']) {
      expect(await workOf(path, { username, password: 'wrong horse' }), username).toEqual(known)
    }
  })

  it('a forgotten password asks the storage the same, and its letter leaves after the answer', async () => {
    const path = '/api/auth/forgetPassword'
    const known = await workOf(path, { step: 1, email: 'known@example.org' })
    await until(() => done.includes('letter'), 'the letter')
    expect(done.indexOf('letter')).toBeGreaterThan(done.indexOf('answer'))
    const unknown = await workOf(path, { step: 1, email: 'nobody@example.org' })
    expect(unknown).toEqual(known)
    expect(known).not.toContain('letter')
  })

  it('[threat 9] a sign-up with an email that somebody has asks the storage the same, and tells its owner after the answer', async () => {
    const fresh = await workOf('/api/users', signUpBody('fresh'))
    const used = await workOf('/api/users', { ...signUpBody('beside'), email: 'known@example.org' })
    expect(used).toEqual(fresh)
    await until(() => done.includes('letter'), 'the letter')
    expect(done.indexOf('letter')).toBeGreaterThan(done.indexOf('answer'))
  })

  it('a class’s door checks three pictures, whoever knocks', async () => {
    const body = { code: 'nothing', nickname: 'Mia', pictures: ['cat', 'moon', 'tree'] }
    expect(await workOf('/api/class/login', body)).toContain('verify')
    expect(guest.cookie).toBe('')
  })
})
