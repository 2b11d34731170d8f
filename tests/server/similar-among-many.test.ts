import { afterAll, beforeAll, expect, it } from 'vitest'
import { newProjectId } from '../../server/storage/new-id.ts'
import { type Person, signedUp } from './support/person.ts'
import { documentBytes, pngPicture } from './support/publication.ts'
import { publishedProject } from './support/publish-project.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

const unlike = 300

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await signedUp(server.origin, 'ada')
  await publishedProject(person, 'Volcano island', { tags: 'animals' })
  await publishedProject(await signedUp(server.origin, 'ben'), 'Vulkan', { tags: 'animals,race' })
  await signedUp(server.origin, 'cat')
  const { storage } = server
  const ownerId = (await storage.accounts.byUsername('cat'))?.id ?? ''
  const picture = { bytes: new Uint8Array(await pngPicture().arrayBuffer()), type: 'image/png' } as const
  const document = documentBytes('x')
  for (let number = 0; number < unlike; number += 1) {
    const id = newProjectId()
    const words = { displayName: `Other ${number}`, description: '', tags: ['quiz'] }
    const common = { ...words, at: Date.now(), document }
    await storage.projects.create({
      ...common,
      id,
      ownerId,
      slug: `other-${number}`,
      domainKey: null,
      remixedFromId: null,
      isKidProject: true,
    })
    const playCode = String(number).padStart(6, '0')
    await storage.publications.publish({
      ...common,
      projectId: id,
      actorId: ownerId,
      slug: undefined,
      remixedFromId: null,
      picture,
      playCode,
    })
  }
  await publishedProject(person, 'Volcano race', { tags: 'animals,race' })
})
afterAll(() => server.end())

it('[C09] finds what is alike behind any number of newer worlds that are not', async () => {
  const query = new URLSearchParams({ projectname: 'volcano-race', username: 'ada' })
  const { json } = await person.call('GET', `/api/project/similiar?${query}`)
  expect(json.projects.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
    'Vulkan',
    'Volcano island',
  ])
})
