import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form, newProject, type Person, signedUp, visitor } from './support/person.ts'
import { pngPicture, publishedDocument } from './support/publication.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let count = 0
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

/** Somebody new, whose shelf is empty. */
async function somebody(): Promise<{ person: Person; username: string }> {
  count += 1
  const username = `person${count}`
  return { person: await signedUp(server.origin, username), username }
}

const rename = async (person: Person, id: string, displayName: string): Promise<string> =>
  (await person.call('PUT', '/api/project', form({ id, displayName }))).json.project.name

const at = async (person: Person, username: string, name: string) =>
  (await person.call('GET', `/api/project/by-name?username=${username}&name=${name}`)).json

describe('a renamed project', () => {
  it('is found under its new name, and under every old one with the new one in the answer', async () => {
    const { person, username } = await somebody()
    const id = await newProject(person, 'Maze')
    expect(await rename(person, id, 'Deep Maze')).toBe('deep-maze')
    expect(await rename(person, id, 'Deepest Maze')).toBe('deepest-maze')
    for (const name of ['maze', 'deep-maze', 'deepest-maze']) {
      expect((await at(person, username, name)).project, name).toMatchObject({
        _id: id,
        name: 'deepest-maze',
        displayName: 'Deepest Maze',
      })
    }
  })

  it('may take an old name of its own back', async () => {
    const { person, username } = await somebody()
    const id = await newProject(person, 'Maze')
    await rename(person, id, 'Castle')
    expect(await rename(person, id, 'Maze')).toBe('maze')
    expect((await at(person, username, 'castle')).project.name).toBe('maze')
  })

  it('keeps its old name from other projects of its owner, but not from those of others', async () => {
    const { person, username } = await somebody()
    const id = await newProject(person, 'Maze')
    await rename(person, id, 'Castle')
    const second = await newProject(person, 'Maze')
    expect((await at(person, username, 'maze')).project._id).toBe(id)
    expect((await at(person, username, 'maze-2')).project._id).toBe(second)
    const third = await newProject(person, 'Other')
    expect(await rename(person, third, 'Maze')).toBe('maze-3')
    const other = await somebody()
    const theirs = await newProject(other.person, 'Maze')
    expect((await at(other.person, other.username, 'maze')).project._id).toBe(theirs)
  })

  it('keeps its address when only the writing of its name changes, or nothing at all', async () => {
    const { person } = await somebody()
    await newProject(person, 'Maze')
    const id = await newProject(person, 'Maze')
    for (const same of ['Maze', 'maze!', 'MAZE']) expect(await rename(person, id, same)).toBe('maze-2')
    const answer = await person.call('PUT', '/api/project', form({ id, description: 'new' }))
    expect(answer.json.project.name).toBe('maze-2')
    await person.call('PUT', '/api/project', form({ id, name: 'chosen' }))
    expect(await rename(person, id, 'Maze!!')).toBe('chosen')
  })

  it('frees its names when it is deleted', async () => {
    const { person, username } = await somebody()
    const id = await newProject(person, 'Maze')
    await rename(person, id, 'Castle')
    await person.call('DELETE', '/api/project', { id })
    expect((await at(person, username, 'maze')).code).toBe('project.missing')
    const next = await newProject(person, 'Maze')
    expect((await at(person, username, 'maze')).project._id).toBe(next)
  })

  it('tells a stranger no more under an old name than under the new one', async () => {
    const { person, username } = await somebody()
    const id = await newProject(person, 'Secret')
    await rename(person, id, 'Still secret')
    const guest = visitor(server.origin)
    for (const name of ['secret', 'still-secret']) {
      expect((await at(guest, username, name)).code).toBe('project.missing')
    }
  })

  it('may be renamed by publishing: name and address follow, the old one leads on for visitors too', async () => {
    const { person, username } = await somebody()
    const projectId = await newProject(person, 'Draft')
    const fields = {
      projectId,
      displayName: 'Great World',
      screenshot: pngPicture(),
      document: publishedDocument('x'),
    }
    const answer = await person.call('POST', '/api/project/publish', form(fields))
    expect(answer.json.project).toMatchObject({ name: 'great-world', displayName: 'Great World' })
    const guest = visitor(server.origin)
    expect((await at(guest, username, 'draft')).project.name).toBe('great-world')
    const played = await guest.call('GET', `/api/play/${answer.json.project.published.playCode}`)
    expect(played.json.name).toBe('great-world')
  })
})
