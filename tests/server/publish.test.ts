import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { openEditor } from './support/editor.ts'
import { form, newProject, type Person, signedUp, visitor } from './support/person.ts'
import { documentBytes, jpegPicture, publishedDocument } from './support/publication.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let owner: Person
let other: Person
let guest: Person
let projectId: string
beforeAll(async () => {
  server = await startTestServer()
  owner = await signedUp(server.origin, 'owner')
  other = await signedUp(server.origin, 'other')
  guest = visitor(server.origin)
})
beforeEach(async () => {
  projectId = await newProject(owner, 'My world')
})
afterAll(() => server.end())

const jpeg = jpegPicture()

const publishForm = (changes: Record<string, string | Blob> = {}) =>
  form({
    projectId,
    name: 'my-world',
    displayName: 'My world',
    description: 'Look!',
    isUpdate: 'false',
    screenshot: jpeg,
    document: publishedDocument('first'),
    ...changes,
  })

const bytesAt = async (path: string) =>
  new Uint8Array(await (await fetch(server.origin + path)).arrayBuffer())

describe('publishing', () => {
  it('makes the project public and playable for a visitor, with exactly the bytes that were sent', async () => {
    const answer = await owner.call('POST', '/api/project/publish', publishForm())
    expect(answer.status).toBe(200)
    const { published, visibility, name } = answer.json.project
    expect(visibility).toBe('public')
    expect(published.playCode).toMatch(/^[a-hjkmnp-z2-9]{6}$/)
    const played = await guest.call('GET', `/api/play/${published.playCode}`)
    expect(played.json).toMatchObject({
      playCode: published.playCode,
      displayName: 'My world',
      description: 'Look!',
      username: 'owner',
      name,
      thumbnail: published.thumbnail,
    })
    expect(await bytesAt(played.json.snapshot)).toEqual(documentBytes('first'))
    const picture = await fetch(server.origin + played.json.thumbnail)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(picture.headers.get('cache-control')).toBe('no-cache')
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
    const shelf = await guest.call('GET', '/api/project/of-user?username=owner')
    expect(shelf.json.projects.map((project: { _id: string }) => project._id)).toContain(projectId)
    const page = await guest.call('GET', `/api/project/by-name?username=owner&name=${name}`)
    expect(page.json.access).toBe('viewer')
  })

  it('[E13] keeps the view all round that came with a publication, for whoever may play it', async () => {
    const changes = { screenshot360: jpegPicture() }
    const { published } = (await owner.call('POST', '/api/project/publish', publishForm(changes))).json
      .project
    const { panorama } = (await guest.call('GET', `/api/play/${published.playCode}`)).json
    const answer = await fetch(server.origin + panorama)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100)
    const unreadable = { screenshot360: new Blob(['no picture'], { type: 'image/jpeg' }) }
    const refused = await owner.call('POST', '/api/project/publish', publishForm(unreadable))
    expect([refused.json.code, refused.json.errors[0].field]).toEqual([
      'project.picture-unreadable',
      'screenshot360',
    ])
    await owner.call('PUT', '/api/project/visibility', { id: projectId, visibility: 'private' })
    expect((await fetch(server.origin + panorama)).status).toBe(404)
    expect((await owner.call('GET', panorama)).status).toBe(200)

    const without = (await owner.call('POST', '/api/project/publish', publishForm({ isUpdate: 'true' }))).json
    const { playCode } = without.project.published
    expect((await owner.call('GET', `/api/play/${playCode}`)).json.panorama).toBeNull()
    expect((await owner.call('GET', `/api/play/${playCode}/panorama`)).status).toBe(404)
  })

  it('keeps the code over updates and never changes what was published before', async () => {
    const first = await owner.call('POST', '/api/project/publish', publishForm())
    const code = first.json.project.published.playCode
    const old = (await guest.call('GET', `/api/play/${code}`)).json.snapshot
    const changes = { document: publishedDocument('second'), displayName: 'Better', isUpdate: 'true' }
    const second = await owner.call('POST', '/api/project/publish', publishForm(changes))
    expect(second.json.project.published.playCode).toBe(code)
    const now = (await guest.call('GET', `/api/play/${code}`)).json
    expect(now.displayName).toBe('Better')
    expect(await bytesAt(now.snapshot)).toEqual(documentBytes('second'))
    expect(await bytesAt(old)).toEqual(documentBytes('first'))
    expect(await bytesAt(`/api/play/${code}/snapshot`)).toEqual(documentBytes('second'))
  })

  it('adds a snapshot with each publish, whatever isUpdate says, and keeps all of them', async () => {
    const published = async (text: string, isUpdate: string) => {
      const changes = { document: publishedDocument(text), isUpdate }
      const answer = await owner.call('POST', '/api/project/publish', publishForm(changes))
      const { playCode } = answer.json.project.published
      return { playCode, snapshot: (await guest.call('GET', `/api/play/${playCode}`)).json.snapshot }
    }
    const all = [await published('1', 'false'), await published('2', 'true'), await published('3', 'false')]
    expect(new Set(all.map(({ playCode }) => playCode)).size).toBe(1)
    expect(new Set(all.map(({ snapshot }) => snapshot)).size).toBe(3)
    for (const [index, { snapshot }] of all.entries()) {
      expect(await bytesAt(snapshot)).toEqual(documentBytes(String(index + 1)))
    }
  })

  it('leaves what is not published unseen: no page, no shelf, no snapshot for strangers', async () => {
    const name = (await server.storage.projects.summary(projectId))?.name
    for (const person of [guest, other]) {
      const page = await person.call('GET', `/api/project/by-name?username=owner&name=${name}`)
      expect([page.status, page.json.code]).toEqual([404, 'project.missing'])
      const shelf = await person.call('GET', '/api/project/of-user?username=owner')
      const ids = shelf.json.projects.map((project: { _id: string }) => project._id)
      expect(ids).not.toContain(projectId)
    }
    expect((await owner.call('GET', '/api/project/mine')).json.projects[0]).toMatchObject({
      _id: projectId,
      published: null,
    })
  })

  it('keeps later edits private until the next publish, for players and for clones', async () => {
    const { json } = await owner.call('POST', '/api/project/publish', publishForm())
    const { snapshot } = (await guest.call('GET', `/api/play/${json.project.published.playCode}`)).json
    const writer = openEditor(owner, projectId)
    await writer.untilSynced()
    writer.document.getMap('meta').set('secret', 1)
    await writer.untilStored()
    writer.close()
    expect(await bytesAt(snapshot)).toEqual(documentBytes('first'))
    expect(await bytesAt(`/api/play/${json.project.published.playCode}/snapshot`)).toEqual(
      documentBytes('first'),
    )
    const clone = await other.call('POST', '/api/project/clone', form({ projectId }))
    expect(clone.json.project.remixedFrom).toMatchObject({ username: 'owner', displayName: 'My world' })
    const copy = openEditor(other, clone.json.project._id)
    await copy.untilSynced()
    expect(copy.document.getMap('meta').toJSON()).toEqual({ displayName: 'first' })
    copy.close()
  })

  it('[P01] [P03] is for the owner, logged in', async () => {
    const send = (person: Person) => person.call('POST', '/api/project/publish', publishForm())
    expect((await send(guest)).json.code).toBe('account.login-needed')
    expect((await send(other)).json.code).toBe('project.missing')
    await owner.call('POST', '/api/project/invite', { projectId, username: 'other', role: 'editor' })
    expect((await send(other)).json.code).toBe('project.owner-only')
  })

  it('refuses a document that cannot be read or that has a gap', async () => {
    const document = new Y.Doc()
    document.getMap('meta').set('a', 1)
    const known = Y.encodeStateVector(document)
    document.getMap('meta').set('b', 2)
    for (const bytes of [new Uint8Array([1, 2, 3]), Y.encodeStateAsUpdateV2(document, known)]) {
      const changes = { document: new Blob([new Uint8Array(bytes)]) }
      const answer = await owner.call('POST', '/api/project/publish', publishForm(changes))
      expect([answer.status, answer.json.code]).toEqual([422, 'project.document-unreadable'])
    }
    expect((await server.storage.projects.summary(projectId))?.published).toBeNull()
  })

  it('tells a picture by its content, not by its name', async () => {
    const script = new Blob(['<script>alert(1)</script>'], { type: 'image/png' })
    const answer = await owner.call('POST', '/api/project/publish', publishForm({ screenshot: script }))
    expect([answer.status, answer.json.code]).toEqual([415, 'project.picture-unreadable'])
  })

  it('names the file that is too large', async () => {
    const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)])
    const picture = await owner.call('POST', '/api/project/publish', publishForm({ screenshot: large }))
    expect([picture.status, picture.json.code]).toEqual([413, 'project.picture-too-large'])
    const document = await owner.call('POST', '/api/project/publish', publishForm({ document: large }))
    expect([document.status, document.json.code]).toEqual([413, 'project.document-too-large'])
  })

  it('knows no code that nobody published under, and no version that never was', async () => {
    for (const path of ['/api/play/zzzzzz', '/api/play/no', '/api/play/zzzzzz/snapshot']) {
      expect((await guest.call('GET', path)).json.code).toBe('project.not-published')
    }
    const { json } = await owner.call('POST', '/api/project/publish', publishForm())
    const { playCode } = json.project.published
    expect((await guest.call('GET', `/api/play/${playCode}/picture?v=99999`)).status).toBe(404)
  })
})

describe('what is not published yet', () => {
  it('[P03] stays with the project’s people: who only may play it cannot join the live project', async () => {
    await owner.call('POST', '/api/project/publish', publishForm())
    const name = (await server.storage.projects.summary(projectId))?.name
    const found = await other.call('GET', `/api/project/by-name?username=owner&name=${name}`)
    expect(found.json).toMatchObject({ access: 'viewer', isMember: false })
    const outsider = openEditor(other, projectId)
    await until(() => outsider.reasons.includes('sync.forbidden'), 'the outsider is refused')
    expect(outsider.document.getMap('meta').size).toBe(0)
    outsider.close()
  })
})
