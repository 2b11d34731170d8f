import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { form, type Person, signedUp, visitor } from './support/person.ts'
import { pngPicture, publishedDocument } from './support/publication.ts'
import { publishedProject } from './support/publish-project.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let owner: Person
let friend: Person
let other: Person
let guest: Person
let project: Awaited<ReturnType<typeof publishedProject>>
let count = 0
beforeAll(async () => {
  server = await startTestServer()
  owner = await signedUp(server.origin, 'owner')
  friend = await signedUp(server.origin, 'friend')
  other = await signedUp(server.origin, 'other')
  guest = visitor(server.origin)
})
beforeEach(async () => {
  count += 1
  project = await publishedProject(owner, `World ${count}`)
  await owner.call('POST', '/api/project/invite', {
    projectId: project._id,
    username: 'friend',
    role: 'viewer',
  })
})
afterAll(() => server.end())

const show = (person: Person, visibility: string) =>
  person.call('PUT', '/api/project/visibility', { id: project._id, visibility })
const page = (person: Person) =>
  person.call('GET', `/api/project/by-name?username=owner&name=${project.name}`)
const played = (person: Person) => person.call('GET', `/api/play/${project.published.playCode}`)
const isListed = async () =>
  (await guest.call('GET', '/api/project/v2?limit=60')).json.projects.some(
    ({ _id }: { _id: string }) => _id === project._id,
  )

describe('who sees a project', () => {
  it.each([
    { visibility: 'public', stranger: 200, list: true },
    { visibility: 'link', stranger: 200, list: false },
    { visibility: 'private', stranger: 404, list: false },
  ])('[P03] $visibility: $stranger for strangers, listed $list', async ({ visibility, stranger, list }) => {
    expect((await show(owner, visibility)).json.project.visibility).toBe(visibility)
    for (const ask of [page, played]) {
      expect((await ask(owner)).status).toBe(200)
      expect((await ask(friend)).status).toBe(200)
      expect((await ask(other)).status).toBe(stranger)
      expect((await ask(guest)).status).toBe(stranger)
    }
    expect(await isListed()).toBe(list)
  })

  it('[P03] nobody who may not see a world gets its files, and nobody in between keeps them', async () => {
    const { snapshot, thumbnail } = (await played(owner)).json
    const kept = new Map<string, Record<string, string>>()
    for (const file of [snapshot, thumbnail]) {
      const { headers } = await guest.call('GET', file)
      expect(headers.get('cache-control')).toBe('no-cache')
      kept.set(file, { 'if-none-match': headers.get('etag') ?? '' })
      expect((await guest.call('GET', file, undefined, kept.get(file))).status).toBe(304)
    }
    await show(owner, 'private')
    for (const file of [snapshot, thumbnail]) {
      expect((await guest.call('GET', file)).status).toBe(404)
      expect((await guest.call('GET', file, undefined, kept.get(file))).status).toBe(404)
      const own = await owner.call('GET', file)
      expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store'])
    }
  })

  it('[P03] is said by the owner only', async () => {
    expect((await show(friend, 'private')).json.code).toBe('project.owner-only')
    expect((await show(guest, 'private')).json.code).toBe('account.login-needed')
    expect((await show(owner, 'everybody')).status).toBe(400)
    expect((await page(other)).status).toBe(200)
  })

  it('cannot be a class when one is in none', async () => {
    const answer = await show(owner, 'class')
    expect([answer.status, answer.json.code]).toEqual([409, 'project.no-class'])
  })
})

describe('[E09] the publish payload', () => {
  const publish = (fields: Record<string, string | Blob>) =>
    owner.call(
      'POST',
      '/api/project/publish',
      form({
        projectId: project._id,
        displayName: `World ${count}`,
        description: 'Later',
        screenshot: pngPicture(),
        ...fields,
      }),
    )
  const snapshot = async () => (await guest.call('GET', `/api/play/${project.published.playCode}`)).json

  it('publishing once more keeps a world for those with the link; publishing a private one shows it to all', async () => {
    await show(owner, 'link')
    const later = await publish({ isUpdate: 'true', document: publishedDocument('later') })
    expect(later.json.project.visibility).toBe('link')
    await show(owner, 'private')
    const again = await publish({ isUpdate: 'true', document: publishedDocument('again') })
    expect(again.json.project.visibility).toBe('public')
  })

  it('saveCurrentScene false publishes the words and the picture, and leaves the world as it was', async () => {
    const before = await server.storage.publications.documentOfProject(project._id)
    const answer = await publish({
      isUpdate: 'true',
      saveCurrentScene: 'false',
      document: publishedDocument('other'),
    })
    expect(answer.status).toBe(200)
    expect((await snapshot()).description).toBe('Later')
    expect(await server.storage.publications.documentOfProject(project._id)).toEqual(before)
  })

  it('without a document it publishes the live project, and refuses one that nobody has filled', async () => {
    const empty = await publish({ isUpdate: 'true' })
    expect([empty.status, empty.json.code]).toEqual([422, 'project.document-unreadable'])
    const scenes = JSON.stringify([{ name: 'scene1', template: 'blank', scripts: {}, default: true }])
    await owner.call('PUT', '/api/project', form({ id: project._id, scenes }))
    expect((await publish({ isUpdate: 'true' })).status).toBe(200)
  })

  it('takes a name of its own for the address, and where the project was remixed from', async () => {
    const original = await publishedProject(other, `Original ${count}`)
    const fields = { name: `Own address ${count}`, remixedFromProjectId: original._id }
    const answer = await publish({ ...fields, document: publishedDocument('x') })
    expect(answer.json.project).toMatchObject({
      name: `own-address-${count}`,
      remixedFrom: { username: 'other', name: original.name },
    })
  })

  it.each([{ isUpdate: 'perhaps' }, { saveCurrentScene: '1' }, { tags: 'unknown' }])(
    'refuses %o',
    async (fields) => {
      expect((await publish({ ...fields, document: publishedDocument('x') })).status).toBe(400)
      expect((await snapshot()).description).toBe('')
    },
  )

  it('[X05] a failure says in words what was wrong, for the message that the person sees', async () => {
    const { json } = await publish({ document: new Blob(['nothing']) })
    expect(json.msg).toBe('This project could not be read. Nothing was changed.')
    expect(json.message).toBe(json.msg)
  })
})
