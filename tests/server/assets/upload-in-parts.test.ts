import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minPartBytes } from '../../../protocol/http/asset.ts'
import { type AssetServices, createAssetServices } from '../../../server/assets/asset-services.ts'
import { openBlobStore } from '../../../server/assets/open-blob-store.ts'
import { sweepFiles } from '../../../server/assets/sweep-files.ts'
import { readSettings } from '../../../server/settings/read-settings.ts'
import { pngFile } from '../../support/files/pictures.ts'
import { wavFile } from '../../support/files/sounds.ts'
import { type Answer, type Person, signedUp, visitor } from '../support/person.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let owner: Person
let now = Date.now()
beforeAll(async () => {
  server = await startTestServer({ settings: { assetQuotaMb: 5 }, now: () => now })
  owner = await signedUp(server.origin, 'partsowner')
})
afterAll(() => server.end())

/** What a sweep of this server stands on. */
async function servicesHere(): Promise<AssetServices> {
  const verdict = readSettings({ DATA_DIR: server.dataDir })
  if (!verdict.ok) throw new Error('settings')
  const blobs = await openBlobStore(verdict.settings)
  return createAssetServices(verdict.settings, server.storage, () => now, blobs)
}

const begin = (person: Person, bytes: Uint8Array, changes: object = {}): Promise<Answer> =>
  person.call('POST', '/api/assets/uploads', {
    fileName: 'hum.wav',
    assetName: 'Hum',
    assetType: 'sounds',
    length: bytes.length,
    hash: createHash('sha256').update(bytes).digest('hex'),
    ...changes,
  })

