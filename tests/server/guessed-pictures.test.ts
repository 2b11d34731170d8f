import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs } from '../../protocol/day-ms.ts'
import { type Person, visitor } from './support/person.ts'
import { teacherCalled } from './support/teacher.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

const pictures = ['cat', 'moon', 'tree']
const otherPictures = ['tree', 'moon', 'cat']

describe('[threat 9] guesses at a picture secret', () => {
  let server: TestServer
  let teacher: Person
  let mia: { readonly id: string; readonly code: string; readonly username: string }
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Math.ceil(Date.now() / dayMs) * dayMs + 1)
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

  interface Try {
    readonly address?: string
    readonly secret?: readonly string[]
    readonly nickname?: string
    readonly cookie?: string
  }
  const answerTo = ({ address = '10.0.0.1', secret = otherPictures, nickname = 'Mia', cookie = '' }: Try) =>
    visitor(server.origin).call(
      'POST',
      '/api/class/login',
      { code: mia.code, nickname, pictures: secret },
      { 'x-forwarded-for': address, ...(cookie && { cookie }) },
    )
  const tryAt = async (guess: Try) => (await answerTo(guess)).status
  /** Guesses for so many hours until it is refused; answers how often it was looked at. */
  const guess = async (address: string, hours: number): Promise<number> => {
    let looked = 0
    for (let hour = 0; hour < hours; hour += 1) {
      while ((await tryAt({ address })) === 401) looked += 1
      vi.setSystemTime(Date.now() + dayMs / 24)
    }
    return looked
  }
  const countsKept = () => server.database.selectFrom('guess_count').selectAll().execute()
  /** The cookie by which a browser is known that Mia came in with. */
  const knownBrowser = async (address?: string): Promise<string> => {
    const { status, headers } = await answerTo({ ...(address && { address }), secret: pictures })
    expect(status).toBe(200)
    const [cookie = ''] = headers
      .getSetCookie()
      .filter((one) => one.startsWith('pupils='))
      .map((one) => one.split(';')[0])
    return cookie
  }

  it('from one address shut the pupil out there for an hour, and nowhere else', async () => {
    for (let count = 0; count < 5; count += 1) expect(await tryAt({})).toBe(401)
    expect(await tryAt({ secret: pictures })).toBe(429)
    expect(await tryAt({ address: '10.0.0.2', secret: pictures })).toBe(200)
    vi.setSystemTime(Date.now() + dayMs / 24)
    expect(await tryAt({ secret: pictures })).toBe(200)
    expect(await guess('10.0.0.1', 9), 'forty a day').toBe(35)
    expect(await tryAt({ address: '10.0.0.2', secret: pictures })).toBe(200)
  })

  it('are sixty a day from all addresses, and begin anew with new pictures and with the next day', async () => {
    expect([await guess('10.0.0.1', 8), await guess('10.0.0.2', 8)]).toEqual([40, 20])
    expect(await tryAt({ address: '10.0.0.9', secret: pictures })).toBe(429)
    const fresh = { id: mia.id, username: mia.username, pictures: ['moon', 'moon', 'moon'] }
    expect((await teacher.call('PUT', '/api/class/pupils', fresh)).status).toBe(200)
    for (const address of ['10.0.0.1', '10.0.0.9']) {
      expect(await tryAt({ address, secret: fresh.pictures })).toBe(200)
    }
    expect([await guess('10.0.0.1', 1), await guess('10.0.0.2', 1)]).toEqual([5, 5])
    vi.setSystemTime(Date.now() + dayMs)
    server = await server.restart()
    await until(async () => (await countsKept()).length === 0, 'counts of yesterday forgotten')
    expect(await tryAt({ secret: fresh.pictures })).toBe(200)
  })

  it('of others never shut out a browser that let the pupil in before, which has five an hour of its own', async () => {
    const known = await knownBrowser()
    expect([await guess('10.0.0.1', 8), await guess('10.0.0.2', 4)]).toEqual([40, 20])
    expect(await tryAt({ secret: pictures }), 'a new browser at that address').toBe(429)
    expect(await tryAt({ cookie: known, secret: pictures })).toBe(200)
    for (let count = 0; count < 5; count += 1) expect(await tryAt({ cookie: known })).toBe(401)
    expect(await tryAt({ cookie: known, secret: pictures })).toBe(429)
    vi.setSystemTime(Date.now() + dayMs / 24)
    expect(await tryAt({ cookie: known, secret: pictures })).toBe(200)
  })

  it('in browsers that let the pupil in before are 120 a day together, and none after the teacher gives the same pictures again', async () => {
    const cookies = []
    for (let number = 0; number < 4; number += 1) cookies.push(await knownBrowser(`10.0.0.${number}`))
    const [first = '', second = ''] = cookies
    expect([await tryAt({ cookie: first }), await tryAt({ cookie: second })]).toEqual([401, 401])
    await server.database.updateTable('guess_count').set({ count: 119 }).where('count', '=', 2).execute()
    expect(await tryAt({ cookie: first })).toBe(401)
    for (const cookie of cookies) expect(await tryAt({ cookie, secret: pictures })).toBe(429)
    expect(await tryAt({ secret: pictures }), 'in a new browser').toBe(200)
    await teacher.call('PUT', '/api/class/pupils', { id: mia.id, username: mia.username, pictures })
    expect(await tryAt({ cookie: first, secret: pictures })).toBe(200)
  })

  it('are not let through by a cookie of somebody else, of older pictures, or made up', async () => {
    const wish = { code: mia.code, nickname: 'Ben', pictures }
    const joined = await visitor(server.origin).call('POST', '/api/class/join', wish)
    const ofBen = joined.headers.getSetCookie().find((one) => one.startsWith('pupils=')) ?? ''
    expect(ofBen).toMatch(/^pupils=[\w-]{32}; Path=\/api\/class; HttpOnly; SameSite=Lax; Max-Age=15552000$/)
    const [own = ''] = ofBen.split(';')
    const older = await knownBrowser('10.0.0.3')
    await teacher.call('PUT', '/api/class/pupils', { id: mia.id, username: mia.username, pictures })
    for (let count = 0; count < 5; count += 1) expect(await tryAt({})).toBe(401)
    for (const cookie of [own, older, `pupils=${'A'.repeat(32)}`, 'pupils=', `${own}; ${older}`]) {
      expect(await tryAt({ cookie, secret: pictures })).toBe(429)
    }
    expect(await tryAt({ cookie: own, nickname: 'Ben', secret: pictures })).toBe(200)
  })

  it('by all pupils of a room are remembered in one browser', async () => {
    const [, ofMia] = (await knownBrowser()).split('=')
    await teacher.call('POST', '/api/class/pupils', { id: mia.id, nickname: 'Ben', pictures })
    const answer = await answerTo({ nickname: 'Ben', secret: pictures, cookie: `pupils=${ofMia}` })
    const both = answer.headers.getSetCookie().find((one) => one.startsWith('pupils=')) ?? ''
    expect(both).toMatch(new RegExp(`^pupils=[\\w-]{32}\\.${ofMia};`))
  })

  it('are counted in the database: another start changes nothing', async () => {
    for (let count = 0; count < 5; count += 1) expect(await tryAt({})).toBe(401)
    expect((await countsKept()).map(({ count }) => Number(count))).toEqual([5, 5, 5, 5])
    server = await server.restart()
    expect(await tryAt({ secret: pictures })).toBe(429)
    expect(await tryAt({ address: '10.0.0.2', secret: pictures })).toBe(200)
  })

  it('[threat 31] are answered alike whether somebody has the nickname or nobody', async () => {
    const answers = async (...nicknames: readonly string[]) => {
      const all = []
      for (const nickname of nicknames) all.push((await answerTo({ nickname })).json.code)
      return all
    }
    const spellings = ['Nobody', 'nobody', 'NOBODY', 'Nobody', 'Nobody', 'nobody']
    expect(await answers(...spellings)).toEqual(await answers('Mia', 'mia', 'MIA', 'Mia', 'Mia', 'mia'))
    expect(await answers('Mia', 'Nobody')).toEqual(['class.too-many-tries', 'class.too-many-tries'])
  })

  it('from one address are five hundred an hour at all names of a class', async () => {
    await tryAt({ nickname: 'Nobody1' })
    await server.database.updateTable('guess_count').set({ count: 499 }).execute()
    expect([await tryAt({ nickname: 'Nobody2' }), await tryAt({ nickname: 'Nobody3' })]).toEqual([401, 429])
    expect(await tryAt({ secret: pictures })).toBe(429)
    expect(await tryAt({ address: '10.0.0.2', secret: pictures }), 'elsewhere').toBe(200)
    vi.setSystemTime(Date.now() + dayMs / 24)
    expect(await tryAt({ secret: pictures })).toBe(200)
  })

  it('from one /64 of IPv6 are from one address', async () => {
    const looked = []
    for (let last = 1; last <= 6; last += 1) looked.push(await tryAt({ address: `2001:db8:1:2::${last}` }))
    expect(looked).toEqual([401, 401, 401, 401, 401, 429])
    expect(await tryAt({ address: '2001:db8:1:3::1', secret: pictures })).toBe(200)
  })

  it('are no more when all come at once, and right ones are not counted', async () => {
    const right = await Promise.all(Array.from({ length: 5 }, () => tryAt({ secret: pictures })))
    expect(right).toEqual([200, 200, 200, 200, 200])
    expect(await countsKept()).toEqual([])
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => tryAt({})))
    expect(atOnce.filter((status) => status === 401)).toHaveLength(5)
    const everywhere = await Promise.all(
      Array.from({ length: 80 }, (_, number) => tryAt({ address: `10.0.1.${number}` })),
    )
    expect(everywhere.filter((status) => status === 401)).toHaveLength(55)
  })
})
