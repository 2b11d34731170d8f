import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form, newProject, type Person, signedUp, signUpBody } from './support/person.ts'
import { pngPicture } from './support/publication.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let owner: Person
let projectId: string
beforeAll(async () => {
  server = await startTestServer()
  owner = await signedUp(server.origin, 'owner')
  projectId = await newProject(owner, 'Ours')
})
afterAll(() => server.end())

/** As they arrive: in JSON and, where it can be said at all, in an address. */
const nul = 'a\0b'
const half = 'a\ud800b'

const inBodies = (text: string) =>
  [
    ['a visitor who logs in', 'POST', '/api/auth/login', { username: text, password: 'correct horse' }],
    ['a password', 'POST', '/api/auth/login', { username: 'owner', password: text }],
    ['a forgotten password', 'POST', '/api/auth/forgetPassword', { step: 1, email: `${text}@example.org` }],
    ['a sign-up', 'POST', '/api/users', { ...signUpBody('fresh'), name: text }],
    ['a profile', 'PUT', '/api/users/profile', { about: text }],
    ['a report', 'POST', '/api/report', { username: 'owner', reason: 'other', note: text }],
    ['a key', 'POST', '/api/users', { ...signUpBody('fresh'), [text]: 1 }],
    ['a name far inside', 'POST', '/api/events', { events: [{ properties: { page: [text] } }] }],
  ] as const
const inForms = (text: string) =>
  [
    ['a new project', 'POST', '/api/project', form({ displayName: text })],
    ['a renamed project', 'PUT', '/api/project', form({ id: projectId, description: text })],
    ['a scene', 'PUT', '/api/project', form({ id: projectId, scenes: JSON.stringify([{ name: text }]) })],
    ['feedback', 'POST', '/api/feedback', form({ email: 'a@b.de', description: text, modalType: 'bug' })],
    ['the name of a file', 'POST', '/api/assets', form({ assetName: text, files: pngPicture() })],
  ] as const

const expectRefused = async (method: string, path: string, body?: object | FormData): Promise<void> => {
  const { status, json } = await owner.call(method, path, body)
  expect([status, json.code]).toEqual([400, 'general.text-unstorable'])
}

describe('a text that no database keeps is refused with a sentence', () => {
  it.each([...inBodies(nul), ...inBodies(half)])('in %s, %s %s', async (_what, method, path, body) => {
    await expectRefused(method, path, body)
  })

  it.each(inForms(nul).map(([what], index) => [what, index] as const))(
    'in the form of %s',
    async (_, index) => {
      const [, method, path, body] = inForms(nul)[index] ?? []
      await expectRefused(method ?? '', path ?? '', body)
    },
  )

  it('in a form also when JSON in it says it', async () => {
    await expectRefused('PUT', '/api/project', form({ id: projectId, scenes: '[{"name":"a\\ud800b"}]' }))
  })

  it.each([
    '/api/users/profile?username=a%00b',
    '/api/project/by-name?username=owner&name=%00',
    '/api/project/v2?isKidProject=true&q=a%00',
    '/api/project/v2?isKidProject=true&%00=a',
    '/api/play/a%00b',
  ])('in an address: %s', async (path) => {
    await expectRefused('GET', path)
  })

  it('and what was stored before can be read', async () => {
    await server.database
      .updateTable('project')
      .set({ description: half })
      .where('id', '=', projectId)
      .execute()
    expect((await owner.call('GET', '/api/project/mine')).json.projects).toHaveLength(1)
  })
})
