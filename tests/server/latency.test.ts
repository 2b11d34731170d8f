import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, signedUp, visitor } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  await signedUp(server.origin, 'known')
  person = visitor(server.origin)
})
afterAll(() => server.end())

const rounds = 30

/** A quarter of the times is shorter: what is left when the machine has other things to do too. */
const quartileOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 2] ?? 0

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await ask()
  return performance.now() - start
}

type Ask = (round: number) => Promise<unknown>

/** Asks by turns, so that whatever else the machine does happens to both; answers how much longer the first takes, as a ratio. */
async function ratioOf(one: Ask, other: Ask): Promise<number> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await timeOf(() => one(round)))
    times[1].push(await timeOf(() => other(round)))
  }
  return quartileOf(times[0]) / quartileOf(times[1])
}

function expectAlike(ratio: number): void {
  expect(ratio).toBeGreaterThan(0.6)
  expect(ratio).toBeLessThan(1.6)
}

describe('[threat 8] how long an answer takes does not tell whether an account exists:', () => {
  it.each([
    ['name', 'known', 'nobody'],
    ['email', 'known@example.org', 'nobody@example.org'],
  ])('a login by %s', async (_by, known, unknown) => {
    const guess =
      (username: string): Ask =>
      () =>
        person.call('POST', '/api/auth/login', { username, password: 'a guess' })
    expectAlike(await ratioOf(guess(known), guess(unknown)))
  })

  it('a forgotten password', async () => {
    const usernames = Array.from({ length: rounds }, (_, round) => `known${round}`)
    await Promise.all(usernames.map((username) => signedUp(server.origin, username)))
    const ask =
      (word: string): Ask =>
      (round) =>
        person.call('POST', '/api/auth/forgetPassword', { step: 1, email: `${word}${round}@example.org` })
    expectAlike(await ratioOf(ask('known'), ask('nobody')))
  })
})
