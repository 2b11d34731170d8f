import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as Y from 'yjs'
import { partsBomb } from '../support/parts-bomb.ts'
import { form, newProject, type Person, signedUp, visitor } from './support/person.ts'
import { documentBytes, jpegPicture } from './support/publication.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let owner: Person
let projectId: string
beforeAll(async () => {
  server = await startTestServer()
  owner = await signedUp(server.origin, 'owner')
})
beforeEach(async () => {
  projectId = await newProject(owner, 'My world')
})
afterAll(() => server.end())

const publish = (document: Uint8Array<ArrayBuffer>) =>
  owner.call(
    'POST',
    '/api/project/publish',
    form({ projectId, displayName: 'My world', screenshot: jpegPicture(), document: new Blob([document]) }),
  )

const published = async (): Promise<boolean> => {
  const { json } = await visitor(server.origin).call('GET', '/api/project/of-user?username=owner')
  return json.projects.some((project: { _id: string }) => project._id === projectId)
}

it.each([
  ['three million parts', 3_000_000],
  ['sixty million parts', 60_000_000],
])('[threat 15] refuses %s in a few bytes with a sentence, at no cost to others', async (_, parts) => {
  const before = process.cpuUsage()
  const { status, json } = await publish(partsBomb(parts))
  const { user, system } = process.cpuUsage(before)
  expect([status, json.code]).toEqual([413, 'project.document-too-large'])
  expect(json.msg).toMatch(/too large/)
  expect((user + system) / 1_000).toBeLessThan(800)
  expect(await published()).toBe(false)
})

/** A whole project whose shelf has so many files. */
function withFiles(count: number): Uint8Array<ArrayBuffer> {
  const document = new Y.Doc()
  Y.applyUpdateV2(document, documentBytes('Files'))
  const files = document.getMap('assets')
  document.transact(() => {
    for (let index = 0; index < count; index += 1) {
      const key = `${index.toString(16).padStart(64, '0')}.png`
      const entries = { key, type: 'images', name: `Picture ${index}` }
      files.set(key, new Y.Map(Object.entries(entries)))
    }
  })
  return new Uint8Array(Y.encodeStateAsUpdateV2(document))
}

it('publishes a world of two thousand files', async () => {
  expect((await publish(withFiles(2_000))).status).toBe(200)
  expect(await published()).toBe(true)
})
