import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { createAssetServices } from '../../../server/assets/asset-services.ts'
import { openBlobStore } from '../../../server/assets/open-blob-store.ts'
import { sweepFiles } from '../../../server/assets/sweep-files.ts'
import { projectLimits } from '../../../server/projects/project-limits.ts'
import { readSettings } from '../../../server/settings/read-settings.ts'
import { pngFile } from '../../support/files/pictures.ts'
import { mp3File, wavFile } from '../../support/files/sounds.ts'
import { form, newProject, type Person, signedUp, visitor } from '../support/person.ts'
import { pngPicture } from '../support/publication.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { upload, uploaded } from './support.ts'

const dayMs = 24 * 60 * 60 * 1000

let server: TestServer
let owner: Person
let now = Date.now()
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  owner = await signedUp(server.origin, 'servedowner')
})
afterAll(() => server.end())

/** A document that shows a file. */
function showing(key: string): Blob {
  const document = new Y.Doc()
  document.getMap('meta').set('displayName', 'World')
  const record = new Y.Map()
  document.getMap('assets').set('a'.repeat(20), record)
  for (const [name, value] of Object.entries({ type: 'images', name: 'dragon', key, link: '' })) {
    record.set(name, value)
  }
  return new Blob([new Uint8Array(Y.encodeStateAsUpdateV2(document))])
}

async function publish(person: Person, projectId: string, key: string): Promise<void> {
  const answer = await person.call(
    'POST',
    '/api/project/publish',
    form({ projectId, displayName: 'World', screenshot: pngPicture(), document: showing(key) }),
  )
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.json))
}

const publicLink = (key: string): string => `${server.scenes[0]}/files/${key}`
const statusOf = async (link: string): Promise<number> => (await fetch(link)).status

describe('a private file', () => {
  it('is given out for a signed address only, and no longer than a day', async () => {
    const { key, link, thumbnail } = await uploaded(owner, 'x.png', await pngFile(90, 9))
    expect(await statusOf(link)).toBe(200)
    expect(await statusOf(thumbnail ?? '')).toBe(200)
    expect(await statusOf(link.replace(server.scenes[0], server.scenes[1]))).toBe(200)
    const [path = '', query = ''] = link.split('?')
    const signed = new URLSearchParams(query)
    const changed = (changes: Record<string, string>) =>
      `${path}?${new URLSearchParams({ ...Object.fromEntries(signed), ...changes })}`
    const wrong = [
      path,
      changed({ s: 'x' }),
      changed({ s: `${signed.get('s')}x` }),
      changed({ e: String(Number(signed.get('e')) + 1) }),
      changed({ e: '9e99' }),
      changed({ e: '' }),
      link.replace(key, `${'0'.repeat(64)}.png`),
      `${server.scenes[0]}/files/..%2f..%2fnestling.sqlite`,
      `${server.scenes[0]}/files/x`,
    ]
    for (const address of wrong) expect(await statusOf(address), address).toBe(404)
    now += dayMs
    expect(await statusOf(link)).toBe(404)
    now -= dayMs
  })

  it('is given to those who build the project with its holder, and to nobody else', async () => {
    const editor = await signedUp(server.origin, 'servededitor')
    const viewer = await signedUp(server.origin, 'servedviewer')
    const stranger = await signedUp(server.origin, 'servedstranger')
    const projectId = await newProject(owner, 'Together')
    for (const [username, role] of [
      ['servededitor', 'editor'],
      ['servedviewer', 'viewer'],
    ] as const) {
      await owner.call('POST', '/api/project/invite', { projectId, username, role })
    }
    const { key } = await uploaded(owner, 'x.png', await pngFile(91, 9))
    const byViewer = await uploaded(viewer, 'y.png', await pngFile(92, 9))
    const linksOf = async (person: Person, body: object) =>
      Object.keys((await person.call('POST', '/api/assets/links', body)).json.links)
    expect(await linksOf(owner, { keys: [key, byViewer.key] })).toEqual([key])
    expect(await linksOf(editor, { keys: [key, byViewer.key], projectId })).toEqual([key])
    expect(await linksOf(viewer, { keys: [key], projectId })).toEqual([key])
    expect(await linksOf(editor, { keys: [key] })).toEqual([])
    expect(await linksOf(stranger, { keys: [key], projectId })).toEqual([])
    expect(await linksOf(visitor(server.origin), { keys: [key], projectId })).toEqual([])
    const { links } = (await editor.call('POST', '/api/assets/links', { keys: [key], projectId })).json
    expect(await statusOf(links[key])).toBe(200)
  })
})

