import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { glbFile } from '../../support/files/models.ts'
import { jpegFile, pngFile } from '../../support/files/pictures.ts'
import { mp3File, wavFile } from '../../support/files/sounds.ts'
import { webmFile } from '../../support/files/videos.ts'
import { form, type Person, signedUp, visitor } from '../support/person.ts'
import { startS3, type TestS3 } from '../support/start-s3.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { until } from '../support/until.ts'
import { listOf, upload, uploaded, uploadForm } from './support.ts'

let server: TestServer
let owner: Person
let other: Person
let guest: Person
let now = Date.now()
beforeAll(async () => {
  server = await startTestServer({ settings: { assetQuotaMb: 1, anonymousAssetQuotaMb: 1 }, now: () => now })
  owner = await signedUp(server.origin, 'assetowner')
  other = await signedUp(server.origin, 'assetother')
  guest = visitor(server.origin)
})
afterAll(() => server.end())

describe('uploading', () => {
  it('[C26] [E10] [V02] stores a file of each type and answers key, name, address and the four counts', async () => {
    const files = [
      ['dragon.glb', await glbFile(), 'models'],
      ['my.photo.png', await pngFile(), 'images'],
      ['growl.mp3', mp3File(1), 'sounds'],
      ['flight.webm', webmFile(1), 'videos'],
    ] as const
    for (const [name, bytes, assetType] of files) {
      const answer = await upload(owner, name, bytes, { assetType })
      expect(answer.status, name).toBe(200)
      expect(answer.json.assets).toHaveLength(1)
      expect(answer.json.assets[0]).toMatchObject({
        asset: name.split('.')[0],
        type: assetType,
        disabled: false,
        key: expect.stringMatching(/^[0-9a-f]{64}\.\w+$/),
        link: expect.stringContaining(`${server.scenes[0]}/files/`),
      })
    }
    const all = await listOf(owner)
    expect(all).toMatchObject({ imagesCount: 1, soundsCount: 1, videosCount: 1, modelsCount: 1 })
    expect(all.assets.map(({ asset, type }) => [asset, type])).toEqual([['my', 'images']])
  })

  it('[C26] takes several files at once, each by its own name, or one by a given name', async () => {
    const person = await signedUp(server.origin, 'several')
    const body = uploadForm(
      [
        ['one.png', await pngFile(20, 20)],
        ['two.jpg', await jpegFile(20, 20)],
      ],
      { assetName: 'ignored' },
    )
    const answer = await person.call('POST', '/api/assets', body)
    expect(answer.json.assets.map(({ asset }: { asset: string }) => asset)).toEqual(['one', 'two'])
    expect(answer.json.imagesCount).toBe(2)
    const named = await upload(person, 'x.png', await pngFile(21, 20), { assetName: 'Castle wall.v2' })
    expect(named.json.assets[0].asset).toBe('Castle wall')
  })

  it('is harmless to repeat', async () => {
    const person = await signedUp(server.origin, 'repeats')
    const first = await uploaded(person, 'a.png', await pngFile(31, 31))
    const second = await uploaded(person, 'b.png', await pngFile(31, 31))
    expect(second.key).toBe(first.key)
    expect((await listOf(person)).assets.map(({ asset }) => asset)).toEqual(['a'])
  })

  it('stores nothing of an upload of which one file is refused, and leaves nothing behind', async () => {
    const person = await signedUp(server.origin, 'nothing')
    const body = uploadForm([
      ['good.png', await pngFile(33, 33)],
      ['bad.png', wavFile(1)],
    ])
    const answer = await person.call('POST', '/api/assets', body)
    expect(answer.status).toBe(415)
    expect(answer.json).toMatchObject({
      code: 'asset.not-a-picture',
      errors: [{ field: 'files', code: 'asset.not-a-picture' }],
    })
    expect(await listOf(person)).toMatchObject({ assets: [], imagesCount: 0 })
    await until(() => readdirSync(join(server.dataDir, 'unchecked')).length === 0, 'nothing left')
  })

  it('says what is wrong with it', async () => {
    const png = await pngFile()
    const big = new Uint8Array(20_000_001)
    big.set(png)
    const many = Array.from({ length: 9 }, () => ['x.png', png] as const)
    const cases = [
      [uploadForm([['x.png', big]]), 413, 'asset.too-large'],
      [uploadForm(many), 413, 'asset.too-many-files'],
      [uploadForm([]), 400, 'asset.file-missing'],
      [uploadForm([['x.png', new Uint8Array()]]), 400, 'asset.file-missing'],
      [uploadForm([['.png', png]]), 400, 'asset.name-empty'],
      [uploadForm([['x.png', png]], { assetName: 'x'.repeat(300) }), 400, 'asset.name-too-long'],
      [uploadForm([['x.png', png]], { assetType: 'books' }), 400, 'general.invalid-request'],
      [uploadForm([['x.jpg', await pngFile(77, 7)]]), 415, 'asset.wrong-extension'],
      [{ files: 'x' }, 400, 'general.invalid-request'],
    ] as const
    for (const [body, status, code] of cases) {
      const answer = await owner.call('POST', '/api/assets', body)
      expect([answer.status, answer.json.code], code).toEqual([status, code])
    }
  })

  it('ends when there is no more room, and begins again when something was deleted', async () => {
    const person = await signedUp(server.origin, 'fullhouse')
    const loud = wavFile(60)
    const { key } = await uploaded(person, 'a.wav', loud, { assetType: 'sounds' })
    const louder = wavFile(70)
    const answer = await upload(person, 'b.wav', louder, { assetType: 'sounds' })
    expect([answer.status, answer.json.code]).toEqual([413, 'asset.quota-full'])
    expect((await listOf(person)).soundsCount).toBe(1)
    expect((await person.call('DELETE', '/api/assets', { key })).status).toBe(200)
    expect((await upload(person, 'b.wav', louder, { assetType: 'sounds' })).status).toBe(200)
  })
})

