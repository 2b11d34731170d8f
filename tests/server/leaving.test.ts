import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Y from 'yjs'
import { binMs } from '../../protocol/http/bin.ts'
import { openEditor } from './support/editor.ts'
import { form, newProject, type Person, signedUp, visitor } from './support/person.ts'
import { pngPicture, publishedDocument } from './support/publication.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const path = '/api/users'
const password = 'correct horse'
const idOf = async (person: Person): Promise<string> =>
  (await person.call('GET', '/api/auth/me')).json.user._id

async function exportOf(person: Person) {
  const response = await fetch(`${server.origin}${path}/export`, { headers: { cookie: person.cookie } })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const read = (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString())
  return { response, files, read }
}

it('hands out everything that somebody has in one zip', async () => {
  const mia = await signedUp(server.origin, 'mia')
  const tim = await signedUp(server.origin, 'tim')
  const id = await newProject(mia, 'My Castle')
  const editor = openEditor(mia, id)
  await editor.untilSynced()
  editor.document.getMap('meta').set('displayName', 'Towers')
  await editor.untilStored()
  editor.close()
  const shared = await newProject(tim, 'Of Tim')
  await tim.call('POST', '/api/project/invite', { projectId: shared, username: 'mia', role: 'editor' })
  await mia.call('POST', '/api/users/profile/upload', form({ picture: pngPicture() }))

  const { response, files, read } = await exportOf(mia)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="nestling-mia.zip"')
  expect(Object.keys(files).sort()).toEqual([
    'assets.json',
    'bin.json',
    'invited-to.json',
    'picture.webp',
    'profile.json',
    'projects/my-castle/document.yjs',
    'projects/my-castle/project.json',
    'records/edits.json',
    'records/events.json',
    'records/invited-to.json',
    'records/logins.json',
    'records/streak.json',
  ])
  expect(read('profile.json')).toMatchObject({ username: 'mia', email: 'mia@example.org', roles: [] })
  expect(JSON.stringify(read('profile.json'))).not.toContain('argon2')
  expect(read('projects/my-castle/project.json')).toMatchObject({
    name: 'my-castle',
    meta: expect.any(Object),
  })
  expect(read('invited-to.json')).toMatchObject([{ username: 'tim' }])
  const document = new Y.Doc()
  Y.applyUpdateV2(document, files['projects/my-castle/document.yjs'] ?? new Uint8Array())
  expect(document.getMap('meta').get('displayName')).toBe('Towers')
})

it('hands out and deletes nothing without a login', async () => {
  const guest = visitor(server.origin)
  expect((await guest.call('GET', `${path}/export`)).status).toBe(401)
  expect((await guest.call('DELETE', path, { password })).status).toBe(401)
})

it('deletes an account only with its password', async () => {
  const eva = await signedUp(server.origin, 'eva')
  for (const body of [{ password: 'wrong' }, { username: 'eva' }, {}]) {
    const answer = await eva.call('DELETE', path, body)
    expect([answer.status, answer.json.code]).toEqual([403, 'account.password-wrong'])
  }
  expect((await eva.call('GET', '/api/auth/me')).json.user.username).toBe('eva')
})

it('asks an account without a password for its username', async () => {
  const sol = await signedUp(server.origin, 'sol')
  await server.database
    .updateTable('user')
    .set({ password_hash: null })
    .where('username', '=', 'sol')
    .execute()
  expect((await sol.call('DELETE', path, { username: 'luna' })).status).toBe(403)
  expect((await sol.call('DELETE', path, { username: 'SOL' })).status).toBe(200)
})

it('erases who somebody was, bins their projects, and leaves to others what they made of them', async () => {
  const ann = await signedUp(server.origin, 'ann')
  const ben = await signedUp(server.origin, 'ben')
  const annsId = await idOf(ann)
  const id = await newProject(ann, 'Dragon')
  await ann.call(
    'POST',
    '/api/project/publish',
    form({
      projectId: id,
      displayName: 'Dragon',
      document: publishedDocument('Dragon'),
      screenshot: pngPicture(),
    }),
  )
  const remix = await ben.call(
    'POST',
    '/api/project/clone',
    form({ projectId: id, displayName: 'My Dragon' }),
  )
  expect(remix.status).toBe(200)
  const tablet = visitor(server.origin)
  await tablet.call('POST', '/api/auth/login', { username: 'ann', password })
  const editor = openEditor(tablet, id)
  await editor.untilSynced()
  await ann.call('POST', '/api/project/invite', { projectId: id, username: 'ben', role: 'editor' })
  const ofGuest = openEditor(ben, id)
  await ofGuest.untilSynced()

  expect((await ann.call('DELETE', path, { password })).json).toEqual({})

  await until(() => editor.reasons.length > 0, 'the open project closes')
  await until(() => ofGuest.reasons.length > 0, 'it closes for those who were invited')
  editor.close()
  ofGuest.close()
  expect((await tablet.call('GET', '/api/auth/me')).json.user).toBeNull()
  expect(
    (await visitor(server.origin).call('POST', '/api/auth/login', { username: 'ann', password })).status,
  ).toBe(401)
  expect((await ben.call('GET', '/api/users/profile?username=ann')).status).toBe(404)
  expect((await ben.call('GET', '/api/users/profile?username=somebody')).status).toBe(404)
  const row = await server.database.selectFrom('user').selectAll().where('id', '=', annsId).executeTakeFirst()
  expect(JSON.stringify(row).toLowerCase()).not.toMatch(/ann|muster|example|argon2/)
  expect(await server.storage.projects.ofOwner(annsId, false)).toEqual([])
  expect((await server.storage.bin.ofOwner(annsId)).map(({ displayName }) => displayName)).toEqual(['Dragon'])
  await signedUp(server.origin, 'ann')

  const later = Date.now() + binMs + 1
  await server.storage.bin.purge(later - binMs)
  expect(await server.storage.accounts.removeClosed(later - binMs)).toBeGreaterThan(0)
  expect(
    await server.database.selectFrom('user').selectAll().where('id', '=', annsId).executeTakeFirst(),
  ).toBeUndefined()
  expect(await server.storage.projects.summary(remix.json.project._id)).toMatchObject({
    displayName: 'My Dragon',
    remixedFrom: null,
  })
})
