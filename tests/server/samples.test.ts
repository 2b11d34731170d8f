import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sampleTexts } from '../../content/samples/sample-texts.ts'
import { houseName } from '../../protocol/addresses/house-name.ts'
import { publishSamples } from '../../server/samples/publish-samples.ts'
import { shownSamples } from '../../server/samples/shown-samples.ts'
import { form, type Person, signedUp, visitor } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let ada: Person
let guest: Person
beforeAll(async () => {
  server = await startTestServer({ hasSamples: true })
  ada = await signedUp(server.origin, 'ada')
  guest = visitor(server.origin)
  await vi.waitFor(async () => expect((await shelf()).length).toBe(shownSamples.length), { timeout: 60_000 })
})
afterAll(() => server.end())

interface Shown {
  readonly _id: string
  readonly name: string
  readonly displayName: string
  readonly published: { readonly playCode: string; readonly thumbnail: string }
}

const shelf = async (): Promise<readonly Shown[]> => {
  const answer = await guest.call('GET', `/api/project/of-user?username=${houseName}`)
  return answer.status === 200 ? answer.json.projects : []
}
const found = async (query: string): Promise<readonly string[]> => {
  const answer = await guest.call('GET', `/api/project/v2?limit=60${query}`)
  return answer.json.projects.map(({ name }: Shown) => name)
}

it('[R10] at least twelve samples are found by everybody, each with its picture, its tags and its world', async () => {
  const all = await found('')
  expect(all.length).toBeGreaterThanOrEqual(12)
  expect([...all].sort()).toEqual(shownSamples.map(([slug]) => slug).sort())
  expect(all.filter((slug) => !(slug in sampleTexts))).toEqual([])
  expect(await found('&tag=music&q=piano')).toEqual(['rainbow-piano'])
  const [first] = await shelf()
  const picture = await fetch(`${server.origin}${first?.published.thumbnail}`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const world = await guest.call('GET', `/api/play/${first?.published.playCode}`)
  const snapshot = await fetch(`${server.origin}${world.json.snapshot}`)
  expect((await snapshot.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
})

it('[R10] can be copied by whoever likes one, and the copy names it', async () => {
  const [first] = await shelf()
  const copy = await ada.call('POST', '/api/project/clone', form({ projectId: first?._id ?? '' }))
  expect(copy.json.project).toMatchObject({
    username: 'ada',
    remixedFrom: { username: houseName, name: first?.name },
  })
})

it('are published once: publishing them again, also at the same time, changes nothing', async () => {
  const before = await shelf()
  await Promise.all([publishSamples(server.storage, Date.now), publishSamples(server.storage, Date.now)])
  expect(await shelf()).toEqual(before)
})

it('are published anew when they have changed', async () => {
  const [first, ...others] = await shelf()
  if (!first) throw new Error('no sample is there')
  await server.database
    .updateTable('project')
    .set({ description: 'old' })
    .where('id', '=', first._id)
    .execute()
  await publishSamples(server.storage, Date.now)
  const after = await shelf()
  const again = after.find(({ _id }) => _id === first._id)
  expect(again?.published.playCode).toBe(first.published.playCode)
  expect(again?.published.thumbnail).not.toBe(first.published.thumbnail)
  expect(after.filter(({ _id }) => _id !== first._id)).toEqual(others)
})

it('stay where staff put them', async () => {
  const [first] = await shelf()
  await server.database
    .updateTable('project')
    .set({ deleted_at: 1 })
    .where('id', '=', first?._id ?? '')
    .execute()
  await publishSamples(server.storage, Date.now)
  expect((await shelf()).map(({ _id }) => _id)).not.toContain(first?._id)
  await server.database
    .updateTable('project')
    .set({ deleted_at: null })
    .where('id', '=', first?._id ?? '')
    .execute()
})

it('belong to an account that nobody can log in to or sign up as', async () => {
  const fields = { name: 'N', email: 'n@example.org', password: 'a-long-secret' }
  const signUp = await guest.call('POST', '/api/users', { ...fields, username: houseName })
  expect(signUp.json.errors[0].code).toBe('account.username-reserved')
  for (const username of [houseName, `${houseName}@samples.invalid`]) {
    const login = await guest.call('POST', '/api/auth/login', { username, password: '' })
    expect(login.status).not.toBe(200)
    const empty = await guest.call('POST', '/api/auth/login', { username, password: 'null' })
    expect(empty.json.code).toBe('account.credentials-wrong')
  }
})