describe('anonymous uploads', () => {
  it('[P01] [P02] are for visitors who ask for it, and only for their browser', async () => {
    const png = await pngFile(50, 50)
    const refused = await upload(guest, 'x.png', png)
    expect([refused.status, refused.json.code]).toEqual([401, 'account.login-needed'])
    expect((await guest.call('GET', '/api/assets')).json.code).toBe('account.login-needed')
    const { key } = await uploaded(guest, 'x.png', png, { uploadAsAnonymous: 'true' })
    expect((await listOf(guest)).assets.map((asset) => asset.key)).toEqual([key])
    expect((await listOf(other)).imagesCount).toBe(0)
    expect((await other.call('DELETE', '/api/assets', { key })).status).toBe(404)
    now += 1
    const again = await uploaded(guest, 'y.png', await pngFile(51, 50), { uploadAsAnonymous: 'true' })
    expect((await listOf(guest)).assets.map((asset) => asset.key)).toEqual([again.key, key])
  })

  it('[P02] have a quota of their own', async () => {
    const stranger = visitor(server.origin)
    const fields = { uploadAsAnonymous: 'true', assetType: 'sounds' }
    await uploaded(stranger, 'a.wav', wavFile(100), fields)
    const answer = await upload(stranger, 'b.wav', wavFile(90), fields)
    expect([answer.status, answer.json.code]).toEqual([413, 'asset.anonymous-quota-full'])
  })

  it('[P02] end after a week', async () => {
    const stranger = visitor(server.origin)
    const { link } = await uploaded(stranger, 'x.png', await pngFile(52, 50), { uploadAsAnonymous: 'true' })
    expect((await fetch(link)).status).toBe(200)
    const before = now
    now += 7 * 24 * 60 * 60 * 1000
    expect(await listOf(stranger)).toMatchObject({ assets: [], imagesCount: 0 })
    now = before
  })

  it('[P02] of somebody who is logged in carry no name', async () => {
    const person = await signedUp(server.origin, 'shy')
    const { key } = await uploaded(person, 'x.png', await pngFile(53, 50), { uploadAsAnonymous: 'true' })
    const rows = await server.database.selectFrom('asset').selectAll().where('key', '=', key).execute()
    expect(rows).toMatchObject([{ user_id: null, holder: expect.stringMatching(/^anonymous:/) }])
  })
})

