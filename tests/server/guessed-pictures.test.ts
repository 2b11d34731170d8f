import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Person, visitor } from './support/person.ts'
import { teacherCalled } from './support/teacher.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

const pictures = ['cat', 'moon', 'tree']
const otherPictures = ['tree', 'moon', 'cat']

describe('[T9] guesses at a picture secret', () => {
  let server: TestServer
  let teacher: Person
  let mia: { readonly id: string; readonly code: string; readonly username: string }
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    server = await startTestServer({ settings: { proxies: 1 } })
    teacher = await teacherCalled(server, 'teacher1')
    const { id, code } = (await teacher.call('POST', '/api/class', { name: 'Guessed' })).json.class
    const wish = { id, nickname: 'Mia', pictures }
    const { username } = (await teacher.call('POST', '/api/class/pupils', wish)).json.pupil
    mia = { id, code, username }
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.end()
  })

  const tryAt = async (address: string, secret: readonly string[] = otherPictures) => {
    const wish = { code: mia.code, nickname: 'Mia', pictures: secret }
    const headers = { 'x-forwarded-for': address }
    return (await visitor(server.origin).call('POST', '/api/class/login', wish, headers)).status
  }
  /** Guesses as often as that is looked at, ten a minute, for so many minutes; answers how often it was. */
  const guess = async (address: string, minutes: number): Promise<number> => {
    let looked = 0
    for (let minute = 0; minute < minutes; minute += 1) {
      for (let count = 0; count < 10; count += 1) if ((await tryAt(address)) === 401) looked += 1
      vi.setSystemTime(Date.now() + 61_000)
    }
    return looked
  }

  it('from one address do not shut the pupil out at another', async () => {
    expect(await guess('10.0.0.1', 1)).toBe(10)
    expect(await tryAt('10.0.0.2', pictures)).toBe(200)
    expect(await guess('10.0.0.1', 3), 'twenty a day').toBe(10)
    expect(await tryAt('10.0.0.1', pictures)).toBe(429)
    expect(await tryAt('10.0.0.2', pictures)).toBe(200)
    vi.setSystemTime(Date.now() + 86_400_000)
    expect(await tryAt('10.0.0.1', pictures)).toBe(200)
  })

  it('are sixty a day from all addresses, and begin anew with new pictures of the teacher', async () => {
    const looked: number[] = []
    for (const last of [1, 2, 3, 4]) looked.push(await guess(`10.0.0.${last}`, 3))
    expect(looked).toEqual([20, 20, 20, 0])
    expect(await tryAt('10.0.0.9', pictures)).toBe(429)
    const fresh = { id: mia.id, username: mia.username, pictures: ['moon', 'moon', 'moon'] }
    expect((await teacher.call('PUT', '/api/class/pupils', fresh)).status).toBe(200)
    for (const address of ['10.0.0.1', '10.0.0.9']) {
      expect(await tryAt(address, fresh.pictures)).toBe(200)
    }
  })

  it('are thirty a minute when all come at once, from ever so many addresses', async () => {
    const statuses = await Promise.all(Array.from({ length: 60 }, (_, number) => tryAt(`10.0.1.${number}`)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
  })
})