describe('a file of a published project', () => {
  it('is for everybody, stays when its holder deletes it, and is private again with the project', async () => {
    const projectId = await newProject(owner, 'Shown')
    const { key } = await uploaded(owner, 'x.png', await pngFile(93, 9))
    expect(await statusOf(publicLink(key))).toBe(404)
    await publish(owner, projectId, key)
    const answer = await fetch(publicLink(key))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const etag = answer.headers.get('etag') ?? ''
    const kept = { headers: { 'if-none-match': etag } }
    expect((await fetch(publicLink(key), kept)).status).toBe(304)
    await owner.call('DELETE', '/api/assets', { key })
    now += 40 * dayMs
    await sweep()
    expect(await statusOf(publicLink(key))).toBe(200)
    now -= 40 * dayMs
    await owner.call('DELETE', '/api/project', { id: projectId })
    expect(await statusOf(publicLink(key))).toBe(404)
    expect((await fetch(publicLink(key), kept)).status).toBe(404)
  })

  it('is one of the people of the project: writing somebody’s key into a world opens nothing', async () => {
    const thief = await signedUp(server.origin, 'servedthief')
    const { key } = await uploaded(owner, 'x.png', await pngFile(94, 9))
    await publish(thief, await newProject(thief, 'Stolen'), key)
    expect(await statusOf(publicLink(key))).toBe(404)
  })

  it('is private again, and goes, when the world is shown without it', async () => {
    const projectId = await newProject(owner, 'Changed')
    const [shy, bold] = [await pngFile(87, 9), await pngFile(88, 9)]
    const [{ key }, other] = [await uploaded(owner, 'x.png', shy), await uploaded(owner, 'y.png', bold)]
    await publish(owner, projectId, key)
    await owner.call('DELETE', '/api/assets', { key })
    for (let time = 1; time < projectLimits.publications; time += 1)
      await publish(owner, projectId, other.key)
    expect(await statusOf(publicLink(key))).toBe(200)
    await publish(owner, projectId, other.key)
    expect(await statusOf(publicLink(key))).toBe(404)
    now += 40 * dayMs
    await sweep()
    now -= 40 * dayMs
    expect([...(await server.storage.assets.publishedAmong([key, other.key]))]).toEqual([other.key])
    expect(await upload(owner, 'x.png', shy)).toMatchObject({ status: 200 })
  })

  it('stays with a copy of the project', async () => {
    const remixer = await signedUp(server.origin, 'servedremixer')
    const projectId = await newProject(owner, 'Original')
    const { key } = await uploaded(owner, 'x.png', await pngFile(95, 9))
    await publish(owner, projectId, key)
    const clone = await remixer.call('POST', '/api/project/clone', form({ projectId }))
    expect(clone.status).toBe(200)
    await owner.call('DELETE', '/api/project', { id: projectId })
    expect(await statusOf(publicLink(key))).toBe(404)
    const { links } = (await remixer.call('POST', '/api/assets/links', { keys: [key] })).json
    expect(await statusOf(links[key])).toBe(200)
  })
})