describe('the list', () => {
  it('[K01] [C26] has 20 on a page from page 1, images unless said, and goes on by page or by start key', async () => {
    const person = await signedUp(server.origin, 'lister')
    for (let index = 0; index < 25; index++) {
      now += 1
      await uploaded(person, `p${index}.png`, await pngFile(10 + index, 10))
    }
    const names = async (query: string) => (await listOf(person, query)).assets.map(({ asset }) => asset)
    const all = Array.from({ length: 25 }, (_, index) => `p${24 - index}`)
    const first = await listOf(person)
    expect(first.imagesCount).toBe(25)
    expect(first.assets.map(({ asset }) => asset)).toEqual(all.slice(0, 20))
    expect(await names('?page=2')).toEqual(all.slice(20))
    expect(await names('?page=3')).toEqual([])
    expect(await names(`?startKey=${first.assets[19]?.key}`)).toEqual(all.slice(20))
    expect(await names('?limit=3&page=2')).toEqual(all.slice(3, 6))
    expect(await names(`?limit=2&startKey=${first.assets[4]?.key}`)).toEqual(all.slice(5, 7))
    expect(await names('?type=models')).toEqual([])
    const unknown = await person.call('GET', `/api/assets?startKey=${'0'.repeat(64)}.png`)
    expect([unknown.status, unknown.json.code]).toEqual([404, 'asset.not-yours'])
    for (const wrong of ['limit=0', 'limit=101', 'limit=x', 'page=0', 'type=books', 'startKey=../x']) {
      expect((await person.call('GET', `/api/assets?${wrong}`)).status, wrong).toBeGreaterThanOrEqual(400)
    }
  })

  it('[C26] is searched by a part of the name, whatever the case, with the counts of what was found', async () => {
    const person = await signedUp(server.origin, 'searcher')
    const names = ['Grüner Drache', 'Haus 100%', 'haus_tür', 'Baum']
    for (const [index, name] of names.entries()) {
      await uploaded(person, 'x.png', await pngFile(60 + index, 10), { assetName: name })
    }
    await uploaded(person, 'haus.wav', wavFile(1), { assetType: 'sounds' })
    const found = async (search: string) =>
      (await listOf(person, `?${new URLSearchParams({ search })}`)).assets.map(({ asset }) => asset).sort()
    expect(await found('HAUS')).toEqual(['Haus 100%', 'haus_tür'])
    expect(await found('grün')).toEqual(['Grüner Drache'])
    expect(await found('%')).toEqual(['Haus 100%'])
    expect(await found('_')).toEqual(['haus_tür'])
    expect(await found("' or 1=1 --")).toEqual([])
    expect(await listOf(person, '?search=haus')).toMatchObject({ imagesCount: 2, soundsCount: 1 })
  })

  it('shows nobody what is another person’s', async () => {
    const person = await signedUp(server.origin, 'private')
    const { key } = await uploaded(person, 'x.png', await pngFile(70, 10))
    const calls = [
      ['PUT', '/api/assets', { key, assetName: 'mine' }],
      ['DELETE', '/api/assets', { key }],
      ['POST', '/api/assets/restore', { key }],
    ] as const
    for (const [method, path, body] of calls) {
      expect((await other.call(method, path, body)).json.code, path).toBe('asset.not-yours')
      expect((await visitor(server.origin).call(method, path, body)).json.code, path).toBe(
        'account.login-needed',
      )
    }
    expect((await other.call('POST', '/api/assets/links', { keys: [key] })).json).toEqual({ links: {} })
    expect((await listOf(person)).assets[0]?.asset).toBe('x')
  })
})

