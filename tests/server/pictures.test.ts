import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { form, newProject, type Person, signedUp, visitor } from './support/person.ts'
import { jpegPicture } from './support/publication.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let now = Date.now()
let owner: Person
let friend: Person
let other: Person
let guest: Person
let projectId: string
let count = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  owner = await signedUp(server.origin, 'owner')
  friend = await signedUp(server.origin, 'friend')
  other = await signedUp(server.origin, 'other')
  guest = visitor(server.origin)
})
beforeEach(async () => {
  count += 1
  projectId = await newProject(owner, `World ${count}`)
})
afterAll(() => server.end())

const addressFor = async (person: Person, id = projectId): Promise<string> =>
  (await person.call('POST', '/api/project/upload-address', { projectId: id })).json.token
const send = (person: Person, path: string, screenshot360: Blob, fields: Record<string, string> = {}) =>
  person.call('POST', path, form({ name: 'scene1', screenshot360, ...fields }))
const picture = async (width: number, height: number) => {
  const image = sharp({ create: { width, height, channels: 3, background: '#84b' } })
  const withPlace = image.jpeg().withExif({ IFD3: { GPSLatitude: '51/1 28/1 38/1' } })
  return new Blob([new Uint8Array(await withPlace.toBuffer())])
}
const bytesOf = async (person: Person, path: string) =>
  new Uint8Array(
    await (await fetch(server.origin + path, { headers: { cookie: person.cookie } })).arrayBuffer(),
  )

describe('[C02] the signed upload address', () => {
  it('comes with a project that is made or changed, and takes its 4096 × 2048 picture without a login', async () => {
    const made = await owner.call('POST', '/api/project', form({ displayName: 'New' }))
    const changed = await owner.call('PUT', '/api/project', form({ id: projectId, description: 'x' }))
    for (const { json } of [made, changed]) {
      const answer = await send(guest, json.token, await picture(4096, 2048))
      expect(answer.status).toBe(200)
      const stored = await sharp(await bytesOf(owner, answer.json.picture)).metadata()
      expect([stored.format, stored.width, stored.height, stored.exif]).toEqual([
        'jpeg',
        4096,
        2048,
        undefined,
      ])
    }
  })

  it('[threat 5] is for one project, and whoever changes a sign of it has none', async () => {
    const elsewhere = await newProject(owner, 'Elsewhere')
    const address = await addressFor(owner)
    for (const forged of [
      address.replace(projectId, elsewhere),
      address.replace(/\.\d+\./, `.${now + 1e9}.`),
      `${address}x`,
      '/api/project/upload/a.b.c.d',
      '/api/project/upload/x',
    ]) {
      const answer = await send(owner, forged, jpegPicture())
      expect([answer.status, answer.json.code], forged).toEqual([403, 'project.upload-over'])
    }
  })

  it('ends after an hour, with its project, and with the right of whom it was made for', async () => {
    const address = await addressFor(owner)
    now += 3_600_001
    expect((await send(owner, address, jpegPicture())).json.code).toBe('project.upload-over')
    await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'editor' })
    const friends = await addressFor(friend)
    expect((await send(guest, friends, jpegPicture())).status).toBe(200)
    await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'viewer' })
    expect((await send(guest, friends, jpegPicture())).json.code).toBe('project.upload-over')
    const owners = await addressFor(owner)
    await owner.call('DELETE', '/api/project', { id: projectId })
    expect((await send(owner, owners, jpegPicture())).json.code).toBe('project.upload-over')
  })

  it('survives a restart of the server', async () => {
    const address = await addressFor(owner)
    server = await server.restart()
    for (const person of [owner, friend, other]) Object.assign(person, { origin: server.origin })
    const again = Object.assign(visitor(server.origin), { cookie: owner.cookie })
    expect((await send(again, address, jpegPicture())).status).toBe(200)
    owner = again
    guest = visitor(server.origin)
    friend = Object.assign(visitor(server.origin), { cookie: friend.cookie })
    other = Object.assign(visitor(server.origin), { cookie: other.cookie })
  })

  it('[P03] is made for those who may edit only', async () => {
    const ask = (person: Person) => person.call('POST', '/api/project/upload-address', { projectId })
    expect((await ask(guest)).json.code).toBe('account.login-needed')
    expect((await ask(other)).json.code).toBe('project.missing')
    await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'viewer' })
    expect((await ask(friend)).json.code).toBe('project.forbidden')
  })
})