/** Asks as a browser would not let a test ask. */
const ask = (link: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>(
    (resolve, reject) => {
      request(link, { headers, method }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            bytes: Buffer.concat(chunks),
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )

describe('what is served', () => {
  it('[threat 22] has its own type for ever, may not run or frame anything, and does not open as a page', async () => {
    const files = [
      ['a.png', await pngFile(96, 9), 'images', 'image/png'],
      ['a.mp3', mp3File(1), 'sounds', 'audio/mpeg'],
    ] as const
    for (const [name, bytes, assetType, type] of files) {
      const { link } = await uploaded(owner, name, bytes, { assetType })
      const { headers } = await ask(link, {})
      expect(headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'private, max-age=31536000, immutable',
        'content-disposition': expect.stringMatching(/^attachment/),
      })
      expect(headers['access-control-allow-credentials']).toBeUndefined()
      expect(headers['set-cookie']).toBeUndefined()
      const opened = await ask(link, { 'sec-fetch-dest': 'document' })
      expect([opened.status, opened.headers['content-type']]).toEqual([403, 'text/plain'])
    }
  })

  it('comes in parts, as players of sounds and videos ask for it', async () => {
    const bytes = wavFile(2)
    const { link } = await uploaded(owner, 'a.wav', bytes, { assetType: 'sounds' })
    const size = bytes.length
    const parts = [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, size - 1],
      ['bytes=-10', size - 10, size - 1],
      [`bytes=50-${size * 9}`, 50, size - 1],
    ] as const
    for (const [range, first, last] of parts) {
      const part = await ask(link, { range })
      expect(part.status, range).toBe(206)
      expect(part.headers['content-range']).toBe(`bytes ${first}-${last}/${size}`)
      expect(part.headers['content-length']).toBe(String(last - first + 1))
      expect(new Uint8Array(part.bytes)).toEqual(bytes.slice(first, last + 1))
    }
    for (const range of ['bytes=5-4', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b', 'bytes=-']) {
      const whole = await ask(link, { range })
      expect([whole.status, whole.bytes.length], range).toEqual([200, size])
    }
    for (const range of [`bytes=${size}-`, 'bytes=-0']) {
      const outside = await ask(link, { range })
      expect([outside.status, outside.headers['content-range']], range).toEqual([416, `bytes */${size}`])
    }
    const head = await ask(link, {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([200, String(size), 0])
    const same = await ask(link, { 'if-none-match': String(head.headers.etag) })
    expect([same.status, same.bytes.length]).toEqual([304, 0])
  })

  it('may be shown by the app', async () => {
    const policy = (await fetch(server.origin)).headers.get('content-security-policy') ?? ''
    for (const kind of ['img-src', 'media-src']) {
      const rule = policy.split('; ').find((one) => one.startsWith(kind))
      expect(rule).toContain(server.scenes[0])
    }
  })
})

/** What the server does by itself every hour. */
async function sweep(): Promise<void> {
  const verdict = readSettings({ DATA_DIR: server.dataDir })
  if (!verdict.ok) throw new Error('settings')
  const services = createAssetServices(
    verdict.settings,
    server.storage,
    () => now,
    await openBlobStore(verdict.settings),
  )
  await sweepFiles(services)
  services.checker.close()
}

describe('time', () => {
  it('[P02] removes the bytes of what is deleted for 30 days, of anonymous files after 7, and of nothing else', async () => {
    const guest = visitor(server.origin)
    const same = await pngFile(97, 9)
    const kept = await uploaded(owner, 'kept.png', same)
    const other = await signedUp(server.origin, 'servedother')
    await uploaded(other, 'same.png', same)
    await other.call('DELETE', '/api/assets', { key: kept.key })
    const gone = await uploaded(owner, 'gone.png', await pngFile(98, 9))
    await owner.call('DELETE', '/api/assets', { key: gone.key })
    const passing = await uploaded(guest, 'x.png', await pngFile(99, 9), { uploadAsAnonymous: 'true' })
    const stored = async () => {
      const keys = await server.database.selectFrom('blob').select('key').execute()
      return [kept, gone, passing].map(({ key }) => keys.some((one) => one.key === key))
    }
    await sweep()
    expect(await stored()).toEqual([true, true, true])
    now += 8 * dayMs
    await sweep()
    expect(await stored()).toEqual([true, true, false])
    now += 23 * dayMs
    await sweep()
    expect(await stored()).toEqual([true, false, false])
    now -= 31 * dayMs
    expect(await statusOf(kept.link)).toBe(200)
    expect(await statusOf(gone.link)).toBe(404)
  })

  it('removes with an account what it held', async () => {
    const person = await signedUp(server.origin, 'servedleaver')
    const { key, link } = await uploaded(person, 'x.png', await pngFile(100, 9))
    await server.database.deleteFrom('user').where('username', '=', 'servedleaver').execute()
    now += 2 * 60 * 60 * 1000
    await sweep()
    expect(await server.database.selectFrom('blob').select('key').where('key', '=', key).execute()).toEqual(
      [],
    )
    expect(await statusOf(link)).toBe(404)
  })
})