describe('a file', () => {
  it('[C26] [V02] is renamed up to the first dot and keeps its key', async () => {
    const { key } = await uploaded(owner, 'old.png', await pngFile(80, 10))
    const answer = await owner.call('PUT', '/api/assets', { key, assetName: 'new.name.png' })
    expect(answer.json.asset).toMatchObject({ key, asset: 'new', disabled: false })
    for (const [assetName, code] of [
      ['.png', 'asset.name-empty'],
      ['', 'asset.name-empty'],
      ['x'.repeat(256), 'asset.name-too-long'],
    ] as const) {
      const refused = await owner.call('PUT', '/api/assets', { key, assetName })
      expect([refused.status, refused.json.code]).toEqual([400, code])
    }
    const missing = { key: `${'0'.repeat(64)}.png`, assetName: 'x' }
    expect((await owner.call('PUT', '/api/assets', missing)).status).toBe(404)
  })

  it('[C26] is deleted by its key, and comes back from the bin for 30 days', async () => {
    const person = await signedUp(server.origin, 'deleter')
    const { key } = await uploaded(person, 'x.png', await pngFile(81, 10))
    expect((await person.call('DELETE', '/api/assets', { key })).json).toEqual({})
    expect(await listOf(person)).toMatchObject({ assets: [], imagesCount: 0 })
    expect((await person.call('DELETE', '/api/assets', { key })).json.code).toBe('asset.not-yours')
    expect((await person.call('POST', '/api/assets/restore', { key })).json.asset.asset).toBe('x')
    expect((await listOf(person)).imagesCount).toBe(1)
  })

  it('[C26] [P02] comes back only when there is room for it', async () => {
    const cases = [
      [await signedUp(server.origin, 'restorer'), 'false', 'asset.quota-full'],
      [visitor(server.origin), 'true', 'asset.anonymous-quota-full'],
    ] as const
    for (const [person, uploadAsAnonymous, code] of cases) {
      const fields = { assetType: 'sounds', uploadAsAnonymous }
      const { key } = await uploaded(person, 'old.wav', wavFile(66), fields)
      await person.call('DELETE', '/api/assets', { key })
      const fresh = await uploaded(person, 'new.wav', wavFile(67), fields)
      const refused = await person.call('POST', '/api/assets/restore', { key })
      expect([refused.status, refused.json.code]).toEqual([413, code])
      expect((await listOf(person)).soundsCount).toBe(1)
      await person.call('DELETE', '/api/assets', { key: fresh.key })
      expect((await person.call('POST', '/api/assets/restore', { key })).json.asset.asset).toBe('old')
      expect((await person.call('POST', '/api/assets/restore', { key })).status, 'there already').toBe(200)
    }
  })
})

it('[P02] who is logged in is told of the room of the browser when that is full, not of their own', async () => {
  const person = await signedUp(server.origin, 'bothholders')
  const fields = { assetType: 'sounds', uploadAsAnonymous: 'true' }
  // A browser keeps both cookies.
  const session = person.cookie
  const { key } = await uploaded(person, 'old.wav', wavFile(68), fields)
  person.cookie = `${session}; ${person.cookie}`
  await person.call('DELETE', '/api/assets', { key })
  await uploaded(person, 'new.wav', wavFile(69), fields)
  const answers = [
    await person.call('POST', '/api/assets/restore', { key }),
    await person.call('POST', '/api/assets/uploads', {
      ...fields,
      uploadAsAnonymous: true,
      fileName: 'more.wav',
      length: 600_000,
      hash: '1'.repeat(64),
    }),
  ]
  expect(answers.map(({ json }) => json.code)).toEqual(Array(2).fill('asset.anonymous-quota-full'))
})

describe('the S3 store', () => {
  let s3: TestS3
  let apart: TestServer
  beforeAll(async () => {
    s3 = await startS3()
    apart = await startTestServer({ settings: { s3: s3.settings } })
  })
  afterAll(async () => {
    await apart.end()
    await s3.end()
  })

  it('takes uploads and gives them back, and a dead one is a sentence and not a crash', async () => {
    const person = await signedUp(apart.origin, 'cloudy')
    const { link } = await uploaded(person, 'a.wav', wavFile(1), { assetType: 'sounds' })
    expect(new Uint8Array(await (await fetch(link)).arrayBuffer())).toEqual(wavFile(1))
    const begun = await person.call('POST', '/api/assets/uploads', {
      fileName: 'c.wav',
      assetType: 'sounds',
      length: 100,
      hash: '0'.repeat(64),
    })
    await s3.end()
    const part = await fetch(`${apart.origin}/api/assets/uploads/${begun.json.uploadId}?offset=0`, {
      method: 'PATCH',
      headers: {
        origin: apart.origin,
        cookie: person.cookie,
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(100),
    })
    expect([part.status, (await part.json()).code]).toEqual([503, 'asset.not-stored'])
    const served = await fetch(link)
    expect([served.status, await served.text()]).toEqual([503, 'Not available'])
    const answer = await upload(person, 'b.wav', wavFile(2), { assetType: 'sounds' })
    expect([answer.status, answer.json.code]).toEqual([503, 'asset.not-stored'])
    expect((await listOf(person, '?type=sounds')).soundsCount).toBe(1)
  })
})

it('refuses uploads from foreign pages', async () => {
  const answer = await owner.call('POST', '/api/assets', form({}), { origin: 'http://evil.example' })
  expect(answer.json.code).toBe('general.foreign-origin')
})
