import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { materialise } from '../../model/project/materialise.ts'
import { openEditor } from './support/editor.ts'
import { form, type Person, signedUp } from './support/person.ts'
import { jpegPicture, pngPicture } from './support/publication.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let owner: Person
let friend: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signedUp(server.origin, 'owner')
  friend = await signedUp(server.origin, 'friend')
})
afterAll(() => server.end())

const codeFile = (fileName: string, value: string, level = 0) => ({
  fileName,
  value,
  level,
  selected: level === 0,
  xmlValue: '',
  kidsCodeFileToParse: value,
})

const scene = (name: string, value: string, more: object = {}) => ({
  name,
  template: 'blank',
  scripts: { index: codeFile('index', value) },
  thumbnail: 'data:image/jpeg;base64,U0VDUkVU',
  default: false,
  ...more,
})

const makeForm = (scenes: readonly object[], more: Record<string, string | Blob> = {}) =>
  form({
    name: 'two-worlds',
    displayName: 'Two worlds',
    description: 'Look',
    domainKey: '1',
    isKidProject: 'true',
    scenes: JSON.stringify(scenes),
    ...more,
  })

/** The project as somebody sees it who opens it. */
async function opened(person: Person, projectId: string) {
  const editor = openEditor(person, projectId)
  await editor.untilSynced()
  return { editor, project: materialise(editor.document) }
}

const textsOf = (project: ReturnType<typeof materialise>) =>
  Object.fromEntries(
    project.scenes.map(({ id, name }) => [
      name,
      Object.fromEntries(project.files(id).map((file) => [file.name, project.text(file.id)])),
    ]),
  )

const make = async (scenes: readonly object[], more: Record<string, string | Blob> = {}) =>
  (await owner.call('POST', '/api/project', makeForm(scenes, more))).json.project._id as string

describe('[C01] [E07] a project that is made with scenes', () => {
  it('shows these scenes and no other, with their code, and begins as its maker said', async () => {
    const scenes = [
      scene('scene1', 'one()'),
      scene('Cave', 'two()', { template: 'treehouse', default: true }),
    ]
    const { editor, project } = await opened(owner, await make(scenes))
    expect(textsOf(project)).toEqual({ scene1: { index: 'one()' }, Cave: { index: 'two()' } })
    expect(project.defaultScene.name).toBe('Cave')
    expect(project.meta).toMatchObject({ displayName: 'Two worlds', description: 'Look' })
    const kinds = project.entities(project.defaultScene.id).map(({ kind }) => kind)
    for (const kind of ['player', 'camera', 'cursor', 'model']) expect(kinds).toContain(kind)
    editor.close()
  })

  it('[E07] keeps the pictures beside it, and no data URL anywhere in it', async () => {
    const projectId = await make([scene('scene1', 'a()')], {
      scene1_screenshot: jpegPicture(),
      other_screenshot: jpegPicture(),
    })
    const { snapshot } = await server.storage.updateLog.load(projectId)
    const bytes = Buffer.from(snapshot?.bytes ?? [])
    expect(bytes.length).toBeGreaterThan(100)
    expect(bytes.includes('data:image')).toBe(false)
    const path = (name: string) => `/api/project/picture?projectId=${projectId}&kind=scene&name=${name}`
    const answer = await owner.call('GET', path('scene1'))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await owner.call('GET', path('other'))).json.code).toBe('project.picture-missing')
    expect((await friend.call('GET', path('scene1'))).json.code).toBe('project.missing')
  })

  it('[V01] drops a malformed code file and takes the rest', async () => {
    const scripts = { index: codeFile('index', 'good()'), Bad: { fileName: 'Bad', value: 'bad()' } }
    const { editor, project } = await opened(owner, await make([scene('scene1', '', { scripts })]))
    expect(textsOf(project)).toEqual({ scene1: { index: 'good()' } })
    editor.close()
  })

  it('is not made at all when a picture is none', async () => {
    const bad = { scene1_screenshot: new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' }) }
    const before = (await owner.call('GET', '/api/project/mine')).json.projects.length
    const answer = await owner.call('POST', '/api/project', makeForm([scene('scene1', '')], bad))
    expect([answer.status, answer.json.code]).toEqual([415, 'project.picture-unreadable'])
    expect(answer.json.errors[0].field).toBe('scene1_screenshot')
    expect((await owner.call('GET', '/api/project/mine')).json.projects).toHaveLength(before)
  })
})

