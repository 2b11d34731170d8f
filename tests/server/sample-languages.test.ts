import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { materialise } from '../../model/project/materialise.ts'
import { houseName } from '../../protocol/addresses/house-name.ts'
import { liveDocument } from '../../server/sync/live-document.ts'
import { form, type Person, signedUp, visitor } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let guest: Person
beforeAll(async () => {
  server = await startTestServer({ hasSamples: true })
  guest = visitor(server.origin)
  await vi.waitFor(async () => expect(await owlQuiz()).toBeDefined(), { timeout: 60_000 })
})
afterAll(() => server.end())

const shelf = async () => (await guest.call('GET', `/api/project/of-user?username=${houseName}`)).json
const owlQuiz = async () =>
  (await shelf()).projects?.find(({ name }: { readonly name: string }) => name === 'owl-quiz')

/** What things are called and what is said in a document. */
function readOut(bytes: Uint8Array) {
  const document = new Y.Doc()
  Y.applyUpdateV2(document, bytes)
  const project = materialise(document)
  const { id } = project.defaultScene
  const blocks = project.files(id).flatMap((file) => [...project.blocks(file.id).blocks.values()])
  return {
    title: project.meta.displayName,
    owl: project.entities(id).find((thing) => thing.id === 'owl')?.name,
    says: JSON.stringify(blocks.map(({ fields, shadows }) => [fields, shadows])),
  }
}

const german = { title: 'Das Quiz der Eule', owl: 'Eule', says: expect.stringContaining('Wie viele Beine') }
const english = { title: 'The Owl’s Quiz', owl: 'Owl', says: expect.stringContaining('How many legs') }

it.each([
  ['de', german],
  ['en-GB,de;q=0.5', english],
])('a sample is played in the language of who plays it: %s', async (language, world) => {
  const { playCode } = (await owlQuiz()).published
  const answer = await guest.call('GET', `/api/play/${playCode}`, undefined, { 'accept-language': language })
  const snapshot = await fetch(server.origin + answer.json.snapshot)
  expect(readOut(new Uint8Array(await snapshot.arrayBuffer()))).toEqual(world)
  const etag = snapshot.headers.get('etag') ?? ''
  const again = await fetch(server.origin + answer.json.snapshot, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

it('a copy of a sample is in the language of who copies it, and one of a person’s world in the maker’s words', async () => {
  const ada = await signedUp(server.origin, 'ada')
  const copy = async (projectId: string, language: string) => {
    const headers = { 'accept-language': language }
    const { project } = (await ada.call('POST', '/api/project/clone', form({ projectId }), headers)).json
    const tools = { log: server.storage.updateLog, now: Date.now, logger: pino({ level: 'silent' }) }
    const document = await liveDocument(project._id, tools)
    return { project, world: readOut(document ?? new Uint8Array()) }
  }
  const { _id } = await owlQuiz()
  const own = await copy(_id, 'de')
  expect(own.world).toEqual(german)
  expect(own.project).toMatchObject({ displayName: 'Das Quiz der Eule', remixedFrom: { name: 'owl-quiz' } })
  expect((await copy(_id, 'en')).world).toEqual(english)
  expect((await copy(own.project._id, 'en')).world).toEqual(german)
})
