import { afterAll, beforeAll, expect, it } from 'vitest'
import { form, newProject, type Person, signedUp } from './support/person.ts'
import { pngPicture } from './support/publication.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await signedUp(server.origin, 'maker1')
})
afterAll(() => server.end())

/** A world whose one program is `value`, published as it is. */
async function published(value: string, sceneName = 'scene1') {
  const projectId = await newProject(person, 'World')
  const script = {
    value,
    selected: true,
    level: 1,
    fileName: 'Tab1',
    xmlValue: '',
    kidsCodeFileToParse: value,
  }
  const scenes = [{ name: sceneName, template: 'blank', scripts: { Tab1: script }, default: true }]
  const filled = await person.call(
    'PUT',
    '/api/project',
    form({ id: projectId, scenes: JSON.stringify(scenes) }),
  )
  expect(filled.status).toBe(200)
  const { json } = await person.call(
    'POST',
    '/api/project/publish',
    form({ projectId, displayName: 'World', screenshot: pngPicture() }),
  )
  return json
}

it.each([
  ['a text of a program', "say('Du Hurensohn')", 'scene1'],
  ['the name of a scene', '// nothing', 'Arschloch'],
])('publishes no world with an unkind word in %s', async (_name, value, sceneName) => {
  expect(await published(value, sceneName)).toMatchObject({
    code: 'words.unkind',
    errors: [{ field: 'document' }],
  })
})

it('publishes a world whose program only looks so outside of its texts', async () => {
  expect(await published("const class1 = 'Hello'; // assess the arsenal")).toMatchObject({
    project: { visibility: 'public' },
  })
})
