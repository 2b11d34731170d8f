import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectLimits } from '../../server/projects/project-limits.ts'
import { newProjectId } from '../../server/storage/new-id.ts'
import { type Answer, form, newProject, type Person, signedUp } from './support/person.ts'
import { publish } from './support/publish.ts'
import { publishedProject } from './support/publish-project.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const make = (person: Person, fields: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  person.call('POST', '/api/project', form({ displayName: 'World', ...fields }))
const idOf = async (username: string): Promise<string> =>
  (await server.storage.accounts.byUsername(username))?.id ?? ''

/** Puts projects on somebody’s shelf as quickly as it goes. */
async function fillShelf(username: string, count: number): Promise<void> {
  const ownerId = await idOf(username)
  for (let number = 0; number < count; number += 1) {
    await server.database
      .insertInto('project')
      .values({
        id: newProjectId(),
        owner_id: ownerId,
        name: `filler-${number}`,
        display_name: 'Filler',
        description: '',
        visibility: 'private',
        domain_key: null,
        remixed_from_id: null,
        play_code: null,
        created_at: 1,
        updated_at: 1,
      })
      .execute()
  }
}

it('six askers of one origin at once get one project, and all of them the same', async () => {
  const person = await signedUp(server.origin, 'racer')
  const answers = await Promise.all(Array.from({ length: 6 }, () => make(person, { originKey: 'k1' })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ json }) => json.project._id)).size).toBe(1)
  expect((await person.call('GET', '/api/project/mine')).json.projects).toHaveLength(1)
})

it('[threat 30] six clones of one press are one copy; the next press and another original make another', async () => {
  const maker = await signedUp(server.origin, 'original')
  const person = await signedUp(server.origin, 'presser')
  const [first, second] = [await publishedProject(maker, 'First'), await publishedProject(maker, 'Second')]
  const clone = (projectId: string, originKey: string) =>
    person.call('POST', '/api/project/clone', form({ projectId, originKey }))
  const answers = await Promise.all(Array.from({ length: 6 }, () => clone(first._id, 'press')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  const [id] = answers.map(({ json }) => json.project._id)
  expect(new Set(answers.map(({ json }) => json.project._id))).toEqual(new Set([id]))
  const shelf = async () => (await person.call('GET', '/api/project/mine')).json.projects.length
  expect(await shelf()).toBe(1)
  await person.call('DELETE', '/api/project', { id })
  expect((await clone(first._id, 'press')).json.project._id, 'back from the bin').toBe(id)
  await clone(first._id, 'next press')
  await clone(second._id, 'press')
  await make(person, { originKey: 'press' })
  expect(await shelf()).toBe(4)
  expect((await clone(first._id, '')).status).toBe(400)
})

it('an account has a thousand projects, those in the bin too, and is told so for the next', async () => {
  const person = await signedUp(server.origin, 'collector')
  await fillShelf('collector', projectLimits.projects - 2)
  const id = await newProject(person, 'Next to last')
  await person.call('DELETE', '/api/project', { id })
  expect((await make(person, { originKey: 'last' })).status).toBe(200)
  expect((await make(person)).json).toMatchObject({ status: 409, code: 'project.too-many' })
  expect((await make(person, { originKey: 'last' })).status, 'what is there is given').toBe(200)
  const copy = await person.call('POST', '/api/project/clone', form({ projectId: id }))
  expect(copy.status).toBe(404)
  await person.call('POST', '/api/project/bin/restore', { id })
  const again = await person.call('POST', '/api/project/clone', form({ projectId: id }))
  expect(again.json.code).toBe('project.too-many')
})

/** How many of so many requests at once were refused with a code. */
async function refusedWith(code: string, count: number, ask: () => Promise<Answer>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, ask))
  return answers.filter(({ json }) => json.code === code).length
}

it('an account makes and publishes so much in an hour, and another one at the same address is not slowed down', async () => {
  const person = await signedUp(server.origin, 'hasty')
  const id = await newProject(person, 'Same again')
  const publishUnkindly = () => publish(person, id, 'Hurensohn', 'text')
  const { madePerHour, publishedPerHour } = projectLimits
  expect(await refusedWith('words.unkind', publishedPerHour, publishUnkindly)).toBe(publishedPerHour)
  expect((await publish(person, id, 'Same again', 'text')).json).toMatchObject({
    status: 429,
    code: 'project.published-often',
  })
  const projectScreenshot = new Blob(['no picture'])
  const makeBadly = () =>
    person.call('POST', '/api/project', form({ displayName: 'World', projectScreenshot }))
  expect(await refusedWith('project.made-often', madePerHour + 4, makeBadly)).toBe(5)
  expect((await make(person)).json).toMatchObject({ status: 429, code: 'project.made-often' })
  const other = await signedUp(server.origin, 'beside')
  const own = await newProject(other, 'Own')
  expect((await publish(other, own, 'Own', 'text')).status).toBe(200)
})

it('an account copies so much in an hour, and no more', async () => {
  const person = await signedUp(server.origin, 'copier')
  const { _id: projectId } = await publishedProject(person, 'Copied')
  const copyBadly = () => {
    const fields = form({ projectId, projectScreenshot: new Blob(['no picture']) })
    return person.call('POST', '/api/project/clone', fields)
  }
  expect(await refusedWith('project.made-often', projectLimits.copiedPerHour + 3, copyBadly)).toBe(3)
  const copy = await person.call('POST', '/api/project/clone', form({ projectId }))
  expect(copy.json).toMatchObject({ status: 429, code: 'project.made-often' })
})

it('the newest publications are kept and the shown one always, not every one that ever was', async () => {
  const person = await signedUp(server.origin, 'often')
  const id = await newProject(person, 'Kept')
  const versions: string[] = []
  for (let number = 1; number <= projectLimits.publications + 2; number += 1) {
    const { json } = await publish(person, id, `Kept ${number}`, `text ${number}`)
    versions.push(json.project.published.thumbnail)
  }
  const rows = await server.database
    .selectFrom('published')
    .select('display_name')
    .where('project_id', '=', id)
    .orderBy('id')
    .execute()
  expect(rows.map((row) => row.display_name)).toEqual(['Kept 3', 'Kept 4', 'Kept 5', 'Kept 6', 'Kept 7'])
  const seen = await Promise.all(versions.map(async (path) => (await person.call('GET', path)).status))
  expect(seen).toEqual([404, 404, 200, 200, 200, 200, 200])
})
