import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync, type Zippable, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadForm } from './assets/support.ts'
import { type Answer, form, newProject, type Person, signedUp } from './support/person.ts'
import { pngPicture } from './support/publication.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let person: Person
let projectId: string
beforeAll(async () => {
  server = await startTestServer()
  person = await signedUp(server.origin, 'archivist')
  projectId = await newProject(person, 'World')
})
afterAll(() => server.end())

type Bytes = Uint8Array<ArrayBuffer>
const text = (length: number): Bytes => new Uint8Array(length).fill(65)
const escaped = '../../../../nestling-escaped'
const zip = (files: Zippable): Bytes => new Uint8Array(zipSync(files, { level: 1 }))

/** The same archive, which says that its first file unpacks to `size` bytes. */
function lying(archive: Bytes, size: number): Bytes {
  const bytes = new Uint8Array(archive)
  new DataView(bytes.buffer).setUint32(22, size, true)
  return bytes
}

/** The same archive, whose second file has the name of the first. */
function doubled(archive: Bytes): Bytes {
  const name = Buffer.from('manifest.two')
  const bytes = Buffer.from(archive)
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1))
    bytes.write('manifest.one', at)
  return new Uint8Array(bytes)
}

const project = zip({ 'manifest.json': text(100), 'document.bin': text(100) })
const archives: Readonly<Record<string, Bytes>> = {
  'a project file': project,
  'a bomb of 30 MB': zip({ 'manifest.json': text(30_000_000) }),
  'an archive in an archive': zip({ 'inner.zip': zip({ 'inner.zip': project }) }),
  'names that lead out': zip({ [escaped]: text(10), [`/${escaped}`]: text(10), 'a\\..\\b': text(10) }),
  'a symbolic link': zip({ link: [Buffer.from('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] }),
  'two files of one name': doubled(zip({ 'manifest.one': text(10), 'manifest.two': text(20) })),
  '3,000 files': zip(Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`f${index}`, text(0)]))),
  'a lie about its size': lying(project, 4_000_000_000),
  'a torn end': project.slice(0, project.length - 30),
  'a packed stream': new Uint8Array(gzipSync(text(1_000_000))),
  'a picture with an archive behind it': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...project]),
}

/** Every way in by which a file can come. */
const ways: Readonly<Record<string, (archive: Bytes) => Promise<Answer>>> = {
  images: (archive) => asset('images', 'x.png', archive),
  sounds: (archive) => asset('sounds', 'x.mp3', archive),
  videos: (archive) => asset('videos', 'x.webm', archive),
  models: (archive) => asset('models', 'x.glb', archive),
  'its own name': (archive) => asset('models', 'x.nestling-project', archive),
  parts: inParts,
  'profile picture': (archive) =>
    person.call('POST', '/api/users/profile/upload', form({ image: new Blob([archive]) })),
  'project picture': (archive) =>
    person.call('PUT', '/api/project', form({ id: projectId, projectScreenshot: new Blob([archive]) })),
  'published picture': (archive) =>
    person.call(
      'POST',
      '/api/project/publish',
      form({ projectId, displayName: 'World', screenshot: new Blob([archive]) }),
    ),
  'published document': (archive) =>
    person.call(
      'POST',
      '/api/project/publish',
      form({ projectId, displayName: 'World', screenshot: pngPicture(), document: new Blob([archive]) }),
    ),
}

const asset = (assetType: string, name: string, archive: Bytes) =>
  person.call('POST', '/api/assets', uploadForm([[name, archive]], { assetType }))

async function inParts(archive: Bytes): Promise<Answer> {
  const hash = createHash('sha256').update(archive).digest('hex')
  const wish = { fileName: 'x.glb', assetName: 'x', assetType: 'models', length: archive.length, hash }
  const path = `/api/assets/uploads/${(await person.call('POST', '/api/assets/uploads', wish)).json.uploadId}`
  await fetch(`${person.origin}${path}?offset=0`, {
    method: 'PATCH',
    headers: {
      origin: person.origin,
      cookie: person.cookie,
      'content-type': 'application/offset+octet-stream',
    },
    body: archive,
  })
  return person.call('POST', `${path}/finish`)
}

/** What lies in the data folder besides the database. */
const filesKept = (): readonly string[] =>
  readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(db|sqlite)|^(app|frame)\b/.test(name))
    .sort()

it.each(Object.keys(archives))(
  '[threat 21] %s is refused wherever it comes in, and nothing of it is left',
  async (name) => {
    const archive = archives[name] ?? text(0)
    // The folders themselves come with the first file.
    await inParts(text(10))
    const before = filesKept()
    for (const [way, send] of Object.entries(ways)) {
      const { status, json } = await send(archive)
      expect([Math.floor(status / 100), typeof json.code], `${way}: ${JSON.stringify(json)}`).toEqual([
        4,
        'string',
      ])
    }
    expect(filesKept()).toEqual(before)
    for (const base of [server.dataDir, join(server.dataDir, 'unchecked', 'a-b'), tmpdir(), '/']) {
      expect(existsSync(resolve(base, escaped)), base).toBe(false)
    }
    expect((await person.call('GET', '/api/assets')).json.assets).toEqual([])
    expect((await person.call('GET', '/api/project/mine')).json.projects[0].published).toBeNull()
  },
)
