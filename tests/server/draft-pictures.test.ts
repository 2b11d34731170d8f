import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { form, newProject, type Person, signedUp } from './support/person.ts'
import { publishedProject } from './support/publish-project.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let now = Date.now()
let mia: Person
let tom: Person
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  mia = await signedUp(server.origin, 'mia')
  tom = await signedUp(server.origin, 'tom')
})
afterAll(() => server.end())

const picture = async (background: string) => {
  const image = sharp({ create: { width: 640, height: 480, channels: 3, background } })
  return new Blob([new Uint8Array(await image.jpeg().toBuffer())], { type: 'image/jpeg' })
}
const send = async (person: Person, id: string, background: string) =>
  person.call('PUT', '/api/project', form({ id, projectScreenshot: await picture(background) }))
const shelf = async (person: Person) => (await person.call('GET', '/api/project/mine')).json.projects
const onShelf = async (person: Person, id: string) =>
  (await shelf(person)).find(({ _id }: { _id: string }) => _id === id)
const colourAt = async (person: Person, path: string) => {
  const answer = await fetch(server.origin + path, { headers: { cookie: person.cookie } })
  if (!answer.ok) return answer.status
  const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats()
  return channels.map(({ mean }) => Math.round(mean / 255)).join('')
}

it('[C01] a project that is not published shows its people the picture that came last, which is no change of it', async () => {
  const id = await newProject(mia, 'Secret garden')
  expect((await onShelf(mia, id)).draftPicture).toBeUndefined()
  const { updatedAt } = await onShelf(mia, id)
  now += 60_000
  expect((await send(mia, id, '#f00')).status).toBe(200)
  const first = await onShelf(mia, id)
  expect(first.updatedAt).toBe(updatedAt)
  expect(await colourAt(mia, first.draftPicture)).toBe('100')
  now += 60_000
  await send(mia, id, '#0f0')
  const { draftPicture } = await onShelf(mia, id)
  expect(draftPicture).not.toBe(first.draftPicture)
  expect(await colourAt(mia, draftPicture)).toBe('010')
  expect(await colourAt(tom, draftPicture)).not.toBe('010')
  expect((await send(tom, id, '#00f')).status).not.toBe(200)

  await mia.call('POST', '/api/project/invite', { projectId: id, username: 'tom', role: 'editor' })
  expect(await colourAt(tom, (await onShelf(tom, id)).draftPicture)).toBe('010')
  await mia.call('PUT', '/api/project', form({ id, description: 'Roses' }))
  expect((await onShelf(mia, id)).updatedAt).toBe(now)
})

it('what is published is shown as it was published, and tells nobody of another picture', async () => {
  const { _id: id, name } = await publishedProject(mia, 'Owl wood')
  await send(mia, id, '#f00')
  expect((await onShelf(mia, id)).draftPicture).toBeUndefined()
  const asked = await tom.call('GET', `/api/project/by-name?username=mia&name=${name}`)
  expect(JSON.stringify(asked.json)).not.toContain('/api/project/picture')
})

it('a copy looks like its original until it has a picture of its own', async () => {
  const id = await newProject(mia, 'Wood')
  await send(mia, id, '#00f')
  const twin = await mia.call('POST', '/api/project/clone', form({ projectId: id, displayName: 'Wood 2' }))
  const copy = await onShelf(mia, twin.json.project._id)
  expect(await colourAt(mia, copy.draftPicture)).toBe('001')
  await send(mia, copy._id, '#0f0')
  expect(await colourAt(mia, (await onShelf(mia, copy._id)).draftPicture)).toBe('010')
  expect(await colourAt(mia, (await onShelf(mia, id)).draftPicture)).toBe('001')

  const shown = await publishedProject(mia, 'Lake', { screenshot: await picture('#f0f') })
  const remix = await tom.call('POST', '/api/project/clone', form({ projectId: shown._id }))
  expect(await colourAt(tom, (await onShelf(tom, remix.json.project._id)).draftPicture)).toBe('101')

  await send(mia, shown._id, '#0ff')
  const own = await mia.call('POST', '/api/project/clone', form({ projectId: shown._id, displayName: 'L' }))
  expect(await colourAt(mia, (await onShelf(mia, own.json.project._id)).draftPicture)).toBe('011')

  const bare = await newProject(mia, 'Bare')
  const bareCopy = await mia.call('POST', '/api/project/clone', form({ projectId: bare, displayName: 'B' }))
  expect((await onShelf(mia, bareCopy.json.project._id)).draftPicture).toBeUndefined()
})
