import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form, type Person, signedUp, visitor } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let guest: Person
let mia: Person
beforeAll(async () => {
  server = await startTestServer()
  guest = visitor(server.origin)
  mia = await signedUp(server.origin, 'Mia')
})
afterAll(() => server.end())

const path = '/api/users/profile'
const upload = (person: Person, file: Blob) => person.call('POST', `${path}/upload`, form({ picture: file }))

/** A JPEG with a place in it. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03020' } })
    .withExif({ IFD0: { Copyright: 'somewhere secret' } })
    .jpeg()
    .toBuffer()

const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

describe('a profile', () => {
  it('[C11] [E01] is shown to anybody by username, the email to oneself only', async () => {
    const shown = {
      _id: expect.any(String),
      username: 'Mia',
      name: 'Mia Muster',
      createdAt: expect.any(Number),
      profileImg: null,
      about: '',
    }
    const byGuest = await guest.call('GET', `${path}?username=mia`)
    expect([byGuest.status, byGuest.json]).toEqual([200, { user: shown }])
    const own = { user: { ...shown, email: 'Mia@example.org' } }
    expect((await mia.call('GET', `${path}?username=Mia`)).json).toEqual(own)
    expect((await mia.call('GET', path)).json).toEqual(own)
    const missing = await guest.call('GET', `${path}?username=nobody`)
    expect([missing.status, missing.json.code]).toEqual([404, 'account.person-missing'])
  })

  it('[C13] is changed by oneself, in what is named only', async () => {
    const changed = await mia.call('PUT', path, { name: '  Mia M. ', about: 'I build dragons.' })
    expect(changed.json.user).toMatchObject({ name: 'Mia M.', about: 'I build dragons.', username: 'Mia' })
    expect((await mia.call('PUT', path, { about: '' })).json.user).toMatchObject({
      name: 'Mia M.',
      about: '',
    })
    expect((await mia.call('PUT', path, { name: '' })).json.message).toBe('Fullname cannot be empty')
    expect((await mia.call('PUT', path, { about: 'x'.repeat(501) })).json.code).toBe('account.about-too-long')
  })

  it('[threat 6] refuses every field that is not offered, and changes nothing', async () => {
    const row = () =>
      server.database.selectFrom('user').selectAll().where('username', '=', 'Mia').executeTakeFirst()
    const before = await row()
    for (const field of [
      ...['_id', 'id', 'username', 'username_key', 'email', 'email_key', 'emailVerified', 'email_verified'],
      ...['role', 'roles', 'isStaff', 'isAdmin', 'password', 'passwordHash', 'password_hash', 'xp', 'streak'],
      ...['createdAt', 'created_at', 'domainKey', 'closed_at', 'profile_img', '__proto__', 'constructor'],
    ]) {
      const answer = await mia.call('PUT', path, { name: 'Changed', [field]: 'staff' })
      expect([field, answer.status]).toEqual([field, 400])
    }
    const link = await mia.call('PUT', path, { profileImg: 'https://elsewhere.example/a.png' })
    expect(link.json.code).toBe('account.field-unknown')
    expect(await row()).toEqual(before)
  })

  it('[P01] needs a login for every change', async () => {
    const statuses = [
      await guest.call('PUT', path, { name: 'Nobody' }),
      await upload(guest, blobOf(await photo(8, 8))),
      await guest.call('GET', path),
    ].map(({ status, json }) => [status, json.msg])
    expect(statuses).toEqual(Array.from({ length: 3 }, () => [401, 'Not Logged In']))
  })
})

describe('a picture of oneself', () => {
  it('[C12] is kept as a square without anything else that was in the file', async () => {
    const answer = await upload(mia, blobOf(await photo(900, 300)))
    expect(answer.status).toBe(200)
    const { profileImg } = answer.json.user
    const picture = await fetch(server.origin + profileImg)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect(picture.headers.get('cache-control')).toBe('no-cache')
    const bytes = Buffer.from(await picture.arrayBuffer())
    expect(bytes.includes('secret')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect((await mia.call('GET', '/api/auth/me')).json.user.profileImg).toBe(profileImg)
  })

  it('[C12] replaces the one before, and can be taken away', async () => {
    const first = (await upload(mia, blobOf(await photo(20, 20)))).json.user.profileImg
    const second = (await upload(mia, blobOf(await photo(30, 30)))).json.user.profileImg
    expect(second).not.toBe(first)
    expect((await guest.call('GET', first)).json.code).toBe('account.picture-gone')
    expect((await mia.call('PUT', path, { profileImg: null })).json.user.profileImg).toBeNull()
    expect((await guest.call('GET', second)).status).toBe(404)
  })

  it('refuses what is no picture, too large, or not there, and keeps nothing of it', async () => {
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'])
    const statuses = [
      (await upload(mia, svg)).status,
      (await upload(mia, new Blob(['not a picture']))).status,
      (await upload(mia, blobOf((await photo(20, 20)).subarray(0, 90)))).status,
      (await upload(mia, blobOf(await photo(8200, 10)))).status,
      (await upload(mia, new Blob([new Uint8Array(11 * 1024 * 1024)]))).status,
      (await mia.call('POST', `${path}/upload`, form({ name: 'x' }))).status,
      (await mia.call('POST', `${path}/upload`, {})).status,
    ]
    expect(statuses).toEqual([415, 415, 415, 422, 413, 400, 400])
    expect((await mia.call('GET', path)).json.user.profileImg).toBeNull()
  })
})