describe('[C05] [E08] scenes of a change', () => {
  it('become commands of the person in the live room, and nothing that others did is replaced', async () => {
    const projectId = await make([scene('scene1', 'one()'), scene('Cave', 'two()')])
    await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'editor' })
    const { editor, project } = await opened(owner, projectId)
    editor.document.getMap('meta').set('mine', 'stays')
    await editor.untilStored()
    const known = (await server.storage.updateLog.history(projectId)).length
    const fields = {
      id: projectId,
      name: 'three-worlds',
      displayName: 'Three worlds',
      description: 'New',
      projectScreenshot: pngPicture(),
      Cave_screenshot: jpegPicture(),
      scenes: JSON.stringify([scene('Cave', 'changed()'), scene('Moon', 'three()')]),
    }
    const answer = await friend.call('PUT', '/api/project', form(fields))
    expect(answer.status).toBe(200)
    expect(answer.json.project).toMatchObject({
      _id: projectId,
      name: 'three-worlds',
      displayName: 'Three worlds',
      description: 'New',
    })
    await until(() => project.scenes.length === 3, 'the owner sees it come')
    expect(textsOf(project)).toEqual({
      scene1: { index: 'one()' },
      Cave: { index: 'changed()' },
      Moon: { index: 'three()' },
    })
    expect(editor.document.getMap('meta').get('mine')).toBe('stays')
    const rows = await server.storage.updateLog.history(projectId)
    expect(rows.length).toBeGreaterThan(known)
    const { authors } = await server.storage.updateLog.load(projectId)
    expect(new Set(authors.values()).size).toBe(2)
    const picture = `/api/project/picture?projectId=${projectId}&kind=project`
    expect((await friend.call('GET', picture)).headers.get('content-type')).toBe('image/png')
    editor.close()
  })

  it('fill a project that nobody has filled yet, and no other scene is there', async () => {
    const { json } = await owner.call('POST', '/api/project', form({ displayName: 'Empty' }))
    const scenes = JSON.stringify([scene('Cave', 'cave()')])
    await owner.call('PUT', '/api/project', form({ id: json.project._id, scenes }))
    const { editor, project } = await opened(owner, json.project._id)
    expect(textsOf(project)).toEqual({ Cave: { index: 'cave()' } })
    editor.close()
  })

  it('that are already so change nothing', async () => {
    const scenes = [scene('scene1', 'one()')]
    const projectId = await make(scenes)
    await owner.call('PUT', '/api/project', form({ id: projectId, scenes: JSON.stringify(scenes) }))
    expect(await server.storage.updateLog.history(projectId)).toEqual([])
  })

  it('[P03] are refused from who may only look, and leave no trace', async () => {
    const projectId = await make([scene('scene1', 'one()')])
    await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'viewer' })
    const scenes = JSON.stringify([scene('scene1', 'hacked()')])
    const answer = await friend.call('PUT', '/api/project', form({ id: projectId, scenes }))
    expect([answer.status, answer.json.code]).toEqual([403, 'project.forbidden'])
    expect(await server.storage.updateLog.history(projectId)).toEqual([])
  })

  it('are stored when the answer comes', async () => {
    const projectId = await make([scene('scene1', 'one()')])
    const scenes = JSON.stringify([scene('scene1', 'two()')])
    await owner.call('PUT', '/api/project', form({ id: projectId, scenes }))
    const { snapshot, updates } = await server.storage.updateLog.load(projectId)
    const document = new Y.Doc()
    if (snapshot) Y.applyUpdateV2(document, snapshot.bytes)
    for (const { bytes } of updates) Y.applyUpdate(document, bytes)
    expect(textsOf(materialise(document))).toEqual({ scene1: { index: 'two()' } })
  })
})

it('[E08] [C07] cloning takes the listed payload, and whoever it names, the copy is the asker’s', async () => {
  const ada = await signedUp(server.origin, 'ada')
  const own = await ada.call('POST', '/api/project', makeForm([scene('scene1', 'one()')]))
  const fields = {
    projectId: own.json.project._id,
    userId: 'somebody-else',
    name: 'my-copy',
    description: 'Mine',
    displayName: 'My copy',
    projectScreenshot: jpegPicture(),
  }
  const { json } = await ada.call('POST', '/api/project/clone', form(fields))
  expect(json.project).toMatchObject({
    name: 'my-copy',
    displayName: 'My copy',
    description: 'Mine',
    username: 'ada',
    visibility: 'private',
  })
  const picture = `/api/project/picture?projectId=${json.project._id}&kind=project`
  expect((await ada.call('GET', picture)).status).toBe(200)
})