async function send(person: Person, uploadId: string, offset: number, bytes: Uint8Array<ArrayBuffer>) {
  const answer = await fetch(`${server.origin}/api/assets/uploads/${uploadId}?offset=${offset}`, {
    method: 'PATCH',
    headers: {
      origin: person.origin,
      cookie: person.cookie,
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes,
  })
  return { status: answer.status, json: await answer.json() }
}

const finish = (person: Person, uploadId: string): Promise<Answer> =>
  person.call('POST', `/api/assets/uploads/${uploadId}/finish`)

describe('an upload in parts', () => {
  it('[C26] goes on where it was broken off, in another process too, and ends as one file', async () => {
    const bytes = wavFile(40)
    const { uploadId, offset } = (await begin(owner, bytes)).json
    expect(offset).toBe(0)
    expect((await send(owner, uploadId, 0, bytes.slice(0, 300_000))).json).toEqual({
      uploadId,
      offset: 300_000,
      length: bytes.length,
    })
    server = await server.restart()
    const { cookie } = owner
    owner = visitor(server.origin)
    owner.cookie = cookie
    const again = (await begin(owner, bytes)).json
    expect(again).toMatchObject({ uploadId, offset: 300_000 })
    expect((await owner.call('GET', `/api/assets/uploads/${uploadId}`)).json.offset).toBe(300_000)
    const early = await finish(owner, uploadId)
    expect([early.status, early.json.code]).toEqual([409, 'asset.upload-incomplete'])
    await send(owner, uploadId, 300_000, bytes.slice(300_000))
    const done = await finish(owner, uploadId)
    expect(done.json.assets).toMatchObject([{ asset: 'Hum', type: 'sounds', duration: 40_000 }])
    expect(new Uint8Array(await (await fetch(done.json.assets[0].link)).arrayBuffer())).toEqual(bytes)
    expect((await owner.call('GET', `/api/assets/uploads/${uploadId}`)).json.code).toBe(
      'asset.upload-missing',
    )
  })

  it('[threat 22] has no small parts but its last: each is a file until the end', async () => {
    const person = await signedUp(server.origin, 'crumbs')
    const bytes = wavFile(40)
    const { uploadId } = (await begin(person, bytes)).json
    const crumb = await send(person, uploadId, 0, bytes.slice(0, minPartBytes - 1))
    expect([crumb.status, crumb.json.code]).toEqual([400, 'asset.part-too-small'])
    expect((await send(person, uploadId, 0, bytes.slice(0, minPartBytes))).status).toBe(200)
    expect((await send(person, uploadId, minPartBytes, bytes.slice(minPartBytes))).status).toBe(200)
    expect((await finish(person, uploadId)).status).toBe(200)
  })

  it('[threat 22] gives up what its holder began longest ago when sixteen are under way', async () => {
    const person = await signedUp(server.origin, 'beginner')
    const bytes = wavFile(40)
    const hashOf = (index: number) => createHash('sha256').update(String(index)).digest('hex')
    const ids = []
    for (let index = 0; index < 18; index += 1) {
      now += 1
      const { uploadId } = (await begin(person, bytes, { hash: hashOf(index), length: 270_000 })).json
      expect((await send(person, uploadId, 0, bytes.slice(0, minPartBytes))).status).toBe(200)
      ids.push(uploadId)
    }
    const statuses = ids.map(async (id) => (await person.call('GET', `/api/assets/uploads/${id}`)).status)
    expect(await Promise.all(statuses)).toEqual(ids.map((_, index) => (index < 2 ? 404 : 200)))
    const files = readdirSync(join(server.dataDir, 'assets'), { recursive: true }).map(String)
    const isHere = ids.map((id) => files.some((file) => file.includes(id) && !file.endsWith(id)))
    expect(isHere).toEqual(ids.map((_, index) => index >= 2))
    expect((await begin(person, bytes, { hash: hashOf(17), length: 270_000 })).json.uploadId).toBe(ids[17])
  })

  it('takes each part once, in its place, and nothing beyond its end', async () => {
    const bytes = wavFile(70)
    const { uploadId } = (await begin(owner, bytes)).json
    const first = bytes.slice(0, minPartBytes)
    const end = first.length
    const both = await Promise.all([send(owner, uploadId, 0, first), send(owner, uploadId, 0, first)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await send(owner, uploadId, 0, first)).json.code).toBe('asset.upload-elsewhere')
    expect((await send(owner, uploadId, 2 * end, first)).json.code).toBe('asset.upload-elsewhere')
    expect((await send(owner, uploadId, end, wavFile(99))).json.code).toBe('asset.upload-damaged')
    expect((await send(owner, uploadId, end, new Uint8Array())).status).toBe(400)
    expect((await send(owner, uploadId, end, new Uint8Array(5_000_000))).status).toBe(413)
    expect((await owner.call('GET', `/api/assets/uploads/${uploadId}`)).json.offset).toBe(end)
  })

  it('is refused at the end when it is not what was announced, or not what it says', async () => {
    const bytes = wavFile(4)
    const { uploadId } = (await begin(owner, bytes)).json
    await send(owner, uploadId, 0, new Uint8Array(bytes.length))
    expect((await finish(owner, uploadId)).json.code).toBe('asset.upload-damaged')
    const png = await pngFile()
    const wrong = (await begin(owner, png)).json
    await send(owner, wrong.uploadId, 0, png)
    expect((await finish(owner, wrong.uploadId)).json.code).toBe('asset.not-a-sound')
    for (const id of [uploadId, wrong.uploadId]) {
      expect((await finish(owner, id)).json.code).toBe('asset.upload-missing')
    }
  })

  it('is nobody else’s, and needs an account or the wish to be anonymous', async () => {
    const other = await signedUp(server.origin, 'partsother')
    const guest = visitor(server.origin)
    const bytes = wavFile(1)
    const { uploadId } = (await begin(owner, bytes)).json
    for (const person of [other, guest]) {
      expect((await send(person, uploadId, 0, bytes)).status).toBe(404)
      expect((await finish(person, uploadId)).status).toBe(404)
      expect((await person.call('GET', `/api/assets/uploads/${uploadId}`)).status).toBe(404)
    }
    expect((await begin(guest, bytes)).json.code).toBe('account.login-needed')
    const own = (await begin(guest, bytes, { uploadAsAnonymous: true })).json
    await send(guest, own.uploadId, 0, bytes)
    expect((await finish(guest, own.uploadId)).json.soundsCount).toBe(1)
  })

  it('is refused before its first byte when it can never be stored', async () => {
    const bytes = wavFile(1)
    const cases = [
      [{ length: 20_000_001 }, 413, 'asset.too-large'],
      [{ length: 0 }, 400, 'asset.file-missing'],
      [{ length: 6_000_000 }, 413, 'asset.quota-full'],
      [{ assetName: '.x' }, 400, 'asset.name-empty'],
      [{ hash: 'x' }, 400, 'general.invalid-request'],
      [{ assetType: 'books' }, 400, 'general.invalid-request'],
    ] as const
    for (const [changes, status, code] of cases) {
      const answer = await begin(owner, bytes, changes)
      expect([answer.status, answer.json.code]).toEqual([status, code])
    }
  })

  it('counts with what else is under way as long as it will be, and itself only once', async () => {
    const person = await signedUp(server.origin, 'partsmany')
    const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
    const beginLong = (text: string) => begin(person, wavFile(1), { length: 3_000_000, hash: hashOf(text) })
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => beginLong(String(index))))
    const begun = answers.flatMap(({ status, json }) => (status === 200 ? [json.uploadId] : []))
    expect(begun.length).toBe(1)
    for (const { status, json } of answers)
      expect(status === 200 || json.code === 'asset.quota-full').toBe(true)
    const index = answers.findIndex(({ status }) => status === 200)
    expect((await beginLong(String(index))).json.uploadId).toBe(begun[0])
  })

  it('leaves no part behind when the server is killed between storing and noting it', async () => {
    const bytes = wavFile(50)
    const { uploadId } = (await begin(owner, bytes)).json
    await send(owner, uploadId, 0, bytes.slice(0, minPartBytes))
    const announced = async () => {
      const rows = server.database.selectFrom('blob').select('key')
      return (await rows.where('key', 'like', `parts/${uploadId}/%`).execute()).map(({ key }) => key)
    }
    expect((await announced()).length).toBe(1)
    const orphan = `parts/${uploadId}/orphan`
    const services = await servicesHere()
    const { blobs } = services
    await server.storage.assets.announce(orphan, 10, now)
    await blobs.put(orphan, new Uint8Array(10), '')
    const { parts } = await server.database
      .selectFrom('upload')
      .select('parts')
      .where('id', '=', uploadId)
      .executeTakeFirstOrThrow()
    const part = `parts/${uploadId}/${parts.trim()}`
    now += 2 * 60 * 60 * 1000
    await sweepFiles(services)
    expect([await blobs.size(part), await blobs.size(orphan)]).toEqual([minPartBytes, 10])
    now += 25 * 60 * 60 * 1000
    await sweepFiles(services)
    now -= 27 * 60 * 60 * 1000
    services.checker.close()
    expect([await blobs.size(part), await blobs.size(orphan)]).toEqual([undefined, undefined])
    expect(await announced()).toEqual([])
  })

  it('leaves nothing of a process that was killed while it wrote or checked: a sweep removes it', async () => {
    const services = await servicesHere()
    const folders = [join(server.dataDir, 'assets', 'unfinished'), services.unchecked]
    const [hours, days] = [now / 1000 - 2 * 3600, now / 1000 - 25 * 3600]
    for (const [folder = '', old] of [
      [folders[0], hours],
      [folders[1], days],
    ] as const) {
      mkdirSync(folder, { recursive: true })
      for (const name of ['old', 'new']) writeFileSync(join(folder, name), 'half')
      utimesSync(join(folder, 'old'), old, old)
    }
    await sweepFiles(services)
    services.checker.close()
    for (const folder of folders) {
      expect(readdirSync(folder)).toEqual(['new'])
      rmSync(join(folder, 'new'))
    }
  })

  it('is cleared away with its parts after a day', async () => {
    const bytes = wavFile(50)
    const { uploadId } = (await begin(owner, bytes)).json
    await send(owner, uploadId, 0, bytes.slice(0, minPartBytes))
    const upload = await server.database
      .selectFrom('upload')
      .select('parts')
      .where('id', '=', uploadId)
      .executeTakeFirstOrThrow()
    const part = `parts/${uploadId}/${upload.parts.trim()}`
    const services = await servicesHere()
    const { blobs } = services
    await sweepFiles(services)
    expect(await blobs.size(part)).toBe(minPartBytes)
    now += 25 * 60 * 60 * 1000
    await sweepFiles(services)
    now -= 25 * 60 * 60 * 1000
    services.checker.close()
    expect(await blobs.size(part)).toBeUndefined()
    expect((await owner.call('GET', `/api/assets/uploads/${uploadId}`)).json.code).toBe(
      'asset.upload-missing',
    )
  })
})