describe('[C03] uploading a screenshot', () => {
  const path = '/api/project/screenshot/upload'

  it('goes to one’s own project by its name, or to a scene of a project that one may edit', async () => {
    const own = await send(owner, path, jpegPicture(), { name: `world-${count}` })
    expect((await bytesOf(owner, own.json.picture)).subarray(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]))
    await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'editor' })
    const scene = await send(friend, path, jpegPicture(), { name: 'Cave', projectId })
    expect(new URLSearchParams(scene.json.picture.split('?')[1]).get('name')).toBe('Cave')
  })

  it('[P03] [threat 5] is refused for everybody else', async () => {
    expect((await send(guest, path, jpegPicture(), { projectId })).json.code).toBe('account.login-needed')
    expect((await send(other, path, jpegPicture(), { projectId })).json.code).toBe('project.missing')
    expect((await send(other, path, jpegPicture(), { name: `world-${count}` })).status).toBe(404)
  })

  it('is seen by the project’s people only', async () => {
    const { json } = await send(owner, path, jpegPicture(), { projectId })
    expect((await other.call('GET', json.picture)).json.code).toBe('project.missing')
    expect((await guest.call('GET', json.picture)).json.code).toBe('account.login-needed')
  })

  it.each([
    ['no file', () => new Blob([]), 'project.picture-unreadable', 415],
    [
      'a page that is called a picture',
      () => new Blob(['<html>'], { type: 'image/jpeg' }),
      'project.picture-unreadable',
      415,
    ],
    [
      'half a picture',
      async () => (await picture(400, 400)).slice(0, 500),
      'project.picture-unreadable',
      415,
    ],
    [
      'more bytes than there may be',
      () => new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]),
      'project.picture-too-large',
      413,
    ],
    [
      '[threat 19] more pixels than there may be',
      () => picture(8192, 2100),
      'project.picture-too-many-pixels',
      422,
    ],
    ['[threat 19] a side that is too long', () => picture(8193, 1), 'project.picture-too-many-pixels', 422],
  ] as const)('refuses %s, and stores nothing', async (_what, file, code, status) => {
    const answer = await send(owner, path, await file(), { projectId, name: 'bad' })
    expect([answer.status, answer.json.code, answer.json.errors[0].field]).toEqual([
      status,
      code,
      'screenshot360',
    ])
    expect(await server.storage.projectPictures.find(projectId, 'panorama', 'bad')).toBeUndefined()
  })

  it('[threat 22] keeps nothing that hides behind a picture', async () => {
    const polyglot = new Blob([await picture(8, 8), '<script>alert(1)</script>'])
    const { json } = await send(owner, path, polyglot, { projectId })
    const stored = Buffer.from(await bytesOf(owner, json.picture))
    expect(stored.includes('script')).toBe(false)
  })
})

it('a project keeps 60 pictures; of more the oldest go', async () => {
  const [made] = [await newProject(owner, 'Album')]
  const bytes = new Uint8Array(await jpegPicture().arrayBuffer())
  for (let index = 0; index < 61; index++) {
    const one = { kind: 'scene', name: `s${index}`, picture: { bytes, type: 'image/jpeg' } } as const
    await server.storage.projectPictures.store(made, [one], index)
  }
  expect(await server.storage.projectPictures.find(made, 'scene', 's0')).toBeUndefined()
  expect(await server.storage.projectPictures.find(made, 'scene', 's1')).toBeDefined()
})
